import { industries, serviceLines, skills } from './model.ts';
import type { MentorRow } from './schema.ts';

const firstNames =
  `Adi Agus Ayu Bagas Bayu Cahya Candra Dewi Dian Eka Endah Fajar Farah Galih Gita Hadi Hesti Indra Intan Joko Kartika
  Lestari Lukman Maya Mega Nanda Nisa Oki Prima Putu Rahma Rizky Sari Satria Tari Taufik Utami Vina Wahyu Yuni Zaki`.split(
    /\s+/,
  );
const lastNames =
  `Aritonang Basri Daulay Firmansyah Ginting Hakim Harahap Hidayat Kusuma Lubis Manurung Maulana Nasution Nugraha
  Pane Pratama Purba Rangkuti Saragih Setiawan Siregar Susanto Tambunan Utomo Wibowo Wijaya Yulianto Zebua`.split(
    /\s+/,
  );
const titles =
  'Product Manager|Software Engineer|Backend Engineer|Data Scientist|Data Analyst|Brand Manager|Recruiter|HR Generalist|Finance Analyst|Auditor|UI Designer|UX Researcher|Management Consultant|Sales Lead|Program Officer|Mechanical Engineer'.split(
    '|',
  );
const syllables = 'na lo ra mi ta ku se la pa di wa go ne si ba ru to ma ke ja'.split(' ');

/** So many mentors of every kind, always the same ones: for tests and measurements. */
export function makeMentors(count: number): MentorRow[] {
  return Array.from({ length: count }, (_, index) => makeMentor(index));
}

export function makeMentor(index: number, values: Partial<MentorRow> = {}): MentorRow {
  const random = randomFrom(index + 1);
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const some = <Value>(list: readonly Value[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list))),
  ];
  const company = () => {
    const name = Array.from({ length: 3 }, () => pick(syllables)).join('');
    return `PT ${name.charAt(0).toUpperCase()}${name.slice(1)} Jaya`;
  };
  const title = pick(titles);
  return {
    id: `mentor-${index}`,
    name: `${pick(firstNames)} ${pick(lastNames)}`,
    title,
    phoneNumber: '+628120000000',
    email: `mentor-${index}@setapak.example`,
    serviceLine: some(serviceLines, 4),
    experiences: [
      { title, organization: company(), duration: '2 tahun' },
      { title: pick(titles), organization: company(), duration: '3 tahun' },
    ],
    education: [],
    industry: some(industries, 2),
    skills: some(skills, 3),
    schedule: 'Sabtu, 10.00–16.00 WIB',
    description: 'Sudah menemani banyak orang dari lamaran pertama sampai hari pertama bekerja. '.repeat(6),
    price: 40_000 + 5_000 * Math.floor(random() * 24),
    linkedin: null,
    photoUrl: null,
    videoUrl: null,
    super: random() < 0.1,
    seniority: 'mid',
    active: true,
    bookable: true,
    addedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300 * 86_400_000)),
    ...values,
  };
}

/** A small generator of numbers between 0 and 1 that anybody can repeat (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
