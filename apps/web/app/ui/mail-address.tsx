import { Fragment } from 'react';

/** An e-mail address that breaks at its signs where it has to, never within a word. */
export function MailAddress({ address }: { address: string }) {
  return (
    <>
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
