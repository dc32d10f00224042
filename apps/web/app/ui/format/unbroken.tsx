import { Fragment, type ReactNode } from 'react';

const TOGETHER = /([\p{L}\d]+-(?:mu|ku|nya)\b|\d[\d.]*–\d[\d.]*|\d+ × \d+)/u;

/** Keeps "CV-mu", "10.00–18.00" and "3 × 4" on one line. The text itself stays as it is written, for those who search or copy it. */
export function unbroken(text: string): ReactNode {
  return text.split(TOGETHER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
