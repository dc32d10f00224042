import { cutFragment, headOf } from '../../layout/cut-fragment.ts';
import { type Fragment, joinFragments } from '../../layout/fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { matchesIn } from '../../text/matches-in.ts';

const PARTING = /\s*\|\s*/g;
const CITY = /^(?:city|kota)\s*:\s*(?=\S)/i;
/** A cheap look first: hardly any line has it. */
const MAY_NAME_CITY = /(?:city|kota)\s*:/i;
const COUNTRY = /^(?:country|negara)\s*:\s*(?=\S)/i;
const ADDRESS_OF_PAGE = /^website\s*:\s*(?=\S)/i;

/**
 * `City: Delft | Country: Netherlands | Website: https://…`, as Europass prints it below a job or a school: one place, and an address without
 * its label.
 */
export function cityAndCountry(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (!line.cells.some(({ text }) => MAY_NAME_CITY.test(text))) return [line];
    const facts = line.cells.flatMap(partsOf);
    const at = facts.findIndex(({ text }) => CITY.test(text));
    const city = facts[at];
    if (!city || line.bullet) return [line];
    // The place begins where its line does: text further in would be none of the head's.
    const town = { ...without(city, CITY), x: city.x };
    const country = facts[at + 1];
    const isWhole = country !== undefined && COUNTRY.test(country.text);
    const place = isWhole ? joinFragments(town, without(country, COUNTRY), ', ') : town;
    const others = [...facts.slice(0, at), ...facts.slice(at + (isWhole ? 2 : 1))];
    // An address beside the place would look like an entry of its own.
    return [place, ...others.map((fact) => without(fact, ADDRESS_OF_PAGE))].map((fact, index) => ({
      ...withCells(line, [fact]),
      gap: index === 0 ? line.gap : 0,
    }));
  });
}

function without(fact: Fragment, label: RegExp): Fragment {
  return cutFragment(fact, label.exec(fact.text)?.[0].length ?? 0);
}

/** The facts that bars part in a cell. */
function partsOf(cell: Fragment): Fragment[] {
  const bars = matchesIn(cell.text, PARTING);
  const starts = [0, ...bars.map(({ index, 0: bar }) => index + bar.length)];
  const ends = [...bars.map(({ index }) => index), cell.text.length];
  return starts.flatMap((start, index) => {
    const end = ends[index]!;
    if (!/[\p{L}\p{N}]/u.test(cell.text.slice(start, end))) return [];
    return [cutFragment(headOf(cell, end), start)];
  });
}
