/** Figures in a text, in digits and in words, Indonesian and English, with what they count where that is said. Pure. */

export type Unit =
  | ''
  | 'percent'
  | 'times'
  | 'rupiah'
  | 'dollar'
  | 'euro'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute';

interface Figure {
  /** What it may mean: `5M` is five million in English and five thousand million in Indonesian. */
  values: number[];
  unit: Unit;
  from: number;
  to: number;
  /** Written in letters. */
  isWord: boolean;
}

const UNITS: readonly [Unit, string][] = [
  ['percent', '%|persen\\b|percent\\b|per cent\\b|pct\\b|poin persen\\w*|percentage points?'],
  ['times', 'x\\b|×|kali lipat\\b|kali\\b|times\\b|-?fold\\b'],
  ['rupiah', 'rupiah\\b|IDR\\b'],
  ['dollar', 'dol+ars?\\b|USD\\b'],
  ['euro', 'euros?\\b|EUR\\b|€'],
  ['year', 'tahun\\w{0,3}\\b|thn\\b|years?\\b|yrs?\\b'],
  ['month', 'bulan\\w{0,3}\\b|bln\\b|months?\\b'],
  ['week', 'minggu\\w{0,3}\\b|pekan\\b|weeks?\\b'],
  ['day', 'hari\\w{0,3}\\b|days?\\b'],
  ['hour', 'jam\\b|hours?\\b|hrs?\\b'],
  ['minute', 'menit\\b|minutes?\\b|mins?\\b'],
];
const BETWEEN =
  '(?:\\s*\\+)?(?:\\s|-)*(?:(?:working|business|full|consecutive|calendar|straight|whole|academic)\\s+)?';
const UNIT_AFTER = UNITS.map(([unit, words]) => [unit, new RegExp(`^${BETWEEN}(?:${words})`, 'iu')] as const);
const UNIT_BEFORE: readonly [Unit, RegExp][] = [
  ['rupiah', /(?:\bRp\.?|\bIDR)\s*$/iu],
  ['dollar', /(?:\$|\bUSD)\s*$/iu],
  ['euro', /(?:€|\bEUR)\s*$/iu],
];

const SCALES: readonly [RegExp, number[]][] = [
  [/^\s*(?:ratus|hundred)\b/iu, [100]],
  [/^\s*(?:ribu|rb|thousand)\b/iu, [1_000]],
  [/^k\b/iu, [1_000]],
  [/^\s*(?:juta|jt|million|mio|mn)\b/iu, [1_000_000]],
  [/^\s*(?:miliar|milyar|billion|bn)\b/iu, [1_000_000_000]],
  [/^\s*M\b/u, [1_000_000, 1_000_000_000]],
  [/^\s*(?:triliun|trilyun|trillion)\b/iu, [1_000_000_000_000]],
  [/^\s*(?:lusin|dozen)\b/iu, [12]],
];

const DIGITS = /(?:(?<![\p{L}\p{N}_])|(?<=\b(?:Rp|IDR|USD)))\d+(?:[.,]\d+)*(?![\p{L}_]*_)/gu;

/** Every figure of a text, in its order. Names with digits in them (`S1`, `B2B`) are no figures. */
export function findFigures(text: string): Figure[] {
  const found = [...digitFigures(text), ...wordFigures(text)].toSorted((a, b) => a.from - b.from);
  return found.map((figure, at) => sharedUnit(text, figure, found[at + 1]));
}

const RANGE = /^\s*(?:[-–—]|sampai(?: dengan)?|hingga|menjadi|jadi|ke|s\.?d\.?|to|into|dan|and)\s*$/iu;

