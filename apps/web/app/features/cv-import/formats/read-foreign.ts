import {
  checkSize,
  detectLanguage,
  isBlank,
  itemSectionNames,
  LIMITS,
  parseFittingResume,
  readResume,
  RESUME_VERSION,
  withOwnPhones,
  type Resume,
} from '@setapak/resume';
import { withAllowedLinks } from './allowed-links.ts';
import { europassCandidateIn, fromEuropassCandidate } from './europass-candidate.ts';
import { europassProfileIn, fromEuropassProfile } from './europass-profile.ts';
import { europassIn, fromEuropass } from './europass.ts';
import { dig, get, isRecord, type Fields } from './fields.ts';
import { flowCvIn, fromFlowCv } from './flow-cv.ts';
import { fromOpenResume, openResumeIn } from './open-resume.ts';
import { wordsFor, type Say } from './own-words.ts';
import { fromReactiveResume, reactiveResumeIn } from './reactive-resume.ts';
import { unplacedIn, type Unplaced } from './unplaced.ts';

export type ForeignFormat =
  | 'Setapak'
  | 'JSON Resume'
  | 'Reactive Resume'
  | 'OpenResume'
  | 'FlowCV'
  | 'Europass'
  | 'LinkedIn';

export type ForeignCv =
  | { format: ForeignFormat; document: Resume; unplaced: Unplaced[]; phones?: ChangedPhone[] }
  | { refused: string };

/** A mobile number that got its country's code. */
export interface ChangedPhone {
  printed: string;
  phone: string;
}

interface Reader {
  format: ForeignFormat;
  find: (value: unknown) => Fields | undefined;
  /** @param say headings and labels of ours, in the language of the file */
  read: (root: Fields, say: Say) => Fields;
}

/** Characters in all: five times what a CV holds, for whatever else another program keeps. */
const LARGEST_TEXT = 5 * LIMITS.total;

const readers: readonly Reader[] = [
  { format: 'Reactive Resume', find: reactiveResumeIn, read: fromReactiveResume },
  { format: 'FlowCV', find: flowCvIn, read: fromFlowCv },
  { format: 'OpenResume', find: openResumeIn, read: fromOpenResume },
  { format: 'Europass', find: europassIn, read: fromEuropass },
  { format: 'Europass', find: europassCandidateIn, read: fromEuropassCandidate },
  { format: 'Europass', find: europassProfileIn, read: fromEuropassProfile },
];

/**
 * A CV of another program, recognised by what it holds. What of it found no place in ours is listed.
 * @param value parsed JSON or XML
 * @throws ResumeError where it passes a cap, also in parts that no reader knows
 */
export function readForeign(value: unknown): ForeignCv {
  // Before any reader: what is looked for in every part of it takes as long as it has parts, and its texts are read several times.
  checkSize(value, { total: LARGEST_TEXT, countsFiles: false });
  for (const { format, find, read } of readers) {
    const root = find(value);
    if (root) return made(format, read(root, wordsFor(root)), root);
  }
  const inner = wrappedIn(value);
  if (inner) return readForeign(inner);
  if (!isRecord(value))
    return { ...placed(readResume(value, { leavesOutLong: true })), format: 'JSON Resume' };
  if (Object.keys(value).length === 0)
    return { refused: 'JSON ini kosong: hanya { }, tanpa isi CV di dalamnya.' };
  if (isPackage(value))
    return {
      refused: 'Ini package.json, keterangan sebuah program, bukan CV. Pilih file JSON dari pembuat CV.',
    };
  const isOurs = !('basics' in value) && ('profile' in value || 'metadata' in value);
  if (!isOurs && !JSON_RESUME.some((key) => get(value, key) !== undefined)) return { refused: UNKNOWN };
  const printed = readResume(value, { leavesOutLong: true });
  const { document: read, unplaced: links } = placed(printed);
  const document = isOurs || isRecord(get(get(value, 'meta'), 'x-setapak')) ? read : withoutBlanks(read);
  // A photograph at an address is not fetched, and listed.
  if (!document.profile.photograph.startsWith('data:')) document.profile.photograph = '';
  // An empty CV of our own comes back as it was.
  const isWhole = ('profile' in value && 'metadata' in value) || 'x-setapak' in Object(get(value, 'meta'));
  if (isEmpty(document) && !isWhole) return { refused: EMPTY };
  // Of our own export no part is looked through that other programs do not know.
  const unplaced = withLinks(unplacedIn(value, document), links);
  // What we exported ourselves comes back as it was.
  if (isOurs || isWhole) return { format: isOurs ? 'Setapak' : 'JSON Resume', document, unplaced };
  return { format: 'JSON Resume', ...withPhones(document), unplaced };
}

