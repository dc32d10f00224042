import { INNER_COMMA } from '../lexicon/legal-forms.ts';
import { findDates } from '../dates/find-dates.ts';
import { startsWithLevel } from '../lexicon/education-words.ts';
import { isOn } from '../rules.ts';
import { hasOwnDate } from './own-dates.ts';
import { isLabelled } from './labels-on-top.ts';
import { isSentence } from './sentences.ts';
import { cutFragment, headOf } from '../layout/cut-fragment.ts';
import type { Fragment } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { withPeriod } from '../layout/table-cells.ts';
import { tableRole, type TableRole } from '../layout/table-role.ts';
import { ordinalLength, plain } from '../text/normalise.ts';

interface Field {
  role: TableRole | 'title';
  /** What the form calls it. */
  name?: string;
  cells: Fragment[];
  /** Its value stands on the line below. */
  below?: boolean;
}

/**
 * Forms that print an entry as `Perusahaan : …`, `Jabatan : …`, `Periode : …`: the fields of one entry become one row that knows what each
 * of its cells is, as a table's rows do. A field that comes again starts the next entry.
 */
export function joinFieldLines(lines: readonly Line[]): Line[] {
  if (!isOn('field-lines')) return [...lines];
  const bare = isBareForm(lines);
  const fields = withoutClients(
    withoutFaculties(lines.map((line, index) => fieldOf(line, lines[index + 1], bare))),
  );
  const roles = new Set(fields.flatMap((field) => field?.role ?? []));
  const dated = lines.filter((line, at) => !fields[at] && hasOwnDate(line));
  if (roles.size < 2 || (dated.length > 0 && areDetails(fields, dated))) return [...lines];
  const hasDates = roles.has('date');
  const result: Line[] = [];
  let entry: Field[] = [];
  let first: Line | undefined;
  const close = () => {
    if (first && entry.length > 0) result.push(toRow(entry, first));
    entry = [];
    first = undefined;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const field = fields[index];
    const line = lines[index]!;
    if (!field && entry.length > 0 && (asksBesides(line) || isAmongFields(line, entry, fields[index + 1])))
      continue;
    const isTitle = fields[index + 1] !== undefined && standsOutOf(entry.at(-1), line);
    if (!field && !isTitle && goesOn(entry.at(-1), line, lines[index - 1])) {
      const { cells } = entry.at(-1)!;
      cells.push(...line.cells);
      continue;
    }
    if (!field && (isOtherField(line, entry) || (bare && entry.length > 0 && isRowOfForm(line)))) continue;
    if (!field) {
      close();
      // `Tahun 2022` over the fields of an entry that say when themselves.
      const isYear = hasDates && fields[index + 1] !== undefined && YEAR.test(line.text);
      if (!isYear) result.push(line);
      continue;
    }
    if (entry.some((each) => isSameField(each, field))) close();
    if (!first) {
      const named = titleAbove(result.at(-1), line, fields[index + 1] ? lines[index + 1]!.gap : 0);
      if (named) {
        entry.push({ role: 'title', cells: named });
        result.pop();
      }
    }
    first ??= line;
    entry.push(field);
    if (field.below) index += 1;
  }
  close();
  return result;
}

/** `Jabatan`, `Periode` beside their values: what a form calls its fields is no part of an entry. */
export function namesOfFields(lines: readonly Line[]): ReadonlySet<Fragment> {
  const bare = isBareForm(lines);
  return new Set(
    lines.flatMap((line, index) =>
      line.cells.length > 1 && fieldOf(line, lines[index + 1], bare) ? [line.cells[0]!] : [],
    ),
  );
}

/**
 * `Peminatan : …`, `IPK : …` below schools, `Judul Proyek : …`, `Tugas : …` below posts that say themselves who and when they are: no form, though
 * one of them has `Graduation: May 2009`.
 * @param dated lines besides that say when
 */
