import { Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../lazy-part.ts';
import { unsavedWork } from './unsaved-work.ts';

const UnsavedDialog = lazyPart(async () => (await import('./unsaved-dialog.tsx')).UnsavedDialog);

interface SignOutButtonProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form of its own: signing out changes something, so it is a POST, and the answer is a whole new page. Before, what this
 * browser keeps of the person goes; where something of it is not saved, the person confirms first. The dialog
 * stands outside the menu that holds the button, which closes with the click.
 */
export function SignOutButton({ className, children }: SignOutButtonProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);

  const leave = async () => {
    // What cannot be cleared is no reason to stay signed in: nobody else's pages show it.
    await clearUnsaved().catch(() => undefined);
    form.current?.submit();
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    // Where the code that counts does not come, what is not saved stays in the browser for the next time.
    const left = await saveAndCount().catch(() => null);
    if (left === null) form.current?.submit();
    else if (left > 0) setAsking(true);
    else await leave();
  };
  return (
    <>
      <form ref={form} method="post" action="/logout" onSubmit={(event) => void begin(event)}>
        <button type="submit" className={className} data-menu-item>
          {children}
        </button>
      </form>
      {asking &&
        createPortal(
          <Suspense>
            <UnsavedDialog onClose={() => setAsking(false)} onConfirm={() => void leave()} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

const saveAndCount = async () => (await unsavedWork()).saveAndCount();
const clearUnsaved = async () => (await unsavedWork()).clear();
