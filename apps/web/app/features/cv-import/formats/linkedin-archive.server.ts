import { LIMITS, ResumeError } from '@setapak/resume';
import { readCsv } from './csv.ts';
import { decodeText } from '~/services/decode-text.ts';
import { fromLinkedin, LINKEDIN_FILES, withEnglishHeads, type LinkedinTables } from './linkedin.ts';
import { wordsFor } from './own-words.ts';
import { made, type ForeignCv } from './read-foreign.ts';
import type { Unplaced } from './unplaced.ts';
import { unzip, type LeftOut, type Unzipped } from './unzip.server.ts';

/** Bytes of one table when it is unfolded; a life's work has a hundredth of it. */
const LARGEST_TABLE = 2 * 2 ** 20;
const LARGEST_TABLES = 4 * LARGEST_TABLE;
/** Without one of these it is another archive. */
const MARKS = ['profile.csv', 'positions.csv', 'education.csv', 'skills.csv'];

const WHY: Record<LeftOut, string> = {
  too_large: 'Tabel ini terlalu besar, jadi tidak ikut dibaca.',
  locked: 'Tabel ini dilindungi password, jadi tidak bisa dibaca.',
  damaged: 'Tabel ini rusak, jadi tidak bisa dibaca.',
};

const REFUSED: Record<LeftOut, string> = {
  too_large: 'Tabel di arsip ini terlalu besar untuk dibaca. Paling besar 2 MB.',
  locked: 'Arsip ini dilindungi password. Simpan salinan tanpa password, lalu coba lagi.',
  damaged: 'Arsip ini rusak atau terpotong. Unduh ulang dari LinkedIn, lalu coba lagi.',
};

/**
 * LinkedIn's data export, as the archive that it is sent in; undefined for another archive. Only the tables of a CV are unfolded.
 * A table that is too much is left out and listed, the others are read.
 */
export function readLinkedinArchive(bytes: Uint8Array): ForeignCv | undefined {
  let archive: Unzipped;
  try {
    archive = unzip({ bytes, wanted: isTable, largest: LARGEST_TABLE, total: LARGEST_TABLES });
  } catch {
    return { refused: REFUSED.damaged };
  }
  const { files, leftOut } = archive;
  const paths = [...files.keys(), ...leftOut.map(({ path }) => path)];
  if (!paths.some((path) => MARKS.includes(tableName(path)))) return undefined;
  const tables: LinkedinTables = {};
  const notes = leftOut.map(({ path, why }) => ({ where: fileName(path), text: WHY[why] }));
  for (const [path, content] of files) {
    const { rows, total } = readCsv(decodeText(content), LIMITS.items);
    tables[tableName(path)] = withEnglishHeads(tableName(path), rows);
    const more = total - LIMITS.items;
    if (more > 0) notes.push({ where: fileName(path), text: tooManyRows(more) });
  }
  const [first] = leftOut;
  if (files.size === 0 && first) return { refused: REFUSED[first.why] };
  return readFitting(tables, notes);
}

/** Leaves out the largest table for as long as a CV does not hold them all. */
function readFitting(tables: LinkedinTables, notes: readonly Unplaced[]): ForeignCv {
  try {
    const cv = made('LinkedIn', fromLinkedin(tables, wordsFor(tables)), withoutTraces(tables));
    return 'refused' in cv ? cv : { ...cv, unplaced: [...notes, ...cv.unplaced] };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    const sizes = Object.entries(tables).map(([name, rows]) => ({ name, size: JSON.stringify(rows).length }));
    const [largest, ...others] = sizes.sort((a, b) => b.size - a.size);
    if (!largest || others.length === 0) return { refused: REFUSED.too_large };
    const rest = Object.fromEntries(others.map(({ name }) => [name, tables[name] ?? []]));
    return readFitting(rest, [...notes, { where: asExported(largest.name), text: WHY.too_large }]);
  }
}

function tooManyRows(more: number): string {
  return `${more} baris terakhir tidak ikut dibaca: satu bagian CV memuat paling banyak ${LIMITS.items}.`;
}

/** LinkedIn begins every word of a table's name with a capital. */
function asExported(name: string): string {
  return name.replace(/^\p{L}| \p{L}/gu, (letter) => letter.toUpperCase());
}

function isTable(path: string): boolean {
  // A Mac puts files of its own beside those that it packs, under the same names.
  return !path.startsWith('__MACOSX/') && LINKEDIN_FILES.includes(tableName(path));
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function tableName(path: string): string {
  return fileName(path).toLowerCase();
}

/** When an address was confirmed or a recommendation written is nothing to list; the address and the text are. */
function withoutTraces(tables: LinkedinTables): LinkedinTables {
  const { 'email addresses.csv': mailboxes = [], 'recommendations_received.csv': praise = [] } = tables;
  return {
    ...tables,
    'email addresses.csv': mailboxes.map((row) => ({ 'Email Address': row['Email Address'] ?? '' })),
    'recommendations_received.csv': praise.map(({ 'Creation Date': _, Status: __, ...row }) => row),
  };
}
