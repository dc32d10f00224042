import { readHeading } from '../classify/read-heading.ts';
import type { SectionType } from '../classify/section-type.ts';
import type { PageItems } from '../model.ts';
import { CV_TITLE } from './paper-features.ts';

/** Lines of one page in reading order. */
type Page = readonly string[];

/** `Dengan hormat,` and `Dear Ms Rahma,`: nobody is greeted in a CV. */
const GREETING =
  /^\W*(?:dengan (?:segala )?hormat|salam hormat|assalamu\S*(?: \S+){0,3}|dear\b.{2,50}|to whom it may concern)[\s,.:!]*$/iu;
/** What stands above the greeting. */
const ADDRESSED =
  /^\W*(?:kepada(?:\s+yth)?\b|yth\b|(?:peri)?hal\s*:|lampiran\s*:|attn\b|subject\s*:|re\s*:|hiring manager\b)/iu;
const PARTING =
  /^\W*(?:(?:hormat|salam) (?:saya|kami|hormat)|wassalam\S*.{0,40}|pelamar|(?:yours |very )?(?:sincerely|truly|faithfully)(?: yours)?|(?:kind |best |warm )?regards|respectfully(?: yours)?)[\s,.:]*$/iu;
/** The sentence with which an Indonesian letter closes. */
const CLOSING =
  /^\W*(?:demikian(?:lah)?\b.{0,40}\b(?:surat|lamaran|permohonan)|atas (?:perhatian|waktu)\b)/iu;

const CERTIFICATE =
  /^\P{L}*(?:s\s?e\s?r\s?t\s?i\s?f\s?i\s?k\s?a\s?t|certificate|piagam|ijazah|diploma|paklaring|surat (?:keterangan|rekomendasi|referensi|pernyataan|pengalaman))\b/iu;
/** What a certificate says of the person whom it names, at the beginning of a line. */
const CERTIFIES =
  /^\P{L}*(?:(?:ini )?(?:di)?berikan kepada|(?:dengan ini|dan)?\s*(?:menyatakan|menerangkan|diterangkan)\b|dengan ini|yang bertanda tangan|this (?:is to )?certif|(?:is )?(?:hereby )?(?:presented|awarded|granted) to|(?:has|have) (?:successfully )?(?:completed|participated|attended)|is hereby)/iu;

const TRANSCRIPT =
  /\b(?:transkrip|transcript|kartu hasil studi|daftar nilai|laporan hasil belajar|rapor|report card|academic record)\b/iu;
const OF_TRANSCRIPT =
  /\b(?:sks|mata kuliah|mata pelajaran|kode mk|nilai|bobot|mutu|credits?|credit hours|grades?|grade points?|courses?|gpa|ipk|kkm|nim|nisn?|predikat|semester)\b/giu;

/** Sections of a CV, without certificates, which have that word on them too, and with. */
const OF_CV_ALONE = new Set<SectionType>(['work', 'education', 'skills', 'organisation']);
const OF_CV = new Set<SectionType>([...OF_CV_ALONE, 'certifications']);
const WORDS_OF_TITLE = 8;
const LINES_OF_TOP = 12;
const TITLE_LINES = 6;
const PLAIN_HEADING = 4;
const HEADINGS_OF_CV = 2;
const MARKS_OF_TRANSCRIPT = 3;

/**
 * Papers that people send in one file with their CV: the letter of application before it, certificates and transcripts behind it.
 * Each begins on a page of its own, and says what it is or, behind the CV, looks like nothing of it: other faces, or another way up.
 * @param lines of each page
 * @returns the indexes of their pages, in no order; a page that could be the CV's is not among them
 */