function areDetails(fields: readonly (Field | undefined)[], dated: readonly Line[]): boolean {
  const periods = dated.filter(({ cells }) => cells.some((cell) => isMostlyDate(cell.text)));
  const areDatedBesides = periods.length > fields.filter((field) => field?.role === 'date').length;
  return fields.every(
    (field) =>
      !field ||
      (field.role === 'date' && areDatedBesides) ||
      field.role === 'degree' ||
      field.role === 'grade' ||
      field.role === 'text' ||
      field.role === 'unknown' ||
      (field.role === 'name' && TITLE_OF_PROJECT.test(field.name ?? '')) ||
      (field.role === 'organisation' && PART_OF_SCHOOL.test(field.name ?? '')),
  );
}

const TITLE_OF_PROJECT =
  /^(?:judul|nama|title|name of|project)?\s*(?:proyek|penelitian|riset|project|research)(?: (?:title|name))?$/i;

const PART_OF_SCHOOL = /^(?:college|school|faculty|fakultas|department|departemen)$/i;

/** Roles that several fields of one entry may have: `Jenjang` and `Program Studi`, `Tahun Masuk` and `Tahun Lulus`, `Tugas` and `Perangkat`. */
const SHARED = new Set<Field['role']>(['degree', 'date', 'text']);

function isSameField(one: Field, other: Field): boolean {
  if (one.role !== other.role || one.role === 'unknown') return false;
  return !SHARED.has(one.role) || plain(one.name!) === plain(other.name!);
}

const isRowOfForm = ({ cells }: Line): boolean => cells.length === 2;

/** `h. Status Kepegawaian : Tenaga Tetap` among the fields of an entry: one that is none of ours. */
function isOtherField(line: Line, entry: readonly Field[]): boolean {
  const [label, ...rest] = line.cells;
  if (!label || entry.length === 0 || !rest.some((cell) => /^\s*:/.test(cell.text))) return false;
  const isFirm = entry.some(({ name }) => FIRM.test(name ?? ''));
  return ORDINAL.test(label.text) || OF_TERMS.test(label.text) || (isFirm && TRADE.test(label.text));
}

/** `Alasan Keluar : Kontrak selesai` */
function asksBesides({ cells: [label, ...rest] }: Line): boolean {
  return (
    rest.length === 0 &&
    label !== undefined &&
    /^[^:]{2,40}\s:\s/.test(label.text) &&
    OF_TERMS.test(label.text)
  );
}

/** `Kind: contract` above a field that the entry still lacks: another one, which is none of ours. */
function isAmongFields(line: Line, entry: readonly Field[], next: Field | undefined): boolean {
  return isLabelled(line) && next !== undefined && !entry.some((each) => isSameField(each, next));
}

/** What forms ask about a job besides. */
const OF_TERMS =
  /^(?:bagian|divisi|departemen|seksi|gaji|upah|penghasilan|alasan|sebab|status|atasan|nama atasan|telepon|no\.? ?telp|alamat|jenis usaha|bidang usaha|reasons?|salary|supervisor|department|division)\b/i;

/** `Bidang : Ritel` below `Perusahaan : …` is the firm's trade; below a school it would be the field of study. */
const TRADE = /^(?:bidang|sektor|industri|industry|sector)$/i;
const FIRM = /perusahaan|company|employer|instansi/i;

/** `**Toko Maju**` right below what was done elsewhere, over the fields of another entry. */
function standsOutOf(last: Field | undefined, { cells: [cell] }: Line): boolean {
  const value = last?.cells.at(-1);
  return (
    cell !== undefined && value !== undefined && !value.bold && (cell.bold || cell.size > value.size + 0.4)
  );
}

/** What was done takes several lines, each under the value that the first one began. */
function goesOn(last: Field | undefined, line: Line, above: Line | undefined): boolean {
  const value = last?.cells[0];
  return (
    last?.role === 'text' &&
    value !== undefined &&
    line.cells.length === 1 &&
    line.page === above?.page &&
    line.gap < 0.8 * line.size &&
    Math.abs(line.cells[0]!.x - value.x) < 3
  );
}

