import { detectTextLanguage, type Resume } from '@setapak/resume';

/** What readers of other programs' files call the parts that those programs name by a key alone. */
const ENGLISH: Readonly<Record<string, string>> = {
  'Informasi Tambahan': 'Additional Information',
  'Jenis Kelamin': 'Gender',
  'Tempat Lahir': 'Place of Birth',
  'Status Pernikahan': 'Marital Status',
  'Wajib Militer': 'Military Service',
  'Paspor atau KTP': 'Passport or ID',
  'Masa Pemberitahuan': 'Notice Period',
  'Keterampilan Komunikasi': 'Communication Skills',
  'Keterampilan Organisasi': 'Organisational Skills',
  'Keterampilan Memimpin': 'Leadership Skills',
  'Keterampilan Kerja': 'Job-related Skills',
  'Keterampilan Komputer': 'Digital Skills',
  'Keterampilan Lain': 'Other Skills',
  'Jaringan & Keanggotaan': 'Networks & Memberships',
  'Kegiatan Sosial & Politik': 'Social & Political Activities',
  'Konferensi & Seminar': 'Conferences & Seminars',
  'Karya Kreatif': 'Creative Works',
  Kewarganegaraan: 'Nationality',
  Ketersediaan: 'Availability',
  Telepon: 'Phone',
  Gelar: 'Title',
  Publikasi: 'Publications',
  Paten: 'Patents',
  SIM: 'Driving Licence',
};

/** Our own headings and labels in the language of a CV whose words are English; what the file itself says stays as it is. */
export function withEnglishWords(document: Resume, input: unknown): void {
  const said = JSON.stringify({ ...document, metadata: undefined }).replace(
    /"id":"[^"]*"|"[a-zA-Z]+":/g,
    ' ',
  );
  if (detectTextLanguage(said) !== 'en') return;
  const printed = JSON.stringify(input) ?? '';
  const turned = (text: string) => (printed.includes(text) ? text : (ENGLISH[text] ?? text));
  for (const section of document.custom) {
    section.heading = turned(section.heading);
    for (const item of section.items) if ('title' in item) item.title = turned(item.title);
  }
  for (const skill of document.skills.items) skill.name = turned(skill.name);
}
