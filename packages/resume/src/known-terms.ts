import type { Language } from './reference-lists.ts';

/*
 * Words of CVs that have one usual counterpart in the other language, whole fields only: Indonesian first. Names of people,
 * companies and schools are never among them.
 */

const LEVELS = [
  ['Pemula', 'Beginner'],
  ['Dasar', 'Basic'],
  ['Menengah', 'Intermediate'],
  ['Mahir', 'Advanced'],
  ['Lanjutan', 'Advanced'],
  ['Terampil', 'Proficient'],
  ['Ahli', 'Expert'],
  ['Baik', 'Good'],
  ['Sangat baik', 'Very good'],
  ['Cukup', 'Fair'],
] as const;

const FLUENCIES = [
  ['Bahasa ibu', 'Native'],
  ['Penutur asli', 'Native'],
  ['Bahasa ibu', 'Mother tongue'],
  ['Mahir', 'Advanced'],
  ['Fasih', 'Fluent'],
  ['Profesional', 'Professional'],
  ['Profesional', 'Professional working proficiency'],
  ['Profesional', 'Proficient'],
  ['Fasih', 'Full professional proficiency'],
  ['Bahasa ibu', 'Native or bilingual proficiency'],
  ['Terbatas', 'Limited working proficiency'],
  ['Dasar', 'Elementary'],
  ['Dasar', 'Elementary proficiency'],
  ['Pemula', 'Beginner'],
  ['Percakapan', 'Conversational'],
  ['Menengah', 'Intermediate'],
  ['Dasar', 'Basic'],
  ['Lancar', 'Fluent'],
  ['Aktif', 'Active'],
  ['Pasif', 'Passive'],
  ['Baik', 'Good'],
  ['Sangat baik', 'Very good'],
  ['Cukup', 'Fair'],
] as const;

const LANGUAGE_NAMES = [
  ['Indonesia', 'Indonesian'],
  ['Inggris', 'English'],
  ['Mandarin', 'Mandarin'],
  ['Jepang', 'Japanese'],
  ['Korea', 'Korean'],
  ['Arab', 'Arabic'],
  ['Jerman', 'German'],
  ['Prancis', 'French'],
  ['Belanda', 'Dutch'],
  ['Spanyol', 'Spanish'],
  ['Rusia', 'Russian'],
  ['Italia', 'Italian'],
  ['Portugis', 'Portuguese'],
  ['Turki', 'Turkish'],
  ['Melayu', 'Malay'],
  ['Jawa', 'Javanese'],
  ['Sunda', 'Sundanese'],
  ['Bali', 'Balinese'],
  ['Madura', 'Madurese'],
  ['Isyarat', 'Sign Language'],
] as const;

