import { isOn } from '../rules.ts';
import type { Section } from '../classify/section.ts';
import type { SectionType } from '../classify/section-type.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import { isPlace } from '../places/find-place.ts';
import { joinPieces, pieceOf, slicePiece, splitPiece, type Piece } from '../text/piece.ts';
import { joinBrokenCells } from './join-broken-cells.ts';
import { remembered } from '../text/remembered.ts';
import { matchesIn } from '../text/matches-in.ts';

const TYPES = new Set<SectionType>(['header', 'contact', 'personal', 'profiles']);

/** One cell of the parts of a CV that say who a person is and how to reach them. */
export interface ContactCell {
  piece: Piece;
  /** Set where the cell's own label is known: `Email`, `Alamat`. */
  label?: string;
  line: Line;
  section: SectionType;
  /** It stands in the reading order right below the cell before it, in the same column. */
  below: boolean;
}

const LABELLED = /^\s*([\p{L}][\p{L}\s./&,’'-]{1,32}?)\s*:\s*(?=\S)/u;
/** A small picture before a fact: ☎, ✉, ⌂. */
const LEADING_SIGN = /^\p{So}+\s*(?=\S)/u;
const LABEL_ONLY = /^\s*[:：]\s*/;
/** An address of the web or of mail: a fact of its own wherever a line begins with it. */
const ADDRESS =
  /^(?:https?:\/\/|www\.|[^\s@]+@[^\s@]+\.\p{L}{2,}|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?=[/\s]|$))/u;

/** The cells of header, contact, personal data and profiles, each with its label taken off. */
export function contactZone(sections: readonly Section[]): ContactCell[] {
  const cells: ContactCell[] = [];
  for (const section of sections) {
    const label = headingLabel(section);
    if (!TYPES.has(section.type) && !label) continue;
    const type = label ? 'personal' : section.type;
    const isRow = label !== undefined && section.heading?.cells.length === 2;
    const lines = joinBrokenCells(isRow ? section.lines.slice(0, 1) : section.lines);
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1];
      const last = cells.at(-1);
      if (above && last && last.line === above && wrapsInto(above, line)) {
        last.piece = joinWrapped(last.piece, pieceOf(line.cells[0]!));
        last.line = line;
        continue;
      }
      if (isRowOfLabels(line)) {
        cells.push(
          ...line.cells.map((cell, at) => ({ piece: pieceOf(cell), line, section: type, below: at === 0 })),
        );
        continue;
      }
      if (above && isRowOfLabels(above)) {
        cells.push(
          ...cellsOf(line, type).map((cell) => ({ ...cell, label: cell.label ?? labelOver(cell, above) })),
        );
        continue;
      }
      const [first, ...others] = cellsOf(line, type);
      if (first) cells.push(index === 0 && label && !first.label ? { ...first, label } : first, ...others);
    }
  }
  return withoutLetterhead(
    labelledFromAbove(cells.flatMap(splitFacts).flatMap(splitRun).flatMap(splitReached)),
  );
}

const TITLE = /^(?:curr?icul+um vit(?:ae|æ|e)|(?:daftar )?riwayat hidup|biodata)(?: \p{L}+)?$/iu;

/**
 * A school or an office that prints its pupils' CVs stands above the title with its own address and number: what is labelled below, where
 * also the name is, is the person's.
 */
function withoutLetterhead(cells: ContactCell[]): ContactCell[] {
  const title = cells.findIndex(({ piece }) => TITLE.test(piece.text.trim()));
  if (title < 1) return cells;
  const below = new Set(
    cells.slice(title).flatMap(({ label }) => (label === undefined ? [] : [labelKind(label)])),
  );
  if (!below.has('name')) return cells;
  return cells.filter(({ label, piece }, index) => {
    if (
      index >= title ||
      !OFFICE.test(
        cells
          .slice(0, title)
          .map((each) => each.piece.text)
          .join(' '),
      )
    )
      return true;
    if (piece.text.includes('@')) return !below.has('email');
    return !below.has(label === undefined ? 'address' : labelKind(label));
  });
}

const OFFICE =
  /(?<!\p{L})(?:dinas|pemerintah|kementerian|yayasan|sekolah|sm[akp]|smk|madrasah|universitas|politeknik|institut|balai|badan|pt|cv)(?!\p{L})/iu;

/** `Nama Depan   Nama Belakang   Telepon`, over what was filled in. */
function isRowOfLabels({ cells }: Line): boolean {
  return cells.length > 1 && cells.every(({ text }) => isLabel(text) && !/[:：]\s*$/.test(text));
}