export function otherPapers(pages: readonly PageItems[], lines: readonly Page[]): ReadonlySet<number> {
  const found = new Set<number>();
  const headings = lines.map(headingsOfCv);
  if (!lines.some((page, index) => isTitled(page) || headings[index]!.size > 0)) return found;
  const ofCv = lines.map((page, index) => isTitled(page) || headings[index]!.size >= HEADINGS_OF_CV);
  const isForeign = lookOf(pages.filter((_, index) => ofCv[index]));
  // What looks different in front of the CV may be its cover, with name and address.
  const first = ofCv.indexOf(true);
  for (const [index, page] of lines.entries()) {
    if (found.has(index) || ofCv[index]) continue;
    const next = ofCv[index + 1] ? [] : (lines[index + 1] ?? []);
    if (page.some(isGreeting) && !page.some(isParting) && next.some(isParting))
      found.add(index).add(index + 1);
    else if (
      isLetter(page) ||
      isTranscript(page) ||
      isCertificate(page) ||
      (index > first &&
        ![...headings[index]!].some((type) => OF_CV_ALONE.has(type)) &&
        isForeign(pages[index]!))
    )
      found.add(index);
  }
  return found;
}

/** Tells a page whose text is set in none of the faces of these or turned another way; none is where there is nothing to compare it with. */
function lookOf(ofCv: readonly PageItems[]): (page: PageItems) => boolean {
  const faces = new Set(ofCv.flatMap((page) => [...facesOf(page)]));
  return (page) => {
    if (ofCv.length === 0 || page.items.length === 0) return false;
    const isTurned = ofCv.every((other) => isLandscape(other) !== isLandscape(page));
    const own = [...facesOf(page)];
    const areNamed = own.every((face) => face.length >= LETTERS_OF_FACE);
    return isTurned || (own.length > 0 && areNamed && !own.some((face) => faces.has(face)));
  };
}

const isLandscape = ({ width, height }: PageItems) => width > height;

/** `CIDFont+F1` is a number that a printer gave. */
const LETTERS_OF_FACE = 4;

/** Families of type: `LiberationSerif` for `ABCDEF+LiberationSerif-Bold`. */
function facesOf({ items }: PageItems): Set<string> {
  const names = new Set(items.filter(({ hidden }) => !hidden).map(({ font }) => font));
  return new Set([...names].map((name) => name.replace(/^.*\+/, '').replace(/[-,].*$/, '')));
}

const isTitled = (lines: Page) => CV_TITLE.test(lines.slice(0, TITLE_LINES).join('\n'));

function headingsOfCv(lines: Page): Set<SectionType> {
  const found = lines.flatMap((line) => {
    const heading = readHeading(line);
    return heading && heading.score >= PLAIN_HEADING && OF_CV.has(heading.type) ? [heading.type] : [];
  });
  return new Set(found);
}

/** Two of three: who is addressed, a greeting, and a farewell below it. */
function isLetter(lines: Page): boolean {
  const greeting = lines.findIndex(isGreeting);
  const addressed = lines.some((line) => ADDRESSED.test(line));
  const signs = [addressed, greeting >= 0, lines.findLastIndex(isParting) > Math.max(0, greeting)];
  return signs.filter(Boolean).length >= 2 && (greeting >= 0 || addressed);
}

const isGreeting = (line: string) => GREETING.test(line);
const isParting = (line: string) => PARTING.test(line) || CLOSING.test(line);

function isCertificate(lines: Page): boolean {
  return (
    lines.slice(0, LINES_OF_TOP).some((line) => isTitle(line, CERTIFICATE)) &&
    lines.some((line) => CERTIFIES.test(line))
  );
}

function isTranscript(lines: Page): boolean {
  const words = new Set(
    lines.flatMap((line) => (line.match(OF_TRANSCRIPT) ?? []).map((word) => word.toLowerCase())),
  );
  return (
    words.size >= MARKS_OF_TRANSCRIPT &&
    lines.slice(0, LINES_OF_TOP).some((line) => isTitle(line, TRANSCRIPT))
  );
}

function isTitle(line: string, kind: RegExp): boolean {
  return kind.test(line) && line.split(/\s+/u).length <= WORDS_OF_TITLE;
}
