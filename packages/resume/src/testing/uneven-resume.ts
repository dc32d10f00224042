import { customName } from '../custom-names.ts';
import { customTypes, type CustomType } from '../items.ts';
import { completeLayout } from '../layout.ts';
import { parseResume } from '../parse-resume.ts';
import { templateNames } from '../reference-lists.ts';
import type { Resume } from '../schema.ts';
import { believableResume } from './believable-resume.ts';
import { seeded } from './random-resume.ts';

const HEADINGS = [
  'Publikasi & Paten',
  'Kegiatan Sukarela',
  'Nilai Tes',
  'Seminar dan Lokakarya',
  'Alat yang Dikuasai',
  'Karya',
  '',
];

const TITLES: Record<CustomType, string[]> = {
  text: ['Tentang Penelitian', ''],
  list: ['Alat laboratorium', 'Perangkat lunak', 'Naik gunung'],
  entry: ['Pembicara Seminar Nasional', 'Juri Lomba Debat Antarkampus', 'Ketua Panitia Dies Natalis'],
  publication: ['Pengaruh Suhu terhadap Mutu Kopi Robusta', 'Mempertanggungjawabkan Ketidakberpihakan Algoritma', 'Deep Learning for Coral Reefs'],
  patent: ['Alat Pengering Gabah Tenaga Surya', 'Metode Pemurnian Air Payau'],
  volunteering: ['Relawan Tanggap Bencana', 'Pengajar Sukarela', 'Koordinator Donor Darah'],
  testScore: ['TOEFL ITP', 'IELTS Academic', 'Tes Potensi Akademik'],
}; // prettier-ignore

const ORGANIZATIONS = [
  'Palang Merah Kota Malang',
  'Jurnal Teknologi Pertanian',
  'Ditjen Kekayaan Intelektual',
  'Pusat Bahasa Universitas Taman Nusa',
];
const SUBTITLES = ['Larasati, W., & Kusuma, R.', 'Terdaftar', 'Penulis kedua', ''];
const TEXTS = [
  'Mengajar membaca untuk 40 anak di dua desa.',
  '- Menyusun modul pelatihan relawan baru.\n- Mengumpulkan donasi Rp18 juta dalam tiga pekan.',
  'Diterbitkan pada https://jurnal.example.com/artikel/pengaruh-suhu-terhadap-mutu-kopi-robusta-dataran-tinggi-2023 dengan dua belas sitasi.',
  'Penyakit pneumonoultramikroskopiksilikovulkanokoniosis diteliti pada 60 pekerja tambang.',
  '',
]; // prettier-ignore
const KEYWORDS = ['Mikroskop', 'Spektrofotometer', 'ArcGIS', 'Kromatografi gas', 'Stata', 'GNU Octave'];

/**
 * A believable document that is less tidy: one to three sections of the person's own, of all types, each placed somewhere or left where
 * it falls, with words that fill a line; in a third of them some entries have no dates. The same for the same seed.
 */
export function unevenResume(seed: number): Resume {
  const resume = believableResume(seed);
  const random = seeded(seed * 6_101 + 5);
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const year = () => 2016 + below(9);
  const date = () => pick(['', `${year()}`, `${year()}-${String(1 + below(12)).padStart(2, '0')}`]);
  const itemOf = (type: CustomType) => ({
    type,
    title: pick(TITLES[type]),
    subtitle: pick(SUBTITLES),
    organization: chance(0.8) ? pick(ORGANIZATIONS) : '',
    location: chance(0.4) ? 'Malang' : '',
    link: chance(0.3) ? 'https://doi.example.com/10.5555/12345678' : '',
    number: chance(0.7) ? 'IDP000071234' : '',
    score: chance(0.8) ? pick(['560', '7.5', '612/800']) : '',
    startDate: date(),
    endDate: date(),
    isCurrent: chance(0.1),
    keywords: KEYWORDS.filter(() => chance(0.4)),
    summary: pick(TEXTS),
    isVisible: chance(0.9),
  });
  const custom = Array.from({ length: 1 + below(3) }, (_, at) => {
    const types = chance(0.7) ? [pick(customTypes)] : customTypes;
    const items = Array.from({ length: 1 + below(4) }, () => itemOf(pick(types)));
    return { id: `own-${at}`, heading: pick(HEADINGS), visible: chance(0.9), items };
  });
  const layout = Object.fromEntries(
    templateNames.map((template) => {
      const columns = completeLayout(template, resume.metadata.layout[template]).map((column) => [...column]);
      for (const section of custom) {
        if (chance(0.5)) continue;
        const column = pick(columns);
        column.splice(below(column.length + 1), 0, customName(section));
      }
      return [template, columns];
    }),
  );
  if (chance(0.33)) {
    for (const { items } of [resume.work, resume.education, resume.informalEducation])
      for (const item of items.filter(() => chance(0.4)))
        Object.assign(item, { startDate: '', endDate: '', isCurrent: false });
    for (const item of resume.projects.items.filter(() => chance(0.4))) item.date = '';
  }
  return parseResume({ ...resume, custom, metadata: { ...resume.metadata, layout } });
}