/**
 * An entry's name over its fields, without a label of its own: short, closer than the entry before, set off from running text.
 * @param pitch the white between the form's own fields
 */
function titleAbove(above: Line | undefined, line: Line, pitch: number): Fragment[] | undefined {
  if (!above || above.page !== line.page || above.bullet) return undefined;
  if (line.gap > Math.max(0.8 * line.size, WIDER * pitch)) return undefined;
  if (YEAR.test(above.text)) return undefined;
  const [first, ...rest] = above.cells.filter((cell) => !/^\d{1,2}[.)]?$/.test(cell.text));
  if (first && rest.length === 1 && isMostlyDate(first.text) && !rest[0]!.role && !isSentence(rest[0]!.text))
    return [{ ...first, role: 'date' }, rest[0]!];
  if (!first || rest.length > 0 || first.role || first.text.length > 80 || isSentence(first.text))
    return undefined;
  const number = ordinalLength(first.text);
  if (number > 0) return [cutFragment(first, number)];
  const standsOut = first.bold || first.size > line.size + 0.4 || first.colour !== line.colour;
  return standsOut || LEVEL.test(first.text) ? [first] : undefined;
}

const WIDER = 1.2;

/** `a. Nama Kegiatan`, `1) Jabatan` */
const ORDINAL = /^(?:[a-z]|\d{1,2})[.)]\s+/i;
const YEAR = /^(?:tahun|year) (?:19|20)\d\d\s*:?$|^(?:19|20)\d\d\s*:?$/i;
const LEVEL = /^[SD][-. ]?[1-4]\s*:?$/;
const FEWEST_ROLES = 3;

const CLIENT =
  /^(?:pemberi (?:tugas|kerja|pekerjaan)|pengguna (?:jasa|barang\/jasa)|pemilik (?:proyek|pekerjaan)|(?:end )?customers?|project owner)$/i;

/** What the fields of a form are called in more words than a column's name has. */
const LONG_NAMES: readonly [RegExp, TableRole][] = [
  [/^names? and types? of organi[sz]ation/i, 'organisation'],
  [/^names? and address(?:es)? of (?:the )?employer/i, 'organisation'],
  [/^nama dan (?:alamat|jenis) (?:perusahaan|instansi|lembaga|sekolah)/i, 'organisation'],
  [CLIENT, 'organisation'],
  [/^(?:site|project (?:site|location)|lokasi (?:proyek|pekerjaan|kegiatan))$/i, 'place'],
  [
    /^(?:(?:nama )?(?:proyek|paket)(?: pekerjaan)?|(?:project|assignment) (?:name|title)|name of (?:project|assignment)|nama (?:paket )?pekerjaan)$/i,
    'name',
  ],
  [
    /^(?:technolog(?:y|ies)|technolog(?:y|ies) used|tech(?:nology)?(?: stack)?|tools?(?: used)?|tools? (?:and|&) technolog(?:y|ies)|environment|perangkat(?: lunak)?|teknologi(?: yang digunakan)?|alat(?: yang digunakan)?)$/i,
    'text',
  ],
  [
    /^(?:(?:guru|pengajar|tutor|mengajar)(?:\/\p{L}+)? sebagai|(?:jabatan|posisi|position|role)\/\p{L}+|tugas sebagai)$/iu,
    'post',
  ],
  [/^(?:lama|tahun|masa|waktu|periode) mengajar$/i, 'date'],
  [/^(?:nama )?(?:tempat mengajar|bimbel|lembaga bimbingan belajar|tempat les)$/i, 'organisation'],
  [/^(?:mata pelajaran|mapel|materi)(?: (?:yang )?(?:diajar(?:kan)?|diampu))?$/i, 'text'],
  [/^(?:npm|nim|nrp|nisn?|(?:no(?:mor|\.)? )?induk (?:mahasiswa|siswa)|student (?:id|number))$/i, 'unknown'],
];