const FLUSH = 8;

function labelOver({ piece }: ContactCell, above: Line): string | undefined {
  const x = piece.items[0]?.x;
  return x === undefined ? undefined : above.cells.find((cell) => Math.abs(cell.x - x) < FLUSH)?.text;
}

/** `Tanggal Lahir:` in the letters of the headings, over the day. */
function headingLabel({ type, heading, lines }: Section): string | undefined {
  // `Nama   Siti Aminah`: the value stands in the heading's row, and is the section's first line as well.
  const label = heading && heading.cells.length === 2 ? heading.cells[0]!.text : heading?.text;
  // `Alamat` in bold beside `: Jl. Kenanga 3`, in the column of a form's other labels.
  const isOfRow = type === 'contact' && LABEL_ONLY.test(lines[0]?.text ?? '');
  if (!(type === 'other' || isOfRow) || !label || !isLabel(label)) return undefined;
  return label.replace(/\s*:\s*$/, '');
}

/** `Email: a@b.id | WhatsApp: 0812…`: each fact with its own label. */
function splitFacts(cell: ContactCell): ContactCell[] {
  const parts = splitPiece(cell.piece, /\s+[|•·∙⋅●▪♦◆◇⋄~]\s*|\s*[|•∙⋅●▪♦◆◇⋄]\s+|\s+\p{So}+\s+/gu);
  if (parts.length < 2) return splitAtLabels(cell);
  return parts.flatMap((piece, index) =>
    splitAtLabels({ ...cell, piece, below: cell.below && index === 0, label: ownLabel(piece.text) }),
  );
}

const REACH =
  /^(?:\S+@\S+\.\p{L}{2,}|\(?\+?\d[\d\s().-]{6,20}\d|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,12}(?:\/\S*)?)$/u;

/** `a@b.id, 0812…, Bandung, Jawa Barat, situs.id`: facts with nothing but commas between; what is none of them stays together. */
function splitRun(cell: ContactCell): ContactCell[] {
  if (!isOn('contacts-in-a-run')) return [cell];
  const parts = splitPiece(cell.piece, /\s*[,;]\s+/g);
  const reach = parts.map((part) => REACH.test(part.text));
  if (reach.filter(Boolean).length < 2 || cell.label !== undefined) return [cell];
  // `siti@contoh.id +62 812 5550 1234 Surrey, BC`: only spaces part these, and the comma belongs to the town.
  if (parts.some((part) => matchesIn(part.text, REACHED).length > 1)) return [cell];
  const { text } = cell.piece;
  const result: ContactCell[] = [];
  let at = 0;
  let open = 0;
  for (const [index, part] of parts.entries()) {
    const from = text.indexOf(part.text, at);
    at = from + part.text.length;
    if (reach[index] || index === 0 || reach[index - 1]) open = from;
    if (!reach[index] && reach[index + 1] === false) continue;
    const piece = slicePiece(cell.piece, open, at);
    result.push({ ...cell, piece, below: cell.below && result.length === 0, label: ownLabel(piece.text) });
  }
  return result;
}

