import type { Evidence, EvidenceEntry, ParsedResume } from '@setapak/ats';
import { dateText, degreeLabel, plainText, toPhone, type Resume } from '@setapak/resume';
import { skillLine } from './skill-groups.ts';

export interface ReviewField {
  /** Where the value goes in the document, as `applyReview` takes it. */
  id: string;
  label: string;
  /** What it belongs to: a job, a school; empty for the person. */
  group: string;
  value: string;
  kind: 'line' | 'text' | 'list';
  boxes: EvidenceEntry['boxes'];
  /** What the file says, where what is kept of it looks otherwise. */
  printed?: string;
  /** Worth a look: the reader was not sure, or found nothing where a CV has something. */
  uncertain: boolean;
}

/** The reader's own measure, 0..1; most of what stands under a heading and beside a date has 0.85 and more. */
export const SURE = 0.84;

type Draft = Omit<ReviewField, 'boxes' | 'uncertain' | 'group'> & {
  paths: string[];
  /** Where it was read, apart from what its paths say of how sure that is. */
  place?: string;
  /** An empty one is worth a look too. */
  expected?: boolean;
};

/**
 * Everything that was read, with the place it was read from, in the order of the builder.
 * @param printed the contacts as they were printed
 */
export function reviewFields(
  document: Resume,
  evidence: Evidence,
  printed: Partial<Contacts> = {},
): ReviewField[] {
  const fields: ReviewField[] = [];
  const add = (group: string, drafts: Draft[]) => {
    for (const { paths, place, expected = false, ...draft } of drafts) {
      const entries = paths.flatMap((path) => evidence[path] ?? []);
      const isEmpty = draft.value === '';
      if (isEmpty && !expected) continue;
      const confidence = entries.length > 0 ? Math.min(...entries.map((entry) => entry.confidence)) : 0;
      fields.push({
        ...draft,
        group,
        boxes: (evidence[place ?? ''] ? [evidence[place ?? '']!] : entries).flatMap(({ boxes }) => boxes),
        uncertain: confidence < SURE,
      });
    }
  };
  add('', personFields(document, printed));
  document.work.items.forEach((item, index) => {
    const path = `workExperience.${index}`;
    add(item.position || item.company || `Pengalaman ${index + 1}`, [
      line(`work.${item.id}.position`, 'Posisi', item.position, [`${path}.jobTitle`], true),
      line(`work.${item.id}.company`, 'Perusahaan', item.company, [`${path}.organization`], true),
      line(`work.${item.id}.startDate`, 'Mulai', dateText(item.startDate), [`${path}.dates`], true),
      line(`work.${item.id}.endDate`, 'Selesai', item.isCurrent ? 'Sekarang' : dateText(item.endDate), [
        `${path}.dates`,
      ]),
      line(`work.${item.id}.location`, 'Lokasi', item.location, [`${path}.location`]),
      // The reader keeps no places of these two: they stand with the employer.
      line(`work.${item.id}.description`, 'Bidang usaha', item.description, [`${path}.organization`]),
      line(`work.${item.id}.website`, 'Website', item.website, [`${path}.organization`]),
      text(`work.${item.id}.summary`, 'Uraian', item.summary, [`${path}.jobDescription`]),
    ]);
  });
  document.education.items.forEach((item, index) => {
    const path = `education.${index}`;
    add(item.institution || `Pendidikan ${index + 1}`, [
      line(
        `education.${item.id}.institution`,
        'Sekolah atau kampus',
        item.institution,
        [`${path}.organization`],
        true,
      ),
      line(`education.${item.id}.degree`, 'Gelar', degreeLabel(item.degree, document.metadata.language), [
        `${path}.accreditation.inputStr`,
      ]),
      line(`education.${item.id}.field`, 'Jurusan', item.field, [`${path}.accreditation.inputStr`]),
      line(`education.${item.id}.gpa`, 'Nilai', item.gpa, [`${path}.grade.raw`]),
      line(`education.${item.id}.location`, 'Lokasi', item.location, [`${path}.location.formatted`]),
      line(`education.${item.id}.startDate`, 'Mulai', dateText(item.startDate), [`${path}.dates`]),
      line(`education.${item.id}.endDate`, 'Selesai', item.isCurrent ? 'Sekarang' : dateText(item.endDate), [
        `${path}.dates`,
      ]),
      line(`education.${item.id}.website`, 'Website', item.website, [`${path}.organization`]),
      text(`education.${item.id}.summary`, 'Uraian', item.summary, [`${path}.organization`]),
    ]);
  });
  document.certifications.items.forEach((item, index) => {
    const paths = [`certifications.${index}`];
    const own = (field: string, label: string, value: string) => ({
      ...line(`certifications.${item.id}.${field}`, label, value, paths, field === 'title'),
      place: `${paths[0]}.${field}`,
    });
    add(item.title || `Sertifikat ${index + 1}`, [
      own('title', 'Sertifikat', item.title),
      own('issuer', 'Penerbit', item.issuer),
      own('date', 'Terbit', dateText(item.date)),
      own('expiryDate', 'Berlaku sampai', dateText(item.expiryDate)),
      own('credentialId', 'Nomor', item.credentialId),
      own('link', 'Tautan', item.link),
    ]);
  });
  add('Lainnya', [
    list('skills', 'Keahlian', document.skills.items.map(skillLine), evidence, /^skills\./),
    list(
      'languages',
      'Bahasa',
      document.languages.items.map(({ name }) => name),
      evidence,
      /^languages\./,
    ),
  ]);
  return fields;
}

