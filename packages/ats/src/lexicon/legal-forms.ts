/** A company's form in law, which belongs to its name behind a comma: `Arunika, Inc.` */
const LEGAL_FORM = String.raw`(?:Inc|Ltd|LLC|LLP|PLC|Tbk|Corp|GmbH|Pty|S\.A)\b`;

/** A comma that no company's form in law follows. */
export const INNER_COMMA = new RegExp(String.raw`\s*,\s+(?!${LEGAL_FORM})`, 'u');

/** The last comma of a name that may have a town behind it. */
export const LAST_INNER_COMMA = new RegExp(String.raw`\s*,\s+(?=\p{Lu}[^,]*$)(?!${LEGAL_FORM})`, 'u');
