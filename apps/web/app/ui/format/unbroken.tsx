import { Fragment, type ReactNode } from 'react';

const TOGETHER =
  /([\p{L}\d]+-(?:mu|ku|nya)\b|\d[\d.]*–\d[\d.]*(?: WI(?:B|TA|T))?|\d\d\.\d\d WI(?:B|TA|T)|\d+ × \d+|\d+ [KM]B\b|SP-[\dA-Z]{4}-[\dA-Z]{4}|\b(?:\p{Lu}\p{Ll}{2} )?\d{1,2} \p{Lu}\p{Ll}{2}\b(?! \d{4})|\b(?:\d{1,2} )?\p{Lu}\p{Ll}+ \d{4}\b(?: –)?)/u;

/** Keeps "CV-mu", "10.00–18.00", "3 × 4", "5 MB", "SP-7K3Q-29C1", "7 Mei 2023" and "Mei 2023 –" on one line. The text itself stays as it is written, for those who search or copy it. */
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