type Contacts = Pick<ParsedResume, 'phoneNumbers' | 'websites'>;

function personFields(
  { profile, objective }: Resume,
  { phoneNumbers: [printed = ''] = [], websites = [] }: Partial<Contacts>,
): Draft[] {
  const { address } = profile;
  const website = Math.max(0, websites.indexOf(profile.website));
  const isOtherwise = printed !== profile.phone && toPhone(printed) === profile.phone;
  return [
    line('profile.firstName', 'Nama depan', profile.firstName, ['name.raw'], true),
    line('profile.lastName', 'Nama belakang', profile.lastName, ['name.raw']),
    line('profile.subtitle', 'Sebutan di bawah nama', profile.subtitle, ['headline']),
    line('profile.email', 'Email', profile.email, ['emails.0'], true),
    {
      ...line('profile.phone', 'Telepon', profile.phone, ['phoneNumbers.0'], true),
      ...(isOtherwise && { printed }),
    },
    line('profile.linkedin', 'LinkedIn', profile.linkedin, ['linkedin']),
    line('profile.website', 'Website', profile.website, [`websites.${website}`]),
    line('profile.birthDate', 'Tanggal lahir', dateText(profile.birthDate), ['dateOfBirth']),
    line('profile.address.line1', 'Alamat', address.line1, ['location.rawInput']),
    line('profile.address.city', 'Kota', address.city, ['location.rawInput']),
    line('profile.address.region', 'Provinsi', address.region, ['location.rawInput']),
    line('profile.address.pincode', 'Kode pos', address.pincode, ['location.rawInput']),
    line('profile.address.country', 'Negara', address.country, ['location.rawInput']),
    text('objective.body', 'Ringkasan', objective.body, ['summary']),
  ];
}

function line(id: string, label: string, value: string, paths: string[], expected = false): Draft {
  return { id, label, value, kind: 'line', paths, expected };
}

function text(id: string, label: string, value: string, paths: string[]): Draft {
  return { id, label, value: plainText(value), kind: 'text', paths };
}

function list(id: string, label: string, values: string[], evidence: Evidence, path: RegExp): Draft {
  const paths = Object.keys(evidence).filter((key) => path.test(key));
  return { id, label, value: values.join('\n'), kind: 'list', paths };
}
