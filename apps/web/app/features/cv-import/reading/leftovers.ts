import type { EntryParts, ParsedResume, Prize, Reading } from '@setapak/ats';
import { isMonthWord, isOngoingWord, sectionNames } from '@setapak/resume';
import { BULLET } from './split-lines.ts';

/** Where text that found no field can go. */
export const targets = ['none', ...sectionNames, 'custom'] as const;
export type UsualTarget = (typeof targets)[number];
/** A section of one's own, by its heading: one that is there, or one that another leftover begins. */
export type Target = UsualTarget | `under:${string}`;

export const under = (heading: string): Target => `under:${heading}`;

/** A piece of the CV that no field holds. */
export interface Leftover {
  /** The heading it stood under, where it had one. */
  heading: string;
  text: string;
  /** The text entry by entry, where it holds several. */
  entries?: string[];
  /** What the entries are called, who gave them and when, where the reader knows. */
  prizes?: (Prize | undefined)[];
  /** What each entry says, where the reader knows. */
  parts?: (EntryParts | undefined)[];
  /** Where it most likely belongs. */
  target: Target;
}

const BELONGS: Record<string, Target> = {
  Projects: 'projects',
  Publications: 'custom',
  Other: 'custom',
  Organisations: 'informalEducation',
  Awards: 'awards',
  References: 'references',
};

/** Between facts in one row. */
const PARTING = /\s+[|•·◆]\s+/;

const INTERESTS = /\b(hob[iy]|hobbies|minat|interests?|loisirs|centres? d.int[ée]r[êe]ts?)\b/i;
/** `Minat Penelitian` are subjects of work. */
const OF_RESEARCH = /\b(?:penelitian|riset|research)\b/i;
const SKILLS = 'Skills/Interests/Languages';
/** `90%   75%   4/5` in rings or beside bars: how well something is known, apart from what it is. */
const RATING =
  /^(?:(?:(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})\s*)+|(?:very |sangat |cukup )?(?:good|baik|fair|cukup|excellent|mahir|advanced|intermediate|menengah|beginner|pemula|expert|ahli|basic|dasar|skill?ful|experienced))$/i;
