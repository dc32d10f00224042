import { Fragment } from 'react';

/** An e-mail address that breaks behind its `@` and dots where it has to, at its hyphens and within a word only where a part has no line for itself. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span className="mail-address">
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part.includes('-') ? <span>{part}</span> : part}
        </Fragment>
      ))}
    </span>
  );
}