function roleOfName(name: string): TableRole | undefined {
  return LONG_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? tableRole(name) ?? roleOfHalf(name);
}

/** `Jabatan/Guru`, `Kota/Kabupaten`: one of two names for the same field. */
function roleOfHalf(name: string): TableRole | undefined {
  const halves = name.split('/');
  if (halves.length !== 2) return undefined;
  const roles = new Set(halves.flatMap((half) => tableRole(half.trim()) ?? []));
  return roles.size === 1 ? [...roles][0] : undefined;
}

const FACULTY = /^(?:fakultas|faculty)\b/i;

/** The faculty says nothing that the field of study beside it does not. */
function withoutFaculties(fields: readonly (Field | undefined)[]): (Field | undefined)[] {
  const hasStudies = fields.some((field) => field?.role === 'degree' && !FACULTY.test(field.name ?? ''));
  if (!hasStudies) return [...fields];
  return fields.map((field) =>
    field?.role === 'degree' && FACULTY.test(field.name ?? '') ? { ...field, role: 'unknown' } : field,
  );
}

/** Forms of tenders name the client beside the firm that employs: `Pengguna Jasa : Dinas …`, `Nama Perusahaan : PT …`. */
function withoutClients(fields: readonly (Field | undefined)[]): (Field | undefined)[] {
  const isOf = (field: Field | undefined, pattern: RegExp) =>
    field?.role === 'organisation' && pattern.test((field.name ?? '').replace(ORDINAL, ''));
  if (!fields.some((field) => isOf(field, EMPLOYER) && !isOf(field, CLIENT))) return [...fields];
  return fields.map((field) =>
    field && (isOf(field, CLIENT) || isOf(field, /^(?:clients?|klien)$/i))
      ? { ...field, role: 'unknown' }
      : field,
  );
}

const EMPLOYER = /^(?:nama )?(?:perusahaan|instansi|company|employer)\b/i;

const MOST_UNKNOWN = 0.25;

/** `Nama Perusahaan   PT …`, `Jabatan   …`, `Periode   …`: two columns, of which the left one holds little but names of fields that we know. */
function isBareForm(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length === 2 && !cells[0]!.role);
  const isFlush = (edge: 'x' | 'right') =>
    rows.every(({ cells }) => Math.abs(cells[0]![edge] - rows[0]!.cells[0]![edge]) < 3);
  const roles = rows.map(({ cells }) => roleOfName(cells[0]!.text));
  const kinds = new Set(roles);
  const unknown = roles.filter((role) => role === undefined).length;
  kinds.delete(undefined);
  return (
    kinds.size >= FEWEST_ROLES &&
    (unknown === 0 || (unknown <= MOST_UNKNOWN * roles.length && kinds.has('date'))) &&
    (kinds.has('post') || kinds.has('degree')) &&
    (isFlush('x') || isFlush('right')) &&
    rows.length >= 0.6 * lines.length
  );
}

function fieldOf(line: Line, next: Line | undefined, bare: boolean): Field | undefined {
  const [label, ...rest] = line.cells;
  if (!label || label.role) return undefined;
  const inline = /^([^:]{2,40}?)\s*:\s*(.*)$/.exec(label.text);
  const name = inline?.[1] ?? label.text;
  const role = roleOfName(name.replace(ORDINAL, ''));
  const below = rest.length === 0 && next?.cells.length === 1 ? next.cells[0] : undefined;
  // `Perguruan Tinggi` over `: Institut …`: the row was taken apart.
  const isApart = below !== undefined && /^\s*:\s*\S/.test(below.text);
  const colon = inline !== null || isApart || rest.some((cell) => /^\s*:/.test(cell.text));
  if (!role || !(colon || (bare && rest.length === 1))) return undefined;
  const hasAddress = LONG_NAMES.some(([pattern]) => pattern.test(name));
  const values = rest
    .flatMap((cell) => withoutColon(cell) ?? [])
    .flatMap((cell) => (hasAddress ? nameAndPlace(cell) : [cell]));
  if (inline?.[2])
    return { role, name, cells: [tail(label, label.text.length - inline[2].length), ...values] };
  if (values.length > 0) return { role, name, cells: values };
  if (!below || below.x <= label.x + label.size) return undefined;
  const value = withoutColon(below) ?? below;
  if (value.bullet >= value.text.length) return undefined;
  return {
    role,
    name,
    cells: [value.bullet > 0 ? cutFragment(value, value.bullet) : value],
    below: true,
  };
}

