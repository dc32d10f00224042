import {
  customHeading,
  dateStyles,
  degreeLabel,
  employmentLabel,
  formatDate,
  formatDay,
  plainText,
  sectionHeading,
  sectionLabel,
  sectionNames,
  type CustomType,
  type Layout,
  type Resume,
} from '@setapak/resume';
import { formatPoints } from '~/ui/format/points.ts';
import { isItems, type Conflict } from './merge.ts';

const parts: Record<string, string> = {
  profile: 'Data diri',
  metadata: 'Tampilan',
  custom: 'Bagian buatanmu',
};

const fields: Record<string, string> = {
  firstName: 'Nama depan',
  lastName: 'Nama belakang',
  subtitle: 'Profesi',
  email: 'Email',
  phone: 'Nomor telepon',
  linkedin: 'LinkedIn',
  website: 'Website',
  birthDate: 'Tanggal lahir',
  line1: 'Alamat',
  city: 'Kota',
  pincode: 'Kode pos',
  body: 'Isi',
  company: 'Perusahaan',
  position: 'Posisi',
  employment: 'Jenis pekerjaan',
  location: 'Lokasi',
  institution: 'Institusi',
  degree: 'Jenjang',
  field: 'Jurusan',
  gpa: 'IPK atau nilai',
  title: 'Judul',
  role: 'Peran',
  link: 'Tautan',
  name: 'Nama',
  level: 'Tingkat',
  keywords: 'Rincian',
  summary: 'Deskripsi',
  startDate: 'Mulai',
  date: 'Tanggal',
  endDate: 'Selesai',
  isCurrent: 'Masih berlangsung',
  isVisible: 'Ditampilkan',
  visible: 'Ditampilkan',
  heading: 'Judul bagian',
  photograph: 'Foto',
  line2: 'Alamat baris kedua',
  region: 'Provinsi',
  country: 'Negara',
  description: 'Bidang usaha',
  courses: 'Mata kuliah',
  organization: 'Untuk siapa',
  issuer: 'Penerbit',
  expiryDate: 'Berlaku sampai',
  credentialId: 'Nomor kredensial',
  awarder: 'Pemberi',
  fluency: 'Kelancaran',
  network: 'Situs',
  username: 'Nama akun',
  template: 'Template',
  font: 'Huruf',
  fontSize: 'Ukuran huruf',
  pageNumbers: 'Nomor halaman',
  linkStyle: 'Tautan',
  icons: 'Ikon kontak',
  qr: 'Kode QR',
  standard: 'Jenis PDF',
  spacing: 'Jarak',
  layout: 'Urutan bagian',
  type: 'Jenis isian',
  number: 'Nomor',
  score: 'Skor',
  photoShape: 'Bentuk foto',
  isExample: 'Tanda contoh',
  language: 'Bahasa',
  dateStyle: 'Gaya tanggal',
  page: 'Kertas',
  margin: 'Tepi halaman',
  background: 'Warna latar',
  primary: 'Warna utama',
  text: 'Warna teks',
};

/** What an item of a section of one's own can be, as the builder names it. */
export const customTypeNames: Record<CustomType, string> = {
  entry: 'Isian bertanggal',
  list: 'Daftar',
  text: 'Teks',
  publication: 'Publikasi',
  patent: 'Paten',
  volunteering: 'Kegiatan sukarela',
  testScore: 'Nilai tes',
};

/** All types of them share their fields; what a field is called there depends on the type. */
const customFields: Record<CustomType, Record<string, string>> = {
  entry: { subtitle: 'Baris kedua' },
  list: { title: 'Nama daftar' },
  text: { summary: 'Isi' },
  publication: {
    title: 'Judul publikasi',
    subtitle: 'Penulis',
    organization: 'Jurnal atau penerbit',
    startDate: 'Terbit',
    link: 'Tautan atau DOI',
  },
  patent: {
    title: 'Judul paten',
    organization: 'Kantor paten',
    subtitle: 'Status',
    startDate: 'Tanggal',
  },
  volunteering: { title: 'Peran', organization: 'Organisasi' },
  testScore: {
    title: 'Nama tes',
    organization: 'Penyelenggara',
    startDate: 'Tanggal tes',
    endDate: 'Berlaku sampai',
  },
};

