import type { Line } from '../../layout/line.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isPlace } from '../../places/find-place.ts';
import { isSentence } from '../sentences.ts';

/** `Queen Mary University of` over `London`: the upper line cannot end there. */
export function breaksOffBefore(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells[0]!, line.cells[0]!];
  if (above.cells.length > 1) return false;
  if (line.bullet || isSentence(upper.text) || line.gap > 0.5 * line.size || hasOwnDate(line)) return false;
  const alike =
    upper.bold === lower.bold && upper.italic === lower.italic && Math.abs(upper.size - lower.size) < 0.4;
  if (!alike || upper.text.length >= 60) return false;
  return /\s(?:of|and|dan|di|for|untuk|the|&)$/i.test(upper.text) || breaksBeforeArea(upper.text, lower.text);
}

/** `Palang Merah Indonesia Kota` over `Kupang`: the branch of a town. */
function breaksBeforeArea(upper: string, lower: string): boolean {
  return /\s(?:kota|kabupaten|kab\.|provinsi|kecamatan|kelurahan)$/i.test(upper) && isPlace(lower);
}
