import { found, type Found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import type { TableRole } from '../../layout/table-role.ts';
import { withoutMark } from '../../lists/list-blocks.ts';
import { isPlace } from '../../places/find-place.ts';
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
  const place = organization && placeTail(organization.value);
  return {
    // `Bagian`, `Divisi`: the next best that is known.
    jobTitle: value('post') ?? value('unknown'),
    organization:
      organization && place !== undefined
        ? { ...organization, value: organization.value.slice(0, place) }
        : organization,
    location:
      cell('organisation') || cell('name') ? (value('place') ?? tailOf(organization, place)) : undefined,
    dates: dates && found(inOnePeriod(dates.span), [dates.piece], 0.93),
    description:
      (texts.length > 1 ? descriptionOf([{ ...line, cells: texts }]) : value('text')) ??
      (cell('organisation') && value('name')),
  };
}

/** `Tasikmalaya` of `RSUD Arunika, Tasikmalaya` or `RSUD Arunika (Tasikmalaya)` */
function tailOf(
  organization: Found<string> | undefined,
  place: number | undefined,
): Found<string> | undefined {
  const piece = place === undefined ? undefined : organization?.pieces[0];
  if (!piece || place === undefined) return undefined;
  const from = place + /^[\s,|(–—-]+/.exec(piece.text.slice(place))![0].length;
  const to = piece.text.length - Number(piece.text.endsWith(')'));
  return found(piece.text.slice(from, to), [slicePiece(piece, from, to)], 0.85);
}

function placeTail(text: string): number | undefined {
  for (const match of text.matchAll(/\s*,\s+|\s+[|–—-]\s+/g))
    if (isPlace(text.slice(match.index + match[0].length))) return match.index;
  const brackets = /\s+\(([^()]+)\)$/.exec(text);
  return brackets && isPlace(brackets[1]!) ? brackets.index : undefined;
}
