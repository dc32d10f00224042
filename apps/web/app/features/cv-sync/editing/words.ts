import { customHeading, plainText, sectionLabel, sectionNames, type Resume } from '@setapak/resume';
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

/** Where in the CV two versions differ: `Pengalaman kerja · Bank Nusa · Posisi`. */
export function placeOf(document: Resume, { path }: Conflict): string {
  const [section = '', ...rest] = path;
  const own = section === 'custom' ? document.custom.find(({ id }) => id === rest[0]) : undefined;
  const items: unknown = own ? own.items : Reflect.get(Object(Reflect.get(document, section)), 'items');
  const item = isItems(items) ? items.find(({ id }) => rest.includes(id)) : undefined;
  const field = fields[path.at(-1) ?? ''] ?? '';
  const part = own ? customHeading(own, 'id') : partName(section);
  return [part, item && nameOf(item), field].filter(Boolean).join(' · ');
}

/** A field of the document as the builder calls it. */
export function fieldName(key: string): string {
  return fields[key] ?? key;
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
