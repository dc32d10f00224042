/** What an answer says about the person: the result is made of these. */
export type OutputId = 'serviceLine' | 'industry' | 'skills';

export interface Output {
  id: OutputId;
  value: string;
}

export interface QuizValue {
  id: string;
  value: string;
  /** Nothing for "I don't know yet": it narrows nothing. */
  output: readonly Output[];
}

interface QuizQuestion {
  /** Also the name of the answer in the address, where there is no script. */
  id: 'butuh' | 'industri' | 'profesi';
  question: string;
  description?: string;
  values: readonly QuizValue[];
}

const service = (...values: string[]): Output[] => values.map((value) => ({ id: 'serviceLine', value }));
const industry = (id: string, value: string): QuizValue => ({
  id,
  value,
  output: [{ id: 'industry', value }],
});
const skill = (id: string, value: string): QuizValue => ({ id, value, output: [{ id: 'skills', value }] });

export const quiz: readonly QuizQuestion[] = [
  {
    id: 'butuh',
    question: 'Kamu lagi butuh apa?',
    description: 'Pilih satu yang paling mendesak. Yang lain bisa menyusul.',
    values: [
      {
        id: 'kuliah',
        value: 'Belajar dari mahasiswa berprestasi',
        output: service('College Life Sharing'),
      },
      {
        id: 'pengalaman',
        value: 'Belajar dari pengalaman mentor',
        output: service('Professional Life Sharing'),
      },
      { id: 'magang', value: 'Persiapan magang', output: service('Internship Preparation') },
      {
        id: 'karier',
        value: 'Memahami lebih dalam pekerjaan yang diinginkan',
        output: service("Mentor's Career Path Exploration"),
      },
      {
        id: 'skill',
        value: 'Mengasah skill yang dibutuhkan',
        output: service('Knowledge and Skill Preparation'),
      },
      {
        id: 'cv-wawancara',
        value: 'Persiapan CV atau wawancara',
        output: service('CV Preparation & Feedback', 'Interview Preparation & Mock-up'),
      },
      {
        id: 'lowongan',
        value: 'Mencari lowongan dan koneksi',
        output: service('Opportunity and Network Sourcing'),
      },
    ],
  },
  {
    id: 'industri',
    question: 'Industri apa yang kamu minati?',
    description: 'Kami carikan mentor yang bekerja di sana.',
    values: [
      industry('teknologi', 'Teknologi/Startup'),
      industry('fmcg', 'FMCG'),
      industry('keuangan', 'Financial Services'),
      industry('konsultan', 'Consulting/Advisory Services'),
      industry('ngo', 'NGO'),
      { id: 'belum', value: 'Belum ada', output: [] },
    ],
  },
  {
    id: 'profesi',
    question: 'Profesi apa yang kamu minati?',
    description: 'Tidak apa-apa kalau belum yakin.',
    values: [
      skill('teknik', 'Tech Engineering'),
      skill('produk', 'Product'),
      skill('data', 'Data Science'),
      skill('pemasaran', 'Marketing & PR'),
      skill('sdm', 'Human Resource'),
      skill('konsultan', 'Consulting/Advisory Services'),
      skill('bisnis', 'Business Development'),
      skill('keuangan', 'Finance'),
      { id: 'belum', value: 'Belum ada', output: [] },
    ],
  },
];

/** What each of the eight services is good for. */
export const serviceReasons: Record<string, string> = {
  'CV Preparation & Feedback':
    'Bedah CV-mu baris demi baris, lalu perbaiki bagian yang bikin rekruter berhenti membaca.',
  'Interview Preparation & Mock-up':
    'Latihan wawancara dengan pertanyaan sungguhan, lalu dapat masukan jujur tentang jawabanmu.',
  "Mentor's Career Path Exploration":
    'Dengar bagaimana mentor sampai di posisinya, dan langkah mana yang bisa kamu tiru.',
  'Opportunity and Network Sourcing':
    'Cari tahu di mana lowongannya dibuka, dan kepada siapa kamu sebaiknya memperkenalkan diri.',
  'Knowledge and Skill Preparation':
    'Susun daftar skill yang perlu dikejar, beserta cara belajar yang realistis.',
  'Internship Preparation': 'Dari memilih tempat magang sampai membuat tiga bulanmu di sana berarti.',
  'Professional Life Sharing': 'Tanya apa saja soal dunia kerja: ritme, budaya, gaji, sampai cara bertahan.',
  'College Life Sharing':
    'Belajar dari mahasiswa berprestasi: organisasi, beasiswa, lomba, dan cara membagi waktunya.',
};

export const assessmentWords = {
  title: 'Cari tahu bimbingan yang kamu butuhkan',
  lead: 'Tiga pertanyaan, kurang dari semenit.',
  result: 'Saat ini kamu membutuhkan jasa',
  pick: 'Pilih Mentor',
  retake: 'Retake Assessment',
} as const;