const FIELDS = [
  ['Akuntansi', 'Accounting'],
  ['Manajemen', 'Management'],
  ['Ekonomi', 'Economics'],
  ['Ekonomi Pembangunan', 'Development Economics'],
  ['Administrasi Bisnis', 'Business Administration'],
  ['Administrasi Publik', 'Public Administration'],
  ['Ilmu Komunikasi', 'Communication Science'],
  ['Ilmu Hukum', 'Law'],
  ['Hukum', 'Law'],
  ['Psikologi', 'Psychology'],
  ['Sosiologi', 'Sociology'],
  ['Hubungan Internasional', 'International Relations'],
  ['Ilmu Politik', 'Political Science'],
  ['Sastra Inggris', 'English Literature'],
  ['Sastra Indonesia', 'Indonesian Literature'],
  ['Pendidikan Bahasa Inggris', 'English Education'],
  ['Ilmu Komputer', 'Computer Science'],
  ['Informatika', 'Informatics'],
  ['Teknik Informatika', 'Informatics Engineering'],
  ['Sistem Informasi', 'Information Systems'],
  ['Teknologi Informasi', 'Information Technology'],
  ['Teknik Sipil', 'Civil Engineering'],
  ['Teknik Mesin', 'Mechanical Engineering'],
  ['Teknik Elektro', 'Electrical Engineering'],
  ['Teknik Industri', 'Industrial Engineering'],
  ['Teknik Kimia', 'Chemical Engineering'],
  ['Teknik Lingkungan', 'Environmental Engineering'],
  ['Arsitektur', 'Architecture'],
  ['Desain Komunikasi Visual', 'Visual Communication Design'],
  ['Matematika', 'Mathematics'],
  ['Statistika', 'Statistics'],
  ['Fisika', 'Physics'],
  ['Kimia', 'Chemistry'],
  ['Biologi', 'Biology'],
  ['Agribisnis', 'Agribusiness'],
  ['Farmasi', 'Pharmacy'],
  ['Keperawatan', 'Nursing'],
  ['Kebidanan', 'Midwifery'],
  ['Kesehatan Masyarakat', 'Public Health'],
  ['Kedokteran', 'Medicine'],
  ['Perhotelan', 'Hospitality'],
  ['Pariwisata', 'Tourism'],
  ['Keuangan', 'Finance'],
  ['Pemasaran', 'Marketing'],
  ['Manajemen Pemasaran', 'Marketing Management'],
  ['Manajemen Keuangan', 'Financial Management'],
  ['Manajemen Sumber Daya Manusia', 'Human Resource Management'],
  ['Perpajakan', 'Taxation'],
  ['Logistik', 'Logistics'],
  ['Administrasi Perkantoran', 'Office Administration'],
  ['Rekayasa Perangkat Lunak', 'Software Engineering'],
  ['Teknik Komputer', 'Computer Engineering'],
  ['Sains Data', 'Data Science'],
  ['Kecerdasan Buatan', 'Artificial Intelligence'],
  ['Gizi', 'Nutrition'],
  ['Kedokteran Gigi', 'Dentistry'],
  ['Kedokteran Hewan', 'Veterinary Medicine'],
  ['Fisioterapi', 'Physiotherapy'],
  ['Kehutanan', 'Forestry'],
  ['Perikanan', 'Fisheries'],
  ['Peternakan', 'Animal Science'],
  ['Pertanian', 'Agriculture'],
  ['Geologi', 'Geology'],
  ['Teknik Pertambangan', 'Mining Engineering'],
  ['Teknik Perminyakan', 'Petroleum Engineering'],
  ['Perencanaan Wilayah dan Kota', 'Urban and Regional Planning'],
  ['Pendidikan Guru Sekolah Dasar', 'Primary Teacher Education'],
  ['Bimbingan dan Konseling', 'Guidance and Counselling'],
  ['Desain Grafis', 'Graphic Design'],
  ['Desain Interior', 'Interior Design'],
] as const;

const ROLES = [
  ['Ketua', 'Chair'],
  ['Wakil Ketua', 'Vice Chair'],
  ['Sekretaris', 'Secretary'],
  ['Bendahara', 'Treasurer'],
  ['Anggota', 'Member'],
  ['Koordinator', 'Coordinator'],
  ['Relawan', 'Volunteer'],
  ['Magang', 'Intern'],
  ['Asisten Dosen', 'Teaching Assistant'],
  ['Asisten Laboratorium', 'Laboratory Assistant'],
  ['Asisten Penelitian', 'Research Assistant'],
  ['Asisten Riset', 'Research Assistant'],
  ['Ketua Tim', 'Team Lead'],
  ['Analis Data', 'Data Analyst'],
  ['Analis Bisnis', 'Business Analyst'],
  ['Manajer Produk', 'Product Manager'],
  ['Manajer Proyek', 'Project Manager'],
  ['Manajer Pemasaran', 'Marketing Manager'],
  ['Staf Administrasi', 'Administrative Staff'],
  ['Staf Akuntansi', 'Accounting Staff'],
  ['Staf Keuangan', 'Finance Staff'],
  ['Staf Pemasaran', 'Marketing Staff'],
  ['Perawat', 'Nurse'],
  ['Bidan', 'Midwife'],
  ['Apoteker', 'Pharmacist'],
  ['Guru', 'Teacher'],
  ['Dosen', 'Lecturer'],
  ['Kasir', 'Cashier'],
  ['Pramuniaga', 'Shop Assistant'],
  ['Akuntan', 'Accountant'],
  ['Penerjemah', 'Translator'],
  ['Pustakawan', 'Librarian'],
  ['Satpam', 'Security Guard'],
  ['Sopir', 'Driver'],
  ['Pengemudi', 'Driver'],
  ['Resepsionis', 'Receptionist'],
  ['Teknisi', 'Technician'],
  ['Wirausaha', 'Entrepreneur'],
  ['Pendiri', 'Founder'],
  ['Peserta', 'Participant'],
  ['Panitia', 'Committee Member'],
  ['Ketua Panitia', 'Committee Chair'],
  ['Pengurus', 'Board Member'],
  ['Direktur', 'Director'],
  ['Wakil Direktur', 'Deputy Director'],
] as const;

