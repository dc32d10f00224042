import type { Language } from '@setapak/resume';
import { encode } from 'uqr';
import type { CodeView } from './view.ts';
import { wordings } from './wordings.ts';

/** The QR code of an address; a quarter of its squares may be smudged on paper. */
export function codeView(address: string, language: Language): CodeView {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  return { size, path: data.map(pathOfRow).join(''), alt: `${wordings[language].code} ${address}` };
}

/** Dark squares side by side are one piece, so that no printer leaves a hair of white between them. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const begins = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return begins
    .map((x) => {
      const end = row.indexOf(false, x);
      const wide = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${wide}v1h-${wide}z`;
    })
    .join('');
}