/** In `20–30%` both are percent, in `dari 9 menjadi 5 hari` both days, in `2-3 juta` both millions. */
function sharedUnit(text: string, figure: Figure, next: Figure | undefined): Figure {
  if (!next || figure.unit !== '' || figure.isWord !== next.isWord || isYear(figure)) return figure;
  if (!RANGE.test(text.slice(figure.to, next.from))) return figure;
  const scale = next.values.some((value) => value >= 1_000) && figure.values.every((value) => value < 1_000);
  const factor = scale ? scaleOf(next.values) : 1;
  return { ...figure, unit: next.unit, values: figure.values.map((value) => value * factor) };
}

const scaleOf = ([value = 1]: number[]) => {
  let scale = 1;
  while (value / scale >= 1_000) scale *= 1_000;
  return scale;
};

const isYear = ({ values: [value = 0], isWord }: Figure) =>
  !isWord && Number.isInteger(value) && value >= 1900 && value <= 2100;

function digitFigures(text: string): Figure[] {
  return [...text.matchAll(DIGITS)].flatMap((match): Figure[] => {
    const end = match.index + match[0].length;
    const rest = text.slice(end, end + 40);
    // `3D` and `4G` are names; `3x`, `20k`, `5M`, `1st` and `90an` are not.
    if (/^\p{L}/u.test(rest) && !/^(?:x|k|rb|jt|m|st|nd|rd|th|an|hrs?|yrs?|mn|bn)\b/iu.test(rest)) return [];
    const scale = SCALES.find(([words]) => words.test(rest));
    const scaled = scale ? end + scale[0].exec(rest)![0].length : end;
    const values = numberValues(match[0]).flatMap((value) => (scale?.[1] ?? [1]).map((by) => value * by));
    const figure = { values, from: match.index, to: scaled, isWord: false };
    return [withUnit(text, { ...figure, unit: '' })];
  });
}

function withUnit(text: string, figure: Figure): Figure {
  if (isYear(figure)) return figure;
  const rest = text.slice(figure.to, figure.to + 40);
  for (const [unit, words] of UNIT_AFTER) {
    const after = words.exec(rest);
    if (after) return { ...figure, unit, to: figure.to + after[0].length };
  }
  const before = text.slice(Math.max(0, figure.from - 6), figure.from);
  for (const [unit, words] of UNIT_BEFORE) {
    const sign = words.exec(before);
    if (sign) return { ...figure, unit, from: figure.from - sign[0].length };
  }
  return figure;
}

/** `1.250.000` and `1,250,000`, `3,75` and `3.75`; `20.000` is twenty thousand. */
function numberValues(digits: string): number[] {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits))
    return [Number(digits.replaceAll('.', '').replace(',', '.'))];
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return [Number(digits.replaceAll(',', ''))];
  if (/^\d+[.,]\d+$/.test(digits)) return [Number(digits.replace(',', '.'))];
  // Dates and the like: each part counts.
  return digits.split(/[.,]/).map(Number);
}

const numbers = (text: string): ReadonlyMap<string, number> => {
  const pairs = text.trim().split(/\s+/);
  return new Map(pairs.map((pair) => pair.split(':')).map(([word = '', value]) => [word, Number(value)]));
};

const ONES = numbers(`
  nol:0 satu:1 dua:2 tiga:3 empat:4 lima:5 enam:6 tujuh:7 delapan:8 sembilan:9 sepuluh:10 sebelas:11
  setengah:0.5 separuh:0.5 separo:0.5 ketiga:3 keempat:4 kelima:5 keenam:6 ketujuh:7 kedelapan:8 kesembilan:9 kesepuluh:10
  zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14
  fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70
  eighty:80 ninety:90 half:0.5 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10`);
const HUNDREDS = numbers('ratus:100 hundred:100 lusin:12 dozen:12');
const WHOLES = numbers('seratus:100 seribu:1000 sejuta:1000000 semiliar:1000000000 selusin:12');
const GROUPS = numbers(`
  ribu:1000 thousand:1000 juta:1000000 million:1000000 miliar:1000000000 milyar:1000000000 billion:1000000000
  triliun:1000000000000 trillion:1000000000000`);