const REACHED = /[^\s@,;]+@[^\s@]+\.\p{L}{2,}|(?<![\p{L}\d./-])\(?\+?\d[\d\s().-]{7,20}\d(?![\p{L}\d])/gu;
const MIN_DIGITS = 9;
const WEB_AT_END = /(?<=\s)(?:[\p{L}\d-]+\.)+(?:com|net|org|io|dev|id|me)(?:\/\S*)?$/u;

/** `(021) 555-0137 a@b.id Bandung`: a number and an address end where the next fact begins, with nothing but space between. */
function splitReached(cell: ContactCell): ContactCell[] {
  const { text } = cell.piece;
  if (cell.label !== undefined || isLabel(text)) return [cell];
  const reached = matchesIn(text, REACHED).filter(
    ([match]) =>
      match.includes('@') ||
      (match.replaceAll(/\D/g, '').length >= MIN_DIGITS && findDates(match).length === 0),
  );
  if (!reached.some(([match]) => match.includes('@'))) return [cell];
  const web = WEB_AT_END.exec(text)?.index ?? text.length;
  const ends = reached.flatMap((match) => [match.index, match.index + match[0].length]);
  const edges = [0, ...ends, ...(web > ends.at(-1)! ? [web] : []), text.length];
  const parts = edges
    .slice(1)
    .map((to, index) => slicePiece(cell.piece, edges[index]!, to))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
  if (parts.length < 2) return [cell];
  return parts.map((piece, index) => ({
    ...cell,
    piece,
    below: cell.below && index === 0,
    label: ownLabel(piece.text),
  }));
}

/** `No. HP: 0812… E-mail: a@b.id`: facts that only their labels part. */
function splitAtLabels(cell: ContactCell): ContactCell[] {
  const { text } = cell.piece;
  const cuts = [0];
  for (const match of matchesIn(
    text,
    /(?<=\s)(?<![’']s\s)((?:[\p{L}./&-]+ ){0,2}[\p{L}./&-]+)\s*:(?=\s|\+|\d)/gu,
  )) {
    const words = match[1]!.split(' ');
    const count = [3, 2, 1].find(
      (length) => words.length >= length && isLabel(words.slice(-length).join(' ')),
    );
    if (count) cuts.push(match.index + match[1]!.length - words.slice(-count).join(' ').length);
  }
  if (cuts.length < 2) return [cell];
  return cuts.map((from, index) => {
    const piece = slicePiece(cell.piece, from, cuts[index + 1] ?? text.length);
    return { ...cell, piece, below: cell.below && index === 0, label: ownLabel(piece.text) };
  });
}

function ownLabel(text: string): string | undefined {
  const own = LABELLED.exec(text)?.[1];
  return own !== undefined && !/^https?$/i.test(own) && isLabel(own) ? own : undefined;
}

/** `… | +62 811 4460`, an end too early for a number. */
const OPEN_NUMBER = /(?:^|[\s|])\+\d{1,3}(?: \d{2,4}){1,2}$/;

/** From one base line to the next, in sizes of their letters. */
const MOST_BETWEEN = 2.5;

/** A row of contact facts that the margin broke: its next word would not have fitted. */
function wrapsInto(above: Line, line: Line): boolean {
  const [first, ...others] = line.cells;
  const last = above.cells.at(-1)!;
  if (!first || others.length > 0 || above.cells.length > 1 || above.page !== line.page) return false;
  if (Math.abs(above.size - line.size) > 0.3 || line.gap > 0.8 * line.size || first.bullet > 0) return false;
  // A title of the paper that stands between the two is no part of any section.
  if (line.baseline - above.baseline > MOST_BETWEEN * line.size) return false;
  if (isLabel(first.text) || LABELLED.test(first.text) || !/\p{L}{2}|\d{3}/u.test(last.text)) return false;
  const room = above.columnRight - above.columnLeft - (above.right - above.x);
  if (/\d-$/.test(last.text) && /^\d/.test(first.text)) return true;
  if (ADDRESS.test(first.text) && !/[/.@_-]$/.test(last.text)) return false;
  const overflows = room < first.items[0]!.width + 0.5 * line.size;
  if (OPEN_NUMBER.test(last.text) && /^\d{3,4}(?:\s*[|•·]|$)/.test(first.text)) return true;
  const place = isPlace(`${last.text} ${first.text}`);
  if (place && last.text.includes(',') && !isPlace(last.text) && !isPlace(first.text)) return true;
  return overflows && (/\s[|•·∙⋅●]|[,;-]$/.test(above.text) || place);
}

function joinWrapped(above: Piece, below: Piece): Piece {
  return joinPieces([above, below], /[\p{L}\p{N}]-$|\w\/$/u.test(above.text) ? '' : ' ');
}

function cellsOf(line: Line, section: SectionType): ContactCell[] {
  const cells: ContactCell[] = [];
  for (const fragment of line.cells) {
    const whole = withoutPaperName(pieceOf(fragment));
    const sign = LEADING_SIGN.exec(whole.text)?.[0].length ?? 0;
    const piece = sign > 0 ? slicePiece(whole, sign, whole.text.length) : whole;
    const before = cells.at(-1);
    const beside =
      before && isLabel(before.piece.text) && !PARTED.test(piece.text) ? before.piece.text : undefined;
    const cell: ContactCell = { piece, line, section, below: cells.length === 0 };
    const own = ownLabel(piece.text);
    if (own) cell.label = own;
    else if (beside) cell.label = beside.replace(/\s*:\s*$/, '');
    if (LABEL_ONLY.test(piece.text) && before) cell.label = before.piece.text;
    // A colon in a column of its own stands between a label and its value.
    if (beside && /^[:：]$/.test(piece.text)) continue;
    cells.push(cell);
  }
  return cells;
}

/** `· LinkedIn`, `· Jakarta`: a sign between them says that the first is no label of the second. */
const PARTED = /^[|•·∙⋅●▪♦◆◇⋄~]\s/u;

const PAPER = /^(?:cv|r[eé]sum[eé]|curriculum vitae)\s+(?=\S)/iu;
const MUCH_LARGER = 1.8;

/** `CV` over three rows beside the name and the address: its base line is that of the last. */
function withoutPaperName(piece: Piece): Piece {
  const paper = PAPER.exec(piece.text)?.[0].length;
  if (paper === undefined) return piece;
  const rest = slicePiece(piece, paper, piece.text.length);
  const [first, next] = [piece.items[0], rest.items[0]];
  return first && next && first.size > MUCH_LARGER * next.size ? rest : piece;
}

/** A label on a line of its own speaks for the line below it. */
function labelledFromAbove(cells: ContactCell[]): ContactCell[] {
  for (const [index, cell] of cells.entries()) {
    const above = cells[index - 1];
    const standsForLink =
      above &&
      /^(?:linkedin|profile|website)$/.test(labelKind(above.piece.text) ?? '') &&
      !/\p{L}/u.test(cell.piece.text);
    if (standsForLink) continue;
    if (labelKind(cell.piece.text) === 'part') continue;
    if (
      !cell.label &&
      above &&
      !above.label &&
      isLabel(above.piece.text) &&
      above.line !== cell.line &&
      !isAside(cell.piece, above.piece)
    )
      cell.label = above.piece.text.replace(/\s*:\s*$/, '');
  }
  return cells;
}

/** `github` at the right of an address that goes on a little lower: neither stands over the other. */
function isAside(below: Piece, above: Piece): boolean {
  const [a, b] = [above.items, below.items];
  const right = (items: Piece['items']) => items.at(-1)!.x + items.at(-1)!.width;
  return a.length > 0 && b.length > 0 && (a[0]!.x > right(b) || b[0]!.x > right(a));
}

const LABEL_WORDS: Readonly<Record<string, RegExp>> = {
  name: /^(?:naam|nom(?: et prénom)?|name, vorname|nama(?: lengkap| person[ei]l| tenaga ahli| pelamar| tutor| guru| pengajar)?(?: (?:beserta|dan|dengan|&) gelar)?|(?:full )?name|(?:first )?names?(?:\(s\))? ?\/ ?(?:surname|last name|family name)|(?:surname|last name|family name)(?:\(s\))? ?\/ ?(?:first )?name)$/i,
  email:
    /^(?:e-?mail|mail|surel|pos-?el|alamat e-?mail|email address|e-mail address|e-?mail-?adresse?|courriel|courrier électronique|correo(?: electrónico)?|adresse (?:e-?mail|électronique))$/i,
  phone:
    /^(?:phone|hp ?\/ ?wa|telp ?\/ ?(?:hp|wa)|wa ?\/ ?hp|call|whats ?app|handphone ?\/ ?wa|mobile number|contact number|(?:cell|home|work|office) ?phone|no\.? kontak|kontak person|telepon|telp\.?|tel\.?|no\.? ?(?:hp|telp|telepon|wa|handphone)\.?|hp|handphone|mobile|cell|ponsel|whatsapp|wa|nom[oe]r (?:telepon|hp|ponsel|wa|whatsapp|handphone)|telephone|kontak|contact|phone number|mobile phone|telefoon(?:nummer)?|telefon(?:nummer)?|tél(?:éphone)?\.?|portable|mobil(?:telefon)?|handy|gsm|teléfono|telefono|telefone|celular|móvil)$/i,
  fax: /^(?:fax|faks(?:imile)?|facsimile)\.?$/i,
  address:
    /^(?:alamat(?: (?:rumah|domisili|ktp|sekarang|tinggal|lengkap|asal|saat ini))?|rumah|address|home address|mailing address|location|lokasi|domisili|tempat tinggal|residence|city|kota|based in|current location|adres|adresse|anschrift|woonplaats|wohnort|domicile|direcci[oó]n(?: actual)?|domicilio|endereço|indirizzo)$/i,
  birth:
    /^(?:t\.?t\.?l\.?|(?:tempat(?:,| dan|\/|,? ?\/)? ?)?(?:tgl\.?|tanggal)\.? ?lahir|tempat lahir|lahir|born|birth ?date|date of birth|d\.?o\.?b\.?|birthday|place(?:,| and| ?\/) ?date of birth|place of birth|(?:date|place) (?:and|&) (?:place|date) of birth|geboren(?: am)?|geburts(?:datum|ort|tag)|geboorte(?:datum|plaats)|née?(?:\(e\))?(?: le)?|(?:date|lieu)(?: et (?:date|lieu))? de naissance|(?:fecha|lugar) de nacimiento|(?:data|local) de nascimento|(?:data|luogo) di nascita)$/iu,
  surname:
    /^(?:surname|last name|family name|nachname|familienname|achternaam|nom de famille|nama (?:belakang|keluarga))$/i,
  firstname: /^(?:first name|given names?|vornamen?|voorna(?:am|men)|prénoms?|nama depan)$/i,
  middlename: /^(?:middle names?|nama tengah)$/i,
  part: /^(?:jalan|dusun|kelurahan|desa|kelurahan ?\/ ?desa|desa ?\/ ?kelurahan|kecamatan|kabupaten|kabupaten ?\/ ?kota|kota ?\/ ?kabupaten|provinsi|propinsi|kode ?pos)$/i,
  linkedin: /^(?:linked ?in(?: profile)?|profil linked ?in)$/i,
  website:
    /^(?:web|link|tautan|laman|site|web ?page|website|situs|situs web|blog|homepage|portfolio|portofolio|url)$/i,
  profile:
    /^(?:github|gitlab|twitter|x|instagram|facebook|behance|dribbble|medium|youtube|tiktok|stack ?overflow|kaggle|skype|telegram)$/i,
  other:
    /^(?:(?:kontak|nomor|no\.? ?(?:hp|telp)) darurat|emergency contact(?: number)?|(?:father|mother|husband|wife|spouse|parent|guardian)[’']?s?[’']? name|nama (?:ayah|ibu|suami|istri|orang ?tua|wali)(?: kandung)?|jenis kelamin|gender|sex|agama|religion|status(?: (?:pernikahan|perkawinan|sipil))?|marital status|nationality|citizenship|kebangsaan|kewarganegaraan|warga negara|tinggi(?: badan)?|berat(?: badan)?|tinggi ?\/ ?berat(?: badan)?|height|weight|golongan darah|usia|umur|age|suku|hobi|nik|nip|nidn|nip ?\/ ?nidn|nuptk|nim|nrp|nisn|npk|no\.? ?ktp|id (?:no\.?|number)|sim|npwp|driving licen[cs]e|visa|nationaliteit|nationalité|staatsangehörigkeit|staatsbürgerschaft|familienstand|burgerlijke staat|situation (?:de famille|familiale)|état civil|geslacht|geschlecht|sexe|rijbewijs|führerschein|permis(?: de conduire)?|nacionalidad|nacionalidade|nazionalità|estado civil|cédula(?: de identidad)?|profesión|sexo)$/i,
};

/** What a label announces; undefined for other words. */
export const labelKind: (text: string) => string | undefined = remembered(computeLabelKind);

function computeLabelKind(text: string): string | undefined {
  const bare = text
    .replace(/\s*[:：]\s*$/, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/^(?:\p{L}[.)]\s+)?[^\p{L}]*/u, '')
    .trim();
  const whole = kindOf(bare);
  // `Alamat / Address`: the same in two languages.
  const [first, second, ...others] = bare.split(/\s*\/\s*/);
  if (whole || !first || !second || others.length > 0) return whole;
  const kinds = [first, second].map(kindOf);
  return kinds[0] === kinds[1] ? kinds[0] : undefined;
}

const KINDS_OF_LABELS = Object.entries(LABEL_WORDS);
/** Most texts are none, which one pattern shows sooner than a dozen. */
const ANY_LABEL = new RegExp(KINDS_OF_LABELS.map(([, words]) => words.source).join('|'), 'iu');

function kindOf(label: string): string | undefined {
  // A cheap look first: addresses and numbers are no labels.
  if (/[\d@]/.test(label) || !ANY_LABEL.test(label)) return undefined;
  return KINDS_OF_LABELS.find(([, words]) => words.test(label))?.[0];
}

export function isLabel(text: string): boolean {
  return labelKind(text) !== undefined;
}

/** A cell's text without its own label. */
export function valueStart(text: string): number {
  const own = LABELLED.exec(text);
  if (own && !/^https?$/i.test(own[1]!) && isLabel(own[1]!)) return own[0].length;
  return LABEL_ONLY.exec(text)?.[0].length ?? 0;
}
