import { ResumeError, type Resume } from '@setapak/resume';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv } from '~/features/cv-sync/public.server.ts';
import { nameOfFile } from './uploads/model.ts';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';
import { readLinkedinArchive } from './formats/linkedin-archive.server.ts';
import {
  readForeign,
  type ChangedPhone,
  type ForeignCv,
  type ForeignFormat,
} from './formats/read-foreign.ts';
import type { Unplaced } from './formats/unplaced.ts';
import { readXml } from './formats/xml.ts';
import { LARGEST_JSON, parseJson, whereInResume } from './reading/parse-json.ts';

interface ImportForeign {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  /** Of the file; empty for what was pasted. */
  fileName: string;
  /** JSON or XML. */
  text: string;
  /** LinkedIn's archive, in place of a text. */
  archive?: Uint8Array;
  /** Of the press that sends it. */
  newCvId?: string | undefined;
}

/** A CV of another program's document. */
export interface ImportedForeign {
  id: string;
  format: ForeignFormat;
  unplaced: Unplaced[];
  phones: ChangedPhone[];
}

type Refused = { refused: string };

/** Makes a CV of another program's document, or of one that we exported. @throws AppError too_many_cvs */
export async function importForeign(request: ImportForeign): Promise<ImportedForeign | Refused> {
  const { services, userId, fileName, newCvId: id = newId() } = request;
  const read = readCv(request);
  if ('refused' in read) return read;
  const { document, format, unplaced, phones = [] } = read;

  const values = { id, userId, name: nameOf(fileName, document), document };
  await services.db.transaction((tx) => insertCv(services, tx, values));
  return { id, format, unplaced, phones };
}

const NO_ARCHIVE =
  'Arsip ini bukan file Word (.docx), dan bukan ekspor data LinkedIn: tidak ada Profile.csv atau Positions.csv di dalamnya.';

function readCv({ text, archive }: Pick<ImportForeign, 'text' | 'archive'>): ForeignCv {
  try {
    if (archive) return readLinkedinArchive(archive) ?? { refused: NO_ARCHIVE };
    if (text.trim() === '') return { refused: 'Pilih file JSON atau tempel isinya dulu.' };
    if (Buffer.byteLength(text) > LARGEST_JSON)
      return { refused: 'File ini terlalu besar. Paling besar 4 MB.' };
    if (/^\uFEFF?\s*</.test(text)) {
      const xml = readXml(text);
      return xml ? readForeign(xml) : { refused: 'XML ini rusak atau belum lengkap.' };
    }
    const parsed = parseJson(text);
    return parsed.failure === null ? readForeign(parsed.value) : { refused: parsed.failure };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    return { refused: whereInResume(error) };
  }
}

function nameOf(fileName: string, { profile }: Resume): string {
  if (fileName !== '') return nameOfFile(fileName);
  const person = `${profile.firstName} ${profile.lastName}`.trim();
  return (person === '' ? 'CV impor' : `CV ${person}`).slice(0, NAME_LENGTH);
}
