import type { HeadingStyles } from '../classify/heading-style.ts';
import { bulletLength, plain } from '../text/normalise.ts';
import type { Fragment } from './fragment.ts';

/** What a column of a table holds, by the word at its head. */
export type TableRole =
  | 'number'
  | 'date'
  | 'organisation'
  | 'post'
  | 'degree'
  | 'grade'
  | 'place'
  | 'text'
  | 'name'
  | 'issuer'
  | 'level';

const HEADS: Readonly<Record<TableRole, RegExp>> = {
  number: /^(?:no|nomor|#)$/,
  date: /^(?:tahun(?: (?:lulus|masuk|ajaran))?|periode|waktu|tanggal|masa kerja|lama (?:bekerja|kerja)|dates?|years?|period|duration|from to|when|tgl|th|thn)$/,
  organisation:
    /^(?:(?:nama )?(?:perusahaan|instansi|institusi|lembaga|organisasi|sekolah|perguruan tinggi|universitas|sekolah universitas|tempat(?: kerja)?|sekolah perguruan tinggi|sekolah kampus|sekolah pt)|employer|company|organi[sz]ation|institution|school|university|college|school university|where)$/,
  post: /^(?:jabatan|posisi|peran|sebagai|pekerjaan|position|role|title|job title|post|jabatan posisi|posisi jabatan)$/,
  degree:
    /^(?:jurusan|program studi|prodi|gelar|jenjang|tingkat|kualifikasi|pendidikan|major|degree|qualification|field(?: of study)?|programme|program|course|study|jurusan program studi|award)$/,
  grade: /^(?:nilai|ipk|nem|gpa|grade|result|ipk nilai|nilai ipk)$/,
  place: /^(?:lokasi|kota|tempat|alamat|location|city|place|country)$/,
  text: /^(?:keterangan|uraian(?: tugas| pekerjaan)?|deskripsi(?: (?:tugas|pekerjaan))?|tugas(?: dan tanggung jawab)?|tanggung jawab|duties|responsibilities|description|notes?|details|remarks|job description)$/,
  name: /^(?:nama|nama (?:pelatihan|sertifikat|sertifikasi|kegiatan|proyek|keahlian)|pelatihan|sertifikasi|sertifikat|kegiatan|judul|bahasa|name|certificate|certification|training|activity|project|language|skill|keahlian|kemampuan|jenis pelatihan|event)$/,
  issuer: /^(?:penyelenggara|penerbit|issuer|issued by|provider|awarding body|organi[sz]er)$/,
  level: /^(?:level|tingkat kemampuan|kemahiran|proficiency|tingkatan|lisan|tulisan)$/,
};

export interface Column {
  role: TableRole;
  x: number;
  right: number;
}

/**
 * Puts the cells of ruled tables together: below a row of column names, the lines of one cell become one fragment that knows its column.
 * Everything else stays as it is.
 * @param open the columns of a table that reached the end of the page before; this page's are noted in it
 */
export function stackTables(
  fragments: readonly Fragment[],
  styles: HeadingStyles,
  open: { columns?: readonly Column[] } = {},
): Fragment[] {
  let rest = [...fragments].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const stacked: Fragment[] = [];
  if (open.columns && !styles.isHeading(rest[0] ?? rest.at(-1)!)) {
    const body = bodyOf(rest, undefined, open.columns, styles);
    for (const lines of tableRows(body, open.columns)) stacked.push(...cellsOfRow(lines, open.columns));
    const used = new Set(body);
    rest = rest.filter((fragment) => !used.has(fragment));
    if (rest.length > 0) open.columns = undefined;
  }
  for (let head = nextHead(rest, styles); head; head = nextHead(rest, styles)) {
    const { row, columns } = head;
    const body = bodyOf(rest, row[0], columns, styles);
    const bottom = Math.max(...row.map((each) => each.bottom), ...body.map((each) => each.bottom));
    open.columns = rest.some((each) => each.y > bottom) ? undefined : columns;
    const used = new Set([...row, ...body]);
    for (const lines of tableRows(body, columns)) stacked.push(...cellsOfRow(lines, columns));
    rest = rest.filter((fragment) => !used.has(fragment));
  }
  return [...rest, ...stacked];
}

/** What a column's or a field's name announces. */
export function tableRole(text: string): TableRole | undefined {
  const words = plain(text);
  return (Object.keys(HEADS) as TableRole[]).find((role) => HEADS[role].test(words));
}

function nextHead(
  fragments: readonly Fragment[],
  styles: HeadingStyles,
): { row: Fragment[]; columns: Column[] } | undefined {
  for (const fragment of fragments) {
    // Two section headings side by side are no table.
    if (!tableRole(fragment.text) || styles.isHeading(fragment)) continue;
    const row = fragments
      .filter((each) => Math.abs(each.baseline - fragment.baseline) < 2)
      .sort((a, b) => a.x - b.x);
    const roles = row.map((each) => tableRole(each.text));
    if (row.length < 2 || roles.some((role) => role === undefined) || new Set(roles).size < 2) continue;
    const columns = row.map((each, index) => ({
      role: roles[index]!,
      x: each.x,
      right: row[index + 1]?.x ?? Infinity,
    }));
    return { row, columns };
  }
  return undefined;
}

/** The lines below the head, as long as each stands in one of its columns. */
function bodyOf(
  fragments: readonly Fragment[],
  top: Fragment | undefined,
  columns: readonly Column[],
  styles: HeadingStyles,
): Fragment[] {
  const body: Fragment[] = [];
  let last = top?.bottom ?? fragments[0]?.y ?? 0;
  for (const fragment of fragments) {
    if (top && fragment.baseline <= top.baseline + 2) continue;
    if (styles.isHeading(fragment) || !columnOf(fragment, columns) || fragment.y - last > 3 * fragment.size)
      break;
    body.push(fragment);
    last = Math.max(last, fragment.bottom);
  }
  return body;
}

function columnOf(fragment: Fragment, columns: readonly Column[]): Column | undefined {
  const slack = fragment.size;
  return columns.find(
    (column) =>
      fragment.x >= column.x - slack && fragment.right <= column.right + 2 && fragment.x < column.right - 4,
  );
}

/** Rows are parted where the white between lines is wider than inside a cell. */
function tableRows(body: readonly Fragment[], columns: readonly Column[]): Fragment[][] {
  const pitch = innerPitch(body, columns);
  const rows: Fragment[][] = [];
  let last: number | undefined;
  for (const fragment of body) {
    const row = rows.at(-1);
    const step = last === undefined ? Infinity : fragment.baseline - last;
    if (row && step <= pitch * 1.15 + 0.5) row.push(fragment);
    else rows.push([fragment]);
    last = Math.max(last ?? 0, fragment.baseline);
  }
  return rows;
}

/** The usual distance of two lines of one cell: the smallest one that occurs within a column. */
function innerPitch(body: readonly Fragment[], columns: readonly Column[]): number {
  let smallest = Infinity;
  for (const column of columns) {
    const lines = body.filter((fragment) => columnOf(fragment, columns) === column);
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1];
      if (above && line.baseline - above.baseline > 2)
        smallest = Math.min(smallest, line.baseline - above.baseline);
    }
  }
  const size = body[0]?.size ?? 10;
  return smallest < 1.6 * size ? smallest : 1;
}

function cellsOfRow(lines: readonly Fragment[], columns: readonly Column[]): Fragment[] {
  const baseline = Math.min(...lines.map((line) => line.baseline));
  return columns.flatMap((column) => {
    const cell = lines.filter((line) => columnOf(line, columns) === column);
    const first = cell[0];
    if (!first) return [];
    const right = Math.max(...cell.map((line) => line.right));
    const bottom = Math.max(...cell.map((line) => line.bottom));
    const text = cell.map((line) => line.text.slice(bulletLength(line.text))).join(' ');
    const items = cell.flatMap((line) => line.items);
    return [
      {
        ...first,
        text,
        items,
        right,
        bottom,
        width: right - first.x,
        height: bottom - first.y,
        baseline,
        bullet: 0,
        role: column.role,
      },
    ];
  });
}