const DEGREES = [
  ['SMA/SMK', 'High School'],
  ['SMA', 'Senior High School'],
  ['SMK', 'Vocational High School'],
  ['D1', 'One-Year Diploma'],
  ['D2', 'Two-Year Diploma'],
  ['D3', 'Associate Degree'],
  ['D4', 'Bachelor’s Degree (Applied)'],
  ['Sarjana Terapan', 'Bachelor’s Degree (Applied)'],
  ['Sarjana', 'Bachelor’s Degree'],
  ['S1', 'Bachelor’s Degree'],
  ['Magister', 'Master’s Degree'],
  ['S2', 'Master’s Degree'],
  ['Doktor', 'Doctorate'],
  ['S3', 'Doctorate'],
] as const;

const EMPLOYMENTS = [
  ['Penuh waktu', 'Full-time'],
  ['Paruh waktu', 'Part-time'],
  ['Lepas', 'Freelance'],
  ['Kontrak', 'Contract'],
  ['Magang', 'Internship'],
  ['Sukarelawan', 'Volunteer'],
  ['Relawan', 'Volunteer'],
  ['Tetap', 'Permanent'],
  ['Musiman', 'Seasonal'],
  ['Harian', 'Casual'],
] as const;

/** In the case of sentences; turned as they are written. */
const SKILLS = [
  ['Komunikasi', 'Communication'],
  ['Komunikasi lisan', 'Verbal communication'],
  ['Komunikasi tertulis', 'Written communication'],
  ['Komunikasi efektif', 'Effective communication'],
  ['Kerja sama tim', 'Teamwork'],
  ['Kerjasama tim', 'Teamwork'],
  ['Kerja tim', 'Teamwork'],
  ['Kerja sama', 'Collaboration'],
  ['Kolaborasi', 'Collaboration'],
  ['Kepemimpinan', 'Leadership'],
  ['Pemecahan masalah', 'Problem solving'],
  ['Penyelesaian masalah', 'Problem solving'],
  ['Pengambilan keputusan', 'Decision making'],
  ['Berpikir kritis', 'Critical thinking'],
  ['Berpikir analitis', 'Analytical thinking'],
  ['Berpikir kreatif', 'Creative thinking'],
  ['Manajemen waktu', 'Time management'],
  ['Manajemen proyek', 'Project management'],
  ['Manajemen risiko', 'Risk management'],
  ['Manajemen stok', 'Inventory management'],
  ['Manajemen acara', 'Event management'],
  ['Adaptasi', 'Adaptability'],
  ['Kemampuan beradaptasi', 'Adaptability'],
  ['Kreativitas', 'Creativity'],
  ['Ketelitian', 'Attention to detail'],
  ['Teliti', 'Detail-oriented'],
  ['Disiplin', 'Self-discipline'],
  ['Empati', 'Empathy'],
  ['Inisiatif', 'Initiative'],
  ['Negosiasi', 'Negotiation'],
  ['Presentasi', 'Presentation'],
  ['Berbicara di depan umum', 'Public speaking'],
  ['Pelayanan pelanggan', 'Customer service'],
  ['Layanan pelanggan', 'Customer service'],
  ['Penjualan', 'Sales'],
  ['Pemasaran', 'Marketing'],
  ['Pemasaran digital', 'Digital marketing'],
  ['Media sosial', 'Social media'],
  ['Hubungan masyarakat', 'Public relations'],
  ['Riset pasar', 'Market research'],
  ['Riset', 'Research'],
  ['Penelitian', 'Research'],
  ['Administrasi', 'Administration'],
  ['Administrasi perkantoran', 'Office administration'],
  ['Pengarsipan', 'Filing'],
  ['Korespondensi', 'Correspondence'],
  ['Surat-menyurat', 'Correspondence'],
  ['Entri data', 'Data entry'],
  ['Input data', 'Data entry'],
  ['Analisis data', 'Data analysis'],
  ['Analisa data', 'Data analysis'],
  ['Pengolahan data', 'Data processing'],
  ['Visualisasi data', 'Data visualization'],
  ['Akuntansi', 'Accounting'],
  ['Pembukuan', 'Bookkeeping'],
  ['Perpajakan', 'Taxation'],
  ['Keuangan', 'Finance'],
  ['Laporan keuangan', 'Financial reporting'],
  ['Penyusunan anggaran', 'Budgeting'],
  ['Penganggaran', 'Budgeting'],
  ['Rekonsiliasi bank', 'Bank reconciliation'],
  ['Penggajian', 'Payroll'],
  ['Rekrutmen', 'Recruitment'],
  ['Pengadaan', 'Procurement'],
  ['Logistik', 'Logistics'],
  ['Desain grafis', 'Graphic design'],
  ['Penyuntingan video', 'Video editing'],
  ['Fotografi', 'Photography'],
  ['Videografi', 'Videography'],
  ['Penulisan', 'Writing'],
  ['Menulis', 'Writing'],
  ['Penerjemahan', 'Translation'],
  ['Pemrograman', 'Programming'],
  ['Basis data', 'Databases'],
  ['Pengujian perangkat lunak', 'Software testing'],
  ['Kecerdasan buatan', 'Artificial intelligence'],
  ['Pembelajaran mesin', 'Machine learning'],
  ['Mengajar', 'Teaching'],
  ['Mengemudi', 'Driving'],
  ['Menjahit', 'Sewing'],
  ['Memasak', 'Cooking'],
  ['Membaca', 'Reading'],
  ['Melukis', 'Painting'],
  ['Menggambar', 'Drawing'],
  ['Menari', 'Dancing'],
  ['Menyanyi', 'Singing'],
  ['Bernyanyi', 'Singing'],
  ['Musik', 'Music'],
  ['Olahraga', 'Sports'],
  ['Berenang', 'Swimming'],
  ['Renang', 'Swimming'],
  ['Lari', 'Running'],
  ['Bersepeda', 'Cycling'],
  ['Mendaki gunung', 'Hiking'],
  ['Sepak bola', 'Football'],
  ['Bulu tangkis', 'Badminton'],
  ['Catur', 'Chess'],
  ['Berkebun', 'Gardening'],
  ['Perangkat', 'Tools'],
  ['Perangkat lunak', 'Software'],
  ['Keahlian teknis', 'Technical skills'],
  ['Kemampuan teknis', 'Technical skills'],
  ['Keahlian interpersonal', 'Interpersonal skills'],
] as const;