const CALENDAR =
  /\b(?:19|20)\d\d\b|\b\d{1,2}\b|\b(?:sekarang|saat ini|kini|present|now|current|ongoing|onwards|since|sejak|bis heute|heute|tot heden|heden|aujourd[’']hui|actuellement|depuis|seit|sinds)(?!\p{L})/giu;

/** The label of a contact, a grade or a form's row is no content. */
const LABELS =
  'linkedin email e-mail surel pos el telepon ponsel telp phone mobile hp whatsapp wa alamat address website tanggal tempat lahir born birth date of web situs laman ipk gpa nilai score ' +
  'id no nomor berlaku hingga sampai valid until expires courses mata kuliah personal portfolio year years month months tahun bulan ' +
  'nama lengkap full name domisili location posisi jabatan position perusahaan instansi company employer periode period tugas uraian duties ' +
  'institusi institution sekolah school jurusan prodi program studi degree field study ' +
  'dates occupation or held main activities responsibilities and of the employer type business sector title qualification awarded organisation providing ' +
  'home rumah nationality gender ' +
  'mother tongue tongues other language languages understanding speaking writing listening reading spoken production interaction levels a1 a2 b1 b2 c1 c2 basic user independent proficient final grade ' +
  'daftar riwayat hidup curriculum vitae resume résumé biodata formulir form data pelamar halaman page of dari ' +
  'naam nom prénom vorname nachname voornaam achternaam adres adresse anschrift woonplaats wohnort telefoon telefoonnummer telefon telefonnummer tél téléphone portable mobil handy courriel mail mailadresse ' +
  'geboortedatum geboorteplaats geburtsdatum geburtsort geboren née né le la à naissance personalia persönliche persoonlijke daten gegevens sprachen talen langues ' +
  'key main highlights achievements tasks accomplishments pencapaian tanggung jawab rincian deskripsi pekerjaan yang dilamar dituju diinginkan applied ' +
  'worked working as in at for with bekerja sebagai di dari pada dengan tamat lulus s.d sd ttl tgl tempat';

/** What stands in the CV and in none of its fields, section by section: nothing is thrown away. */
export function leftovers({ result, details }: Reading): Leftover[] {
  const used = usedWords({ result, details });
  const labels = new Set(wordsOf(LABELS));
  const isUnknown = (word: string) => !used.has(word) && !labels.has(word);
  const ofPerson: Leftover[] = [];
  const found = result.sections.flatMap(({ sectionType, text: printed }, index): Leftover[] => {
    const text = withoutWraps(
      printed,
      `sections.${index}.heading` in (details ?? {}),
      details?.[`sections.${index}.wraps`],
    );
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    // `Demikian daftar riwayat hidup ini …` and what stands over a signature.
    if (details?.[`sections.${index}.closing`]) return [];
    const hasHeading = details ? `sections.${index}.heading` in details : sectionType !== 'PersonalDetails';
    const heading = hasHeading ? (lines.shift() ?? '').replace(BULLET, '') : '';
    // `Penutup` over it says nothing more.
    if (lines.length === 0 && details?.[`sections.${index + 1}.closing`]) return [];
    // A heading in words that nobody else uses, with nothing below it, was more likely a line of the CV.
    if (lines.length === 0 && sectionType === 'Other' && wordsOf(heading).some(isUnknown))
      return [{ heading: '', text: heading, target: 'none' }];
    const areHobbies = INTERESTS.test(heading) || Boolean(details?.[`sections.${index}.interests`]);
    const names = details?.[`sections.${index}.interests`] ?? '';
    const areNoNames = OF_RESEARCH.test(heading) || (!names.includes('\n') && isSentence(lines.join(' ')));
    const ofHobbies = areNoNames ? 'custom' : 'hobbies';
    const usual = areHobbies ? ofHobbies : (BELONGS[sectionType] ?? 'none');
    // `Reading` is the label of a level among languages, and a hobby.
    const isRating = (line: string) => sectionType === SKILLS && RATING.test(line);
    const isNew = usual === 'none' ? isUnknown : (word: string) => !used.has(word);
    const unread = lines.filter(
      (line) => wordsOf(line).some(isNew) && !isPartOfAddress(line, result) && !isRating(line),
    );
    if (unread.length === 0) return [];
    // `Kewarganegaraan: WNI` of a row of contacts that are all read.
    const unreadParts = (line: string) => {
      if (sectionType !== 'PersonalDetails') return line;
      const isRead = (part: string) => wordsOf(part).length > 0 && !wordsOf(part).some(isNew);
      return line
        .split(PARTING)
        .filter((part) => !isRead(part))
        .join(' | ');
    };
    // Without a heading there is none to give to a section of its own.
    const target = usual === 'custom' && heading === '' ? 'none' : usual;
    const entries = split(text, hasHeading, details?.[`sections.${index}.entries`]);
    // A section that no field is for stays whole, also the lines whose words happen to stand elsewhere too.
    if (target === 'none') {
      // Points too long for the name of a skill are what somebody can do.
      const areSkills = sectionType === SKILLS && unread.every((line) => BULLET.test(line));
      const left: Leftover = {
        heading,
        text: unread.map(unreadParts).join('\n'),
        target: areSkills ? 'skills' : target,
      };
      if (heading && sectionType === 'PersonalDetails') ofPerson.push(left);
      return [left];
    }
    const prizes = prizesOf(details, index, entries?.length ?? 1);
    const parts = partsOf(details, index, entries?.length ?? 1);
    return [
      {
        heading,
        text: target === 'hobbies' && names.includes('\n') ? names : lines.join('\n'),
        ...(entries && { entries }),
        ...(prizes && { prizes }),
        ...(parts && { parts }),
        target,
      },
    ];
  });
  return withOneOf(found, ofPerson);
}

/** Religion, height and parents of a form have no place in any CV here, under however many headings they stand: they are one thing to look at. */
function withOneOf(all: readonly Leftover[], ofPerson: readonly Leftover[]): Leftover[] {
  const [first, ...others] = ofPerson;
  if (!first || others.length === 0) return [...all];
  const text = [
    first.text,
    ...others.flatMap(({ heading, text: below }) => (heading ? [heading, below] : [below])),
  ].join('\n');
  return all.flatMap((each) => {
    if (others.includes(each)) return [];
    return [each === first ? { ...first, text } : each];
  });
}

/** `Saya senang menulis tentang laut.`: not the name of a hobby. */
function isSentence(text: string): boolean {
  return text.endsWith('.') && (text.split(',')[0] ?? '').split(' ').length >= FEWEST_WORDS;
}

const FEWEST_WORDS = 5;

/**
 * A line that the margin broke is whole again; what stood below leaves an empty one, so that the others keep their numbers.
 * @param wraps the lines that go on with the one above, such as `2 5`
 */
function withoutWraps(text: string, hasHeading: boolean, wraps: string | undefined): string {
  if (!wraps) return text;
  const lines = text.split('\n');
  const above = Number(hasHeading);
  for (const at of wraps.split(' ').map(Number).toReversed()) {
    const line = at + above;
    lines[line - 1] = `${lines[line - 1]} ${lines[line]}`;
    lines[line] = '';
  }
  return lines.join('\n');
}

/** @param starts the lines with which entries begin, such as `0 4 9` */
function split(text: string, hasHeading: boolean, starts: string | undefined): string[] | undefined {
  if (!starts) return undefined;
  const lines = text.split('\n').slice(hasHeading ? 1 : 0);
  const from = starts.split(' ').map(Number);
  return from.map((start, index) =>
    lines
      .slice(start, from[index + 1])
      .filter(Boolean)
      .join('\n'),
  );
}

function prizesOf(details: Reading['details'], section: number, count: number): Leftover['prizes'] {
  const prizes = Array.from({ length: count }, (_, at): Prize | undefined => {
    const of = (name: keyof Prize) => details?.[`sections.${section}.prizes.${at}.${name}`];
    const title = of('title');
    return title === undefined
      ? undefined
      : { title, issuer: of('issuer'), date: of('date'), description: of('description') };
  });
  return prizes.some(Boolean) ? prizes : undefined;
}

function partsOf(details: Reading['details'], section: number, count: number): Leftover['parts'] {
  const parts = Array.from({ length: count }, (_, at): EntryParts | undefined => {
    const start = `sections.${section}.parts.${at}.`;
    const own = Object.entries(details ?? {}).filter(([path]) => path.startsWith(start));
    return own.length > 0
      ? Object.fromEntries(own.map(([path, value]) => [path.slice(start.length), value]))
      : undefined;
  });
  return parts.some(Boolean) ? parts : undefined;
}

function usedWords({ result, details }: Pick<Reading, 'result' | 'details'>): Set<string> {
  const { sections: _, totalYearsExperience: __, ...values } = result;
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  // What a section is called holds nothing; where its heading was misread it may hold the very text that is asked for.
  const facts = Object.entries(details ?? {}).filter(([path]) => !path.startsWith('sections.'));
  collect([values, Object.fromEntries(facts)]);
  return new Set([...wordsOf(texts.join(' ')), initialsOf(result.name?.raw ?? '')]);
}

/** `RK` in a circle beside Rani Kusuma. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .toLowerCase();
}

/** A line that the margin cut out of a mail or web address: `rani.kusuma@contoh.exam` over `ple`. */
function isPartOfAddress(line: string, { emails, linkedin, websites }: ParsedResume): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replaceAll(/\s/g, '');
  const isBroken = /^[a-z\d.@/_?=&%+~-]+$/.test(line.trim());
  return (
    isBroken && [...emails, linkedin ?? '', ...websites].some((address) => bare(address).includes(bare(line)))
  );
}

/** The words of a text, the parts of dates and single letters left out. */
function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(CALENDAR, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 1 && !isMonthWord(word) && !isOngoingWord(word));
}
