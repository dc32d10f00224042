import { checkSize } from '@setapak/resume';
import { readCsv } from './csv.ts';
import { decodeText } from '~/services/decode-text.ts';
import { fromLinkedin, LINKEDIN_FILES, type LinkedinTables } from './linkedin.ts';
import { made, type ForeignCv } from './read-foreign.ts';
import { unzip } from './unzip.server.ts';

/** Bytes of one table when it is unfolded; a life's work has a hundredth of it. */
const LARGEST_TABLE = 2 * 2 ** 20;
const LARGEST_TABLES = 4 * LARGEST_TABLE;
/** Without one of these it is another archive. */
const MARKS = ['profile.csv', 'positions.csv', 'education.csv', 'skills.csv'];

/** LinkedIn's data export, as the archive that it is sent in; undefined for another archive. Only the tables of a CV are unfolded. @throws ResumeError where they pass a cap */
export function readLinkedinArchive(bytes: Uint8Array): ForeignCv | undefined {
  const tables = tablesIn(bytes);
  if (!MARKS.some((name) => name in tables)) return undefined;
  checkSize(tables, { total: Infinity });
  return made('LinkedIn', fromLinkedin(tables), withoutTraces(tables));
}

function tablesIn(bytes: Uint8Array): LinkedinTables {
  try {
    // A Mac puts files of its own beside those that it packs, under the same names.
    const wanted = (path: string) =>
      !path.startsWith('__MACOSX/') && LINKEDIN_FILES.includes(tableName(path));
    const files = unzip({ bytes, wanted, largest: LARGEST_TABLE, total: LARGEST_TABLES });
    return Object.fromEntries(
      [...files].map(([path, content]) => [tableName(path), readCsv(decodeText(content))]),
    );
  } catch {
    // No archive, a torn one, or one with a password.
    return {};
  }
}

function tableName(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase();
}

/** When an address was confirmed is nothing to list; the address itself is. */
function withoutTraces({ 'email addresses.csv': mailboxes = [], ...tables }: LinkedinTables): LinkedinTables {
  const addresses = mailboxes.map((row) => ({ 'Email Address': row['Email Address'] ?? '' }));
  return { ...tables, 'email addresses.csv': addresses };
}