/** What the document holds as a code, as the panels name it. */
const codes: Record<string, Record<string, string>> = {
  type: customTypeNames,
  photoShape: { portrait: 'Pas foto 3:4', square: 'Persegi', round: 'Bulat' },
  language: { id: 'Indonesia', en: 'Inggris' },
  dateStyle: Object.fromEntries(dateStyles.map((style) => [style, formatDate('2024-08', 'id', style)])),
  page: { a4: 'A4', letter: 'Letter' },
  linkStyle: { plain: 'Polos', underline: 'Garis bawah', color: 'Berwarna' },
  standard: { accessible: 'Aksesibel (PDF/UA)', archive: 'Arsip (PDF/A)' },
};

/** Where in the CV two versions differ: `Pengalaman kerja · Bank Nusa · Posisi`. */
export function placeOf(document: Resume, { path }: Conflict): string {
  const [section = '', ...rest] = path;
  const own = section === 'custom' ? document.custom.find(({ id }) => id === rest[0]) : undefined;
  const items: unknown = own ? own.items : Reflect.get(Object(Reflect.get(document, section)), 'items');
  const item = isItems(items) ? items.find(({ id }) => rest.includes(id)) : undefined;
  const key = path.at(-1) ?? '';
  const field = path.includes('layout') ? fieldName('layout') : key in fields ? fieldName(key, item) : '';
  const part = own ? customHeading(own, 'id') : partName(section);
  return [part, item && nameOf(item), field].filter(Boolean).join(' · ');
}

/** A field of the document, or of an item of it, as the builder calls it. */
export function fieldName(key: string, item: object = {}): string {
  const type: unknown = Reflect.get(item, 'type');
  return (isCustomType(type) ? customFields[type][key] : undefined) ?? fields[key] ?? key;
}

function isCustomType(type: unknown): type is CustomType {
  return typeof type === 'string' && type in customTypeNames;
}

/** What stands in a field of a document as a person reads it: codes, dates and measures in the words of the builder. */
export function fieldWords(key: string, value: unknown): string {
  if (typeof value === 'number') {
    if (key === 'fontSize') return `${formatPoints(value)} pt`;
    return key === 'spacing' || key === 'margin' ? `${Math.round(value * 100)}%` : valueWords(value);
  }
  if (typeof value !== 'string' || value === '') return valueWords(value);
  if (key === 'birthDate') return formatDay(value, 'id');
  if (/date$/i.test(key)) return formatDate(value, 'id');
  if (key === 'employment') return employmentLabel(value, 'id');
  if (key === 'degree') return degreeLabel(value, 'id');
  if (key === 'template') return value.charAt(0).toUpperCase() + value.slice(1);
  return codes[key]?.[value] ?? valueWords(value);
}

/** The order of the sections, column by column, by their headings. */
export function layoutWords(document: Resume, layout: Layout): string {
  const columns = layout.map((column) =>
    column
      .map((section) => sectionHeading(document, section))
      .filter(Boolean)
      .join(', '),
  );
  return columns.join(' | ');
}

/** A side of a difference in a CV as a person reads it. */
export function sideWords(document: Resume, { path }: Conflict, value: unknown): string {
  if (path.includes('layout') && Array.isArray(value)) return layoutWords(document, value as Layout);
  return fieldWords(path.at(-1) ?? '', value);
}

function partName(part: string): string {
  const section = sectionNames.find((name) => name === part);
  return section ? sectionLabel(section, 'id') : (parts[part] ?? 'CV');
}

/** A side of a conflict as a person reads it. */
export function valueWords(value: unknown): string {
  if (value === undefined) return '(dihapus)';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || '(kosong)';
  if (typeof value === 'object' && value !== null) return nameOf(value) || '(tanpa nama)';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return '(kosong)';
  return value.startsWith('data:') ? '(foto)' : plainText(value);
}

/** What an item is called; '' where it has no name yet. One may have two jobs at a company and two degrees of a university. */
export function nameOf(item: object): string {
  const firstOf = (keys: readonly string[]) =>
    keys
      .map((key): unknown => Reflect.get(item, key))
      .find((text) => typeof text === 'string' && text !== '');
  const name = firstOf(['company', 'institution', 'title', 'name', 'network']);
  const detail = 'company' in item || 'institution' in item ? firstOf(['position', 'field']) : undefined;
  return [name, detail].filter(Boolean).join(', ');
}
