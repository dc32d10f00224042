import { detectTextLanguage, fromHtml, plainText, textsOf, type Language } from '@setapak/resume';
import type { Fields } from './fields.ts';

/** What the parts are called that other programs name by a key alone. */
const WORDS = {
  more: { id: 'Informasi Tambahan', en: 'Additional Information' },
  title: { id: 'Gelar', en: 'Title' },
  gender: { id: 'Jenis Kelamin', en: 'Gender' },
  birthplace: { id: 'Tempat Lahir', en: 'Place of Birth' },
  nationality: { id: 'Kewarganegaraan', en: 'Nationality' },
  maritalStatus: { id: 'Status Pernikahan', en: 'Marital Status' },
  militaryService: { id: 'Wajib Militer', en: 'Military Service' },
  identity: { id: 'Paspor atau KTP', en: 'Passport or ID' },
  visa: { id: 'Visa', en: 'Visa' },
  availability: { id: 'Ketersediaan', en: 'Availability' },
  noticePeriod: { id: 'Masa Pemberitahuan', en: 'Notice Period' },
  phone: { id: 'Telepon', en: 'Phone' },
  email: { id: 'Email', en: 'Email' },
  drivingLicence: { id: 'SIM', en: 'Driving Licence' },
  publications: { id: 'Publikasi', en: 'Publications' },
  patents: { id: 'Paten', en: 'Patents' },
  testScores: { id: 'Nilai Tes', en: 'Test Scores' },
  communication: { id: 'Keterampilan Komunikasi', en: 'Communication Skills' },
  organisation: { id: 'Keterampilan Organisasi', en: 'Organisational Skills' },
  leadership: { id: 'Keterampilan Memimpin', en: 'Leadership Skills' },
  jobRelated: { id: 'Keterampilan Kerja', en: 'Job-related Skills' },
  digital: { id: 'Keterampilan Komputer', en: 'Digital Skills' },
  otherSkills: { id: 'Keterampilan Lain', en: 'Other Skills' },
  networks: { id: 'Jaringan & Keanggotaan', en: 'Networks & Memberships' },
  activities: { id: 'Kegiatan Sosial & Politik', en: 'Social & Political Activities' },
  conferences: { id: 'Konferensi & Seminar', en: 'Conferences & Seminars' },
  creativeWorks: { id: 'Karya Kreatif', en: 'Creative Works' },
  statement: { id: 'Pernyataan', en: 'Statement' },
} satisfies Record<string, Record<Language, string>>;

export type OwnWord = keyof typeof WORDS;

/** A heading or a label of ours, in the language of the file that is read. */
export type Say = (word: OwnWord) => string;

/** Words for a file: English where its own texts are, else Indonesian. How its program prints it is no text of it. */
export function wordsFor(file: Fields): Say {
  const { metadata: _, customization: __, settings: ___, ...contents } = file;
  const texts = textsOf(contents).map((text) => plainText(fromHtml(text), ''));
  const language = detectTextLanguage(texts.join(' ')) === 'en' ? 'en' : 'id';
  return (word) => WORDS[word][language];
}

/** A section of facts about the person that our header has no field for; none where nothing is known. */
export function moreAbout(say: Say, facts: Partial<Record<OwnWord, readonly string[]>>): Fields[] {
  const items = (Object.keys(facts) as OwnWord[])
    .map((word) => ({ type: 'list', title: say(word), keywords: (facts[word] ?? []).filter(Boolean) }))
    .filter(({ keywords }) => keywords.length > 0);
  return items.length > 0 ? [{ heading: say('more'), items }] : [];
}