/** `PT Arunika Jaya, Jl. Kenanga 8, Tegal` where name and address are asked for in one. */
function nameAndPlace(cell: Fragment): Fragment[] {
  const comma = INNER_COMMA.exec(cell.text);
  if (!comma) return [cell];
  const place = cutFragment(cell, comma.index + comma[0].length);
  return [headOf(cell, comma.index), { ...place, role: 'place' }];
}

function withoutColon(cell: Fragment): Fragment | undefined {
  const match = /^\s*:\s*/.exec(cell.text);
  if (!match) return cell;
  return match[0].length >= cell.text.length ? undefined : tail(cell, match[0].length);
}

function tail(cell: Fragment, from: number): Fragment {
  const text = cell.text.slice(from).trim();
  const count = text.split(' ').length;
  return { ...cell, text, items: cell.items.slice(-count), bullet: 0 };
}

/** `Lama Kerja : 18 Bulan` beside `Periode : …` says nothing that the period does not. */
function withoutLengths(fields: readonly Field[]): readonly Field[] {
  const isLength = ({ role, cells }: Field) =>
    role === 'date' && cells.every(({ text }) => findDates(text).length === 0);
  const hasDate = fields.some((field) => field.role === 'date' && !isLength(field));
  return hasDate ? fields.filter((field) => !isLength(field)) : fields;
}

const BEGINS = /\b(?:masuk|bergabung|mulai|admission|joined|joining|start|hired?)\b/i;

/** `Tanggal Masuk : 01/03/2015` beside a post, and no field for an end: the job goes on. */
function withOpenPeriod(fields: readonly Field[]): readonly Field[] {
  const [begin, ...others] = fields.filter(({ role }) => role === 'date');
  const hasPost = fields.some(({ role }) => role === 'post');
  if (!begin || others.length > 0 || !hasPost || !BEGINS.test(begin.name ?? '')) return fields;
  const [cell] = begin.cells;
  const [date, ...more] = findDates(cell?.text ?? '');
  if (!cell || begin.cells.length > 1 || !date?.single || more.length > 0) return fields;
  const open = { ...cell, text: `${cell.text} - sekarang` };
  return fields.map((field) => (field === begin ? { ...field, cells: [open] } : field));
}

/** `S1 :` over `Jurusan : …` and `Universitas : …` is the degree's beginning. */
function titleOf(cell: Fragment, has: (role: TableRole) => boolean): Fragment {
  if (!has('degree')) return { ...cell, role: has('organisation') ? 'post' : 'organisation' };
  if (!has('organisation')) return { ...cell, role: 'organisation' };
  const text = cell.text.replace(/\s*:$/, '');
  return startsWithLevel(text) ? { ...headOf(cell, text.length), role: 'degree' } : { ...cell, role: 'text' };
}

function toRow(all: readonly Field[], first: Line): Line {
  const fields = withOpenPeriod(withoutLengths(all));
  const has = (role: TableRole) => fields.some((field) => field.role === role);
  const cells = fields.flatMap(({ role, cells: own }) =>
    own.map((cell): Fragment => {
      if (role === 'title' && cell.role === 'date') return { ...cell, label: false };
      if (role === 'title' && cell.role !== 'place') return { ...titleOf(cell, has), label: false };
      return { ...cell, role: cell.role === 'place' || role === 'title' ? 'place' : role, label: false };
    }),
  );
  return {
    ...withCells(first, cells),
    cells: withPeriod(cells),
  };
}
