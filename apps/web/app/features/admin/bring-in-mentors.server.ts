import { importMentors, readMentorFile, type ImportReport } from '~/features/mentors/public.server.ts';
import { decodeText } from '~/services/decode-text.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';

/** Bytes. */
export const LARGEST_LIST = 5 * 2 ** 20;

interface BringInMentors {
  services: Pick<Services, 'db'>;
  actor: Actor;
  file: File;
  /** Says what would happen, and leaves everything as it is. */
  dryRun: boolean;
}

/** Adds and changes the mentors of a file (`docs/mentors.md`); rows that are wrong are refused. @throws AppError unreadable_list */
export async function bringInMentors({
  services,
  actor,
  file,
  dryRun,
}: BringInMentors): Promise<ImportReport> {
  const rows = readRows(file.name, decodeText(new Uint8Array(await file.arrayBuffer())));
  return importMentors({
    services,
    rows,
    dryRun,
    alongside: async (tx, { added, changed }) => {
      if (added.length + changed.length === 0) return;
      await recordAudit({
        tx,
        actor,
        resource: 'mentors',
        recordId: file.name.slice(0, 100),
        action: 'import mentors',
        after: { added: added.length, changed: changed.length, ids: [...added, ...changed] },
      });
    },
  });
}

function readRows(name: string, text: string) {
  try {
    const rows = readMentorFile(name, text);
    if (rows.length > 0) return rows;
  } catch (error) {
    throw new AppError('unreadable_list', { cause: error });
  }
  throw new AppError('unreadable_list');
}