/** A JSON Resume that is the only entry of a list, or that a server's answer holds: `{ "data": { "basics": … } }`. */
function wrappedIn(value: unknown): unknown {
  const held = Array.isArray(value)
    ? value.length === 1
      ? value
      : []
    : [dig(value, 'resume'), dig(value, 'data', 'resume'), dig(value, 'data')];
  return isRecord(get(value, 'basics')) ? undefined : held.find((each) => isRecord(get(each, 'basics')));
}

/** An XML of Europass, by what it holds. */
export function isEuropass(value: unknown): boolean {
  return (europassIn(value) ?? europassCandidateIn(value)) !== undefined;
}

function withPhones(printed: Resume): { document: Resume; phones: ChangedPhone[] } {
  const document = withOwnPhones(printed);
  const before = phonesOf(printed);
  const pairs = phonesOf(document).map((phone, at) => ({ printed: before[at] ?? '', phone }));
  return { document, phones: pairs.filter((pair) => pair.printed !== pair.phone) };
}

const phonesOf = ({ profile, references }: Resume) => [
  profile.phone,
  ...references.items.map((item) => item.phone),
];

/** The same of what a format's own reader gave. */
export function made(format: ForeignFormat, fields: Fields, input: unknown): ForeignCv {
  const { document, unplaced: links } = placed(
    withoutBlanks(parseFittingResume({ version: RESUME_VERSION, ...fields })),
  );
  if (isEmpty(document)) return { refused: EMPTY };
  document.metadata.language = detectLanguage(document);
  const { phones, document: own } = withPhones(document);
  return { format, document: own, phones, unplaced: withLinks(unplacedIn(input, document), links) };
}

/** A document with addresses alone that links may have; the others are listed. */
function placed(printed: Resume): { document: Resume; unplaced: Unplaced[] } {
  const { document, dropped } = withAllowedLinks(printed);
  return { document, unplaced: dropped.map((text) => ({ where: 'link', text })) };
}

/** The same list with links that it does not hold yet. */
function withLinks(unplaced: readonly Unplaced[], links: readonly Unplaced[]): Unplaced[] {
  const listed = new Set(unplaced.map(({ text }) => text));
  return [...unplaced, ...links.filter(({ text }) => !listed.has(text))];
}

/** Other programs keep empty forms as entries. */
function withoutBlanks(document: Resume): Resume {
  for (const name of itemSectionNames)
    (document[name] as { items: object[] }).items = document[name].items.filter((item) => !isBlank(item));
  return document;
}

const JSON_RESUME = ['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'publications', 'skills', 'languages', 'interests', 'references', 'projects']; // prettier-ignore

const UNKNOWN =
  'Tidak ada bagian CV yang kami kenali di file ini. Yang bisa dibaca: JSON Resume, Reactive Resume, OpenResume, FlowCV, Europass, dan ekspor data LinkedIn.';
const EMPTY = 'File ini belum berisi apa pun yang bisa masuk ke CV.';

function isPackage(value: Fields): boolean {
  const marks = [
    'dependencies',
    'devDependencies',
    'scripts',
    'main',
    'engines',
    'license',
    'private',
    'exports',
  ];
  return typeof get(value, 'name') === 'string' && !('basics' in value) && marks.some((key) => key in value);
}

function isEmpty(document: Resume): boolean {
  const { firstName, lastName, email, phone, subtitle } = document.profile;
  const hasItems =
    itemSectionNames.some((name) => document[name].items.some((item) => !isBlank(item))) ||
    document.custom.length > 0;
  return (
    !hasItems &&
    document.objective.body === '' &&
    [firstName, lastName, email, phone, subtitle].every((text) => text === '')
  );
}