/** Headings that people write in place of the usual ones, and those of sections of their own. */
const HEADINGS = [
  ['Tentang Saya', 'About Me'],
  ['Profil', 'Profile'],
  ['Profil Singkat', 'Profile'],
  ['Pengalaman', 'Experience'],
  ['Riwayat Pekerjaan', 'Employment History'],
  ['Pengalaman Magang', 'Internship Experience'],
  ['Riwayat Pendidikan', 'Education'],
  ['Pendidikan Formal', 'Formal Education'],
  ['Pendidikan Nonformal', 'Non-Formal Education'],
  ['Kemampuan', 'Skills'],
  ['Keterampilan', 'Skills'],
  ['Kompetensi', 'Competencies'],
  ['Pelatihan', 'Training'],
  ['Pelatihan & Sertifikasi', 'Training & Certifications'],
  ['Pelatihan dan Sertifikasi', 'Training and Certifications'],
  ['Sertifikat', 'Certificates'],
  ['Organisasi', 'Organizations'],
  ['Pengalaman Organisasi', 'Organizational Experience'],
  ['Kegiatan Sukarela', 'Volunteering'],
  ['Kerelawanan', 'Volunteering'],
  ['Prestasi', 'Achievements'],
  ['Pencapaian', 'Achievements'],
  ['Publikasi', 'Publications'],
  ['Paten', 'Patents'],
  ['Penelitian', 'Research'],
  ['Portofolio', 'Portfolio'],
  ['Proyek Pribadi', 'Personal Projects'],
  ['Hobi', 'Hobbies'],
  ['Hobi & Minat', 'Hobbies & Interests'],
  ['Kemampuan Bahasa', 'Language Skills'],
  ['Seminar', 'Seminars'],
  ['Informasi Tambahan', 'Additional Information'],
] as const;

