import { joinFragments, type Fragment } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { isPlace } from '../places/find-place.ts';

const SAME_EDGE = 1.5;
const NEAR = 0.8;
const WIDTH_OF_ICON = 1.8;

/** Contacts in a row, each so narrow that it broke: `0812-3456-` over `7890`, `Bantul, DI` over `Yogyakarta`, and an address after its stroke. The rest moves up to where it began. */
export function joinBrokenCells(lines: readonly Line[]): Line[] {
  const result = [...lines];
  for (let index = 0; index + 1 < result.length; index += 1) {
    const [above, below] = [result[index]!, result[index + 1]!];
    if (above.page !== below.page || below.gap > NEAR * below.size) continue;
    const rests = new Map<Fragment, Fragment>();
    for (const cell of above.cells) {
      const rest = below.cells.find((each) => isBelow(cell, each) && goesOn(cell, each));
      if (rest) rests.set(cell, rest);
    }
    if (rests.size === 0) continue;
    result[index] = withCells(
      above,
      above.cells.map((cell) => {
        const rest = rests.get(cell);
        return rest ? joinFragments(cell, rest, /[-/]$/.test(cell.text) ? '' : ' ') : cell;
      }),
    );
    const others = below.cells.filter((cell) => ![...rests.values()].includes(cell));
    if (others.length > 0) result[index + 1] = withCells(below, others);
    else {
      result.splice(index + 1, 1);
      index -= 1;
    }
  }
  return result;
}

/** `… · linkedin.com/` over `in/siti` */
const OPEN_ADDRESS = /(?:^|\s)(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\/(?:\S*\/)?$/i;
const REST_OF_ADDRESS = /^(?:in\/)?[\w%.-]+\/?(?=$|\s+[|•·])/;

/** `Perum Puri Indah Blok` over `C-12 Sidoarjo`, `Jl. Kenanga No.` over `8` */
const OPEN_STREET = /\s(?:blok|no\.?|kec\.?|kel\.?|kab\.?|rt|rw)$/iu;

/** `Blok C-12 Sidoarjo Jawa` over `Timur ID` */
const REGION_BEGUN = /(?:^|[\s,])(Jawa|Sumatera|Sumatra|Kalimantan|Sulawesi|Papua|Maluku|DI|DKI)$/u;

/** At the same edge, or where the icon stands before the first line. */
function isBelow(above: Fragment, below: Fragment): boolean {
  const hang = above.x - below.x;
  return hang > -SAME_EDGE && hang < WIDTH_OF_ICON * above.size;
}

function goesOn(above: Fragment, below: Fragment): boolean {
  if (above.bold !== below.bold || Math.abs(above.size - below.size) > 0.4) return false;
  if (OPEN_ADDRESS.test(above.text) && REST_OF_ADDRESS.test(below.text)) return true;
  if (OPEN_STREET.test(above.text) && /^[\p{Lu}\d]/u.test(below.text)) return true;
  const region = REGION_BEGUN.exec(above.text)?.[1];
  if (region && isPlace(`${region} ${below.text.split(/[\s,]/)[0]}`)) return true;
  if (/\d{3}-$/.test(above.text) && /^\d{3,4}(?:-\d|$)/.test(below.text)) return true;
  return (
    /,\s*\p{Lu}{2,3}$/u.test(above.text) && !isPlace(above.text) && isPlace(`${above.text} ${below.text}`)
  );
}
