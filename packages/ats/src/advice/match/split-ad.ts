export type SegmentKind = 'required' | 'nice' | 'duty' | 'ignored';

/** A line or sentence of a job ad, and what it is about. */
export interface Segment {
  text: string;
  kind: SegmentKind;
}

const LONGEST_AD = 100_000;
const LONGEST_HEADING = 60;
const LONGEST_SEGMENT = 2000;

const HEADINGS: readonly [SegmentKind, RegExp][] = [
  [
    'nice',
    /^(?:nilai (?:tambah|plus|lebih)|nice[- ]to[- ]haves?|preferred|bonus(?: points?)?|good to have|plus points?|diutamakan|kualifikasi tambahan|lebih disukai|added value|advantages?)\b/i,
  ],
  [
    'required',
    /^(?:(?:minimum |basic |key |job |your |kualifikasi dan |syarat dan )?(?:kualifikasi|persyaratan|requirements?|qualifications?|kriteria|syarat(?:-syarat)?|must[- ]haves?|skills?|keahlian|kemampuan)|what (?:you(?:'|’)?ll need|we(?:'|’)?re looking for|you bring|we need)|who you are|yang kami cari|about you|you have|kamu cocok)\b/i,
  ],
  [
    'duty',
    /^(?:tanggung jawab|tugas|deskripsi(?: pekerjaan)?|uraian|job ?desc\w*|(?:key |main |your )?responsibilit\w+|duties|what you(?:'|’)?ll do|role|the role|about the (?:role|job)|jobdesk|yang akan kamu (?:kerjakan|lakukan))\b/i,
  ],
  [
    'ignored',
    /^(?:benefits?|fasilitas|keuntungan|tunjangan|what we offer|we offer|yang kami tawarkan|yang kamu dapatkan|tentang (?:kami|perusahaan)|about (?:us|the company|[A-Z]\w+$)|company (?:profile|overview)|cara (?:melamar|daftar)|how to apply|kirim(?:kan)? (?:cv|lamaran)|gaji|salary|lokasi|location|why join|perks)\b/i,
  ],
];
const NICE_CUE =
  /\b(?:lebih disukai|lebih diutamakan|diutamakan|menjadi nilai (?:tambah|plus|lebih)|nilai (?:tambah|plus)|(?:is |are |would be )?an? (?:\w+ )?(?:plus|advantage|bonus)|preferred|preferably|nice to have|desirable)\b/i;
const MUST_CUE = /\b(?:wajib|harus|minimal|minimum|must|required|at least)\b/i;

/**
 * Parts a pasted ad into lines and sentences under their headings. An ad without a heading for requirements asks for everything it names.
 * Only the first 100,000 characters are looked at.
 */
export function splitAd(ad: string): Segment[] {
  const lines = ad
    .slice(0, LONGEST_AD)
    .split(/[\n\r•▪●◦‣✓✔]+|(?<=[.;!?])\s(?=\s{0,20}\p{Lu})/u)
    .map((line) =>
      line
        .replace(/^[\s\-–*·\d.)]{1,12}/, (mark) => (/^\d+(?:\.\d+)?$/.test(mark.trim()) ? mark : ''))
        .trim(),
    )
    .filter((line) => line !== '');
  const segments: Segment[] = [];
  let kind: SegmentKind = 'duty';
  for (const line of lines) {
    const heading = readHeading(line);
    if (heading) kind = heading.kind;
    const text = (heading ? heading.rest : line).slice(0, LONGEST_SEGMENT);
    if (text !== '') segments.push({ text, kind: kindOf(text, kind) });
  }
  if (segments.some((segment) => segment.kind === 'required')) return segments;
  return segments.map((segment) => (segment.kind === 'duty' ? { ...segment, kind: 'required' } : segment));
}

function readHeading(line: string): { kind: SegmentKind; rest: string } | undefined {
  const colon = line.slice(0, LONGEST_HEADING).indexOf(':');
  const head = colon >= 0 ? line.slice(0, colon) : line;
  if (head.length > LONGEST_HEADING || head.split(/\s+/).length > 6) return undefined;
  const kind = HEADINGS.find(([, pattern]) => pattern.test(head))?.[0];
  if (!kind) return undefined;
  if (colon >= 0) return { kind, rest: line.slice(colon + 1).trim() };
  return /[.,]$/.test(line) || /\d/.test(line) || line.split(/\s+/).length > 4
    ? undefined
    : { kind, rest: '' };
}

function kindOf(text: string, kind: SegmentKind): SegmentKind {
  if (kind === 'ignored') return kind;
  if (NICE_CUE.test(text)) return 'nice';
  return kind === 'duty' && MUST_CUE.test(text) ? 'required' : kind;
}
