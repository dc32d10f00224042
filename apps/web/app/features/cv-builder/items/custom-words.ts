import { formatDate, formatPeriod, plainText, type CustomItem, type CustomType } from '@setapak/resume';
import type { ItemWords } from './item-words.ts';

interface TypeWords {
  /** In the list of types. */
  name: string;
  /** The label of what it is called. */
  title: string;
  placeholder: string;
  /** What a section of it may be headed. */
  heading: string;
}

/** The builder's words for what an item of a section of one's own can be. */
export const customTypeWords: Record<CustomType, TypeWords> = {
  entry: {
    name: 'Isian bertanggal',
    title: 'Judul',
    placeholder: 'Misalnya: Pembicara Seminar Data',
    heading: 'Pengalaman Mengajar',
  },
  list: {
    name: 'Daftar',
    title: 'Nama daftar',
    placeholder: 'Misalnya: Alat laboratorium',
    heading: 'Peralatan yang Dikuasai',
  },
  text: {
    name: 'Teks',
    title: 'Judul',
    placeholder: '',
    heading: 'Tentang Risetku',
  },
  publication: {
    name: 'Publikasi',
    title: 'Judul publikasi',
    placeholder: 'Misalnya: Pemodelan Banjir Kota',
    heading: 'Publikasi',
  },
  patent: { name: 'Paten', title: 'Judul paten', placeholder: '', heading: 'Paten' },
  volunteering: {
    name: 'Kegiatan sukarela',
    title: 'Peran',
    placeholder: 'Misalnya: Relawan Pengajar',
    heading: 'Kegiatan Sukarela',
  },
  testScore: {
    name: 'Nilai tes',
    title: 'Nama tes',
    placeholder: 'Misalnya: TOEFL ITP',
    heading: 'Nilai Tes',
  },
};

/** How an item is called in its list. */
export function customWords(item: CustomItem): ItemWords {
  const { type, title, organization, summary, keywords, score } = item;
  const { name } = customTypeWords[type];
  const spans = type === 'entry' || type === 'volunteering';
  const date = spans
    ? formatPeriod({ start: item.startDate, end: item.endDate, isCurrent: item.isCurrent }, 'id')
    : formatDate(item.startDate, 'id');
  const opening = plainText(summary).split('\n')[0]?.slice(0, 60) ?? '';
  return {
    title: title || organization || (type === 'text' && opening) || `${name} baru`,
    detail: [name, score, keywords.join(', '), date].filter(Boolean).join(' · '),
  };
}
