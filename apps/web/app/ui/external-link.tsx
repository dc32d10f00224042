import type { ComponentProps } from 'react';

/** A link that leaves the site, in a new tab, and says so to those who cannot see it. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> (tab baru)</span>
    </a>
  );
}
