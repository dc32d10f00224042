import { found, type Found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import type { TableRole } from '../../layout/table-role.ts';
import { withoutMark } from '../../lists/list-blocks.ts';
import { townBehindName } from '../../places/town-behind-name.ts';
import { slicePiece } from '../../text/piece.ts';
import { descriptionOf } from '../describe.ts';
import { lineFacts } from '../header-pieces.ts';
import { bestDates, inOnePeriod } from './posts-of-employer.ts';
import type { WorkEntry } from './work-entry.ts';

/** A row of a table says by its columns what is what. */
export function fromTableRow(line: Line): WorkEntry {
  const cell = (role: TableRole) =>
    line.cells.find((each) => each.role === role && /[\p{L}\p{N}]/u.test(each.text));
  const value = (role: TableRole) => {
    const at = cell(role);
    const piece = at && withoutMark(at);
    return piece && found(piece.text, [piece], 0.9);
  };
  const texts = line.cells.filter((each) => each.role === 'text');
  const date = cell('date');
  const dates = date ? bestDates(lineFacts({ ...line, cells: [date] }, 0).dates) : undefined;
  // A seaman's table may name but the ships.
  const organization = value('organisation') ?? value('name') ?? value('place');
  const town = organization && townBehindName(organization.value, /\s*,\s+|\s+[|–—-]\s+/g);
  return {
    // `Bagian`, `Divisi`: the next best that is known.
    jobTitle: value('post') ?? value('unknown'),
    organization:
      organization && town
        ? { ...organization, value: organization.value.slice(0, town.nameEnd) }
        : organization,
    location:
      cell('organisation') || cell('name')
        ? (value('place') ?? (town && partOf(organization, town)))
        : undefined,
    dates: dates && found(inOnePeriod(dates.span), [dates.piece], 0.93),
    description:
      (texts.length > 1 || COUNTED.test(texts[0]?.text ?? '')
        ? descriptionOf([{ ...line, cells: texts }])
        : value('text')) ??
      (cell('organisation') && value('name')),
  };
}

/** `1. Mencatat stok 2. Menyusun laporan` */
const COUNTED = /^1[.)]\s.*\s2[.)]\s/su;

function partOf(
  { pieces: [piece] }: Found<string>,
  { from, to }: { from: number; to: number },
): Found<string> {
  const part = slicePiece(piece!, from, to);
  return found(part.text, [part], 0.85);
}
