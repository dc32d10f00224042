import { formatDate, formatPeriod, plainText, type CustomItem, type CustomType } from '@setapak/resume';
import { customTypeNames } from '~/features/cv-sync/public.ts';
import type { ItemWords } from './item-words.ts';

interface TypeWords {
  placeholder: string;
  /** What a section of it may be headed. */
  heading: string;
}

/** What a section of one's own may be headed, and an example for the first field of its items. */
export const customTypeWords: Record<CustomType, TypeWords> = {
  entry: {
    placeholder: 'Misalnya: Pembicara Seminar Data',
    heading: 'Pengalaman Mengajar',
  },
  list: {
    placeholder: 'Misalnya: Alat laboratorium',
    heading: 'Peralatan yang Dikuasai',
  },
  text: {
    placeholder: '',
    heading: 'Tentang Risetku',
  },
  publication: {
    placeholder: 'Misalnya: Pemodelan Banjir Kota',
    heading: 'Publikasi',
  },
  patent: { placeholder: '', heading: 'Paten' },
  volunteering: {
    placeholder: 'Misalnya: Relawan Pengajar',
    heading: 'Kegiatan Sukarela',
  },
  testScore: {
    placeholder: 'Misalnya: TOEFL ITP',
    heading: 'Nilai Tes',
  },
};

/** How an item is called in its list. */
export function customWords(item: CustomItem): ItemWords {
  const { type, title, organization, summary, keywords, score } = item;
  const name = customTypeNames[type];
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
