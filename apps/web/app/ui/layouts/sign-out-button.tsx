import type { ReactNode } from 'react';

/** A form of its own: signing out changes something, so it is a POST, and the answer is a whole new page. */
export function SignOutButton({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <form method="post" action="/logout">
      <button type="submit" className={className} data-menu-item>
        {children}
      </button>
    </form>
  );
}