/** Figures that say only how large: `ratusan` is no `200`. */
const VAGUE = numbers(`
  belasan:-15 puluhan:-10 lusinan:-12 ratusan:-100 ribuan:-1000 jutaan:-1000000 miliaran:-1000000000 dozens:-12 tens:-10
  hundreds:-100 thousands:-1000 millions:-1000000 billions:-1000000000`);
/** Verbs and adverbs that say a figure. */
const TIMES = numbers(`
  twice:2 thrice:3 double:2 doubled:2 doubling:2 doubles:2 triple:3 tripled:3 tripling:3 quadruple:4 quadrupled:4
  menggandakan:2 digandakan:2 melipatgandakan:2 dilipatgandakan:2 halved:0.5 halving:0.5`);

const WORD = /[\p{L}]+/gu;

interface Word {
  word: string;
  from: number;
  to: number;
}

function wordFigures(text: string): Figure[] {
  const words = [...text.matchAll(WORD)].map((match): Word => ({
    word: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const figures: Figure[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { word, from, to } = words[at]!;
    const times = TIMES.get(word);
    const single = times ?? VAGUE.get(word);
    if (single !== undefined)
      figures.push({ values: [single], unit: times === undefined ? '' : 'times', from, to, isWord: true });
    const run = single === undefined ? readRun(text, words, at) : undefined;
    if (!run) continue;
    const end = words[run.last]!.to;
    figures.push(withUnit(text, { values: [run.value], unit: '', from, to: end, isWord: true }));
    at = run.last;
  }
  return figures;
}

/** `dua puluh lima ribu`, `two hundred and fifty`: from a word on, as far as it goes. */
function readRun(
  text: string,
  words: readonly Word[],
  start: number,
): { value: number; last: number } | undefined {
  let [total, hundreds, low, last] = [0, 0, 0, -1];
  for (let at = start; at < words.length; at += 1) {
    const { word, from } = words[at]!;
    if (at > start && !/^[\s-]+$/.test(text.slice(words[at - 1]!.to, from))) break;
    if (word === 'and' && hundreds > 0 && low === 0 && ONES.has(words[at + 1]?.word ?? '')) continue;
    const [one, hundred, whole, group] = [ONES, HUNDREDS, WHOLES, GROUPS].map((list) => list.get(word));
    if (one !== undefined) {
      // `tiga empat` are two figures, `dua puluh lima` is one.
      if (low !== 0 && !(low >= 20 && low % 10 === 0 && one >= 1 && one < 10)) break;
      low += one;
    } else if (word === 'belas' && low > 0) low += 10;
    else if (word === 'puluh' && low > 0) low *= 10;
    else if (whole !== undefined && low === 0) {
      if (whole < 1_000) hundreds += whole;
      else total += whole;
    } else if (hundred !== undefined && (low > 0 || isCounted(text, from))) {
      hundreds += (low || 1) * hundred;
      low = 0;
    } else if (group !== undefined && (last >= 0 || isCounted(text, from))) {
      total += (hundreds + low || 1) * group;
      [hundreds, low] = [0, 0];
    } else break;
    last = at;
  }
  return last < 0 ? undefined : { value: total + hundreds + low, last };
}

/** `a hundred`; the words behind digits are read with these. */
const isCounted = (text: string, from: number) => /\ba\s+$/i.test(text.slice(Math.max(0, from - 4), from));

/** Whether a figure of an answer stands in its source: the same value of the same thing. */
export function isSameFigure(said: Figure, source: Figure): boolean {
  const isEqual = said.values.some((value) => source.values.some((other) => Math.abs(other - value) < 1e-9));
  if (!isEqual) return false;
  if (said.unit === source.unit) return true;
  // Money may be said without its currency, never the other way round.
  return said.unit === '' && ['rupiah', 'dollar', 'euro'].includes(source.unit);
}