const tables = {
  level: LEVELS,
  fluency: FLUENCIES,
  language: LANGUAGE_NAMES,
  field: FIELDS,
  role: ROLES,
  degree: DEGREES,
  employment: EMPLOYMENTS,
  skill: SKILLS,
  heading: HEADINGS,
};

/** What a text of a CV is: the same word may have another counterpart elsewhere. */
export type TermKind = keyof typeof tables;

/** Terms that are made of another one: `Manajer {field}` is a `{field} Manager`. */
const FRAMES: Partial<Record<TermKind, { of: TermKind; frames: readonly (readonly [string, string])[] }>> = {
  role: {
    of: 'field',
    frames: [
      ['Staf {}', '{} Staff'],
      ['Staff {}', '{} Staff'],
      ['Manajer {}', '{} Manager'],
      ['Asisten Manajer {}', 'Assistant {} Manager'],
      ['Supervisor {}', '{} Supervisor'],
      ['Koordinator {}', '{} Coordinator'],
      ['Kepala {}', 'Head of {}'],
      ['Kepala Bagian {}', 'Head of {}'],
      ['Direktur {}', '{} Director'],
      ['Magang {}', '{} Intern'],
      ['Asisten {}', '{} Assistant'],
      ['Konsultan {}', '{} Consultant'],
      ['Spesialis {}', '{} Specialist'],
      ['Guru {}', '{} Teacher'],
      ['Dosen {}', '{} Lecturer'],
    ],
  },
  degree: {
    of: 'field',
    frames: [
      ['Sarjana {}', 'Bachelor of {}'],
      ['S1 {}', 'Bachelor of {}'],
      ['Magister {}', 'Master of {}'],
      ['S2 {}', 'Master of {}'],
      ['Doktor {}', 'Doctor of {}'],
      ['S3 {}', 'Doctor of {}'],
      ['Diploma {}', 'Diploma in {}'],
      ['D3 {}', 'Associate Degree in {}'],
    ],
  },
  language: { of: 'language', frames: [['Bahasa {}', '{}']] },
};

/** The usual counterpart in that language; undefined where none is known, or the text is in that language. */
export function turnTerm(kind: TermKind, text: string, to: Language): string | undefined {
  const wanted = text.trim();
  return turnWhole(kind, wanted, to) ?? turnFramed(kind, wanted, to);
}

function turnWhole(kind: TermKind, wanted: string, to: Language): string | undefined {
  const [from, into] = sidesOf(to);
  const table: readonly (readonly [string, string])[] = tables[kind];
  const found = table.find((pair) => pair[from].toLowerCase() === wanted.toLowerCase())?.[into];
  return found && kind === 'skill' ? inCaseOf(wanted, found) : found;
}

function turnFramed(kind: TermKind, wanted: string, to: Language): string | undefined {
  const known = FRAMES[kind];
  if (!known) return undefined;
  const [from, into] = sidesOf(to);
  for (const frame of known.frames) {
    const [before = '', after = ''] = frame[from].split('{}');
    const fits = wanted.length > before.length + after.length && before + after !== '';
    if (!fits || !startsWith(wanted, before) || !endsWith(wanted, after)) continue;
    const inner = turnWhole(known.of, wanted.slice(before.length, wanted.length - after.length), to);
    if (inner) return frame[into].replace('{}', inner);
  }
  return undefined;
}

function sidesOf(to: Language): readonly [0 | 1, 0 | 1] {
  return to === 'en' ? [0, 1] : [1, 0];
}

function startsWith(text: string, start: string): boolean {
  return text.slice(0, start.length).toLowerCase() === start.toLowerCase();
}

function endsWith(text: string, end: string): boolean {
  return end === '' || text.slice(-end.length).toLowerCase() === end.toLowerCase();
}

/** `kerja sama tim` → `teamwork`, `Pemecahan Masalah` → `Problem Solving`. */
function inCaseOf(written: string, term: string): string {
  if (written === written.toLowerCase()) return term.toLowerCase();
  const isTitle = written.includes(' ') && !/(?:^|\s)\p{Ll}{4}/u.test(written);
  return isTitle ? term.replaceAll(/(?<=[\s-])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()) : term;
}
