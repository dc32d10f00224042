import {
  employmentLabel,
  formatDate,
  formatPeriod,
  programmeOf,
  type ItemSectionName,
} from '@setapak/resume';
import type { ItemOf } from './items.ts';

export interface ItemWords {
  title: string;
  detail: string;
}

type Words = { [Section in ItemSectionName]: (item: ItemOf<Section>) => ItemWords };

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
const period = (start: string, end: string, isCurrent: boolean) =>
  formatPeriod({ start, end, isCurrent }, 'id');

/** How an item is called in its list. */
export const itemWords: Words = {
  work: (item) => ({
    title: item.position || item.company || 'Pengalaman baru',
    detail: line(
      item.position ? item.company : '',
      employmentLabel(item.employment, 'id'),
      period(item.startDate, item.endDate, item.isCurrent),
    ),
  }),
  education: (item) => ({
    title: item.institution || 'Pendidikan baru',
    detail: line(programmeOf(item, 'id'), period(item.startDate, item.endDate, item.isCurrent)),
  }),
  projects: (item) => ({
    title: item.title || 'Proyek baru',
    detail: line(item.role, period(item.date, item.endDate, item.isCurrent)),
  }),
  skills: (item) => ({
    title: item.name || 'Keahlian baru',
    detail: line(item.level, item.keywords.join(', ')),
  }),
  certifications: (item) => ({
    title: item.title || 'Sertifikasi baru',
    detail: line(item.issuer, formatDate(item.date, 'id')),
  }),
  informalEducation: (item) => ({
    title: item.position || item.institution || 'Kegiatan baru',
    detail: line(item.position ? item.institution : '', period(item.startDate, item.endDate, item.isCurrent)),
  }),
  awards: (item) => ({
    title: item.title || 'Penghargaan baru',
    detail: line(item.awarder, formatDate(item.date, 'id')),
  }),
  languages: (item) => ({ title: item.name || 'Bahasa baru', detail: item.fluency }),
  social: (item) => ({
    title: item.network || item.username || item.link || 'Tautan baru',
    detail: item.network ? item.username || item.link : '',
  }),
  hobbies: (item) => ({ title: item.name || 'Minat baru', detail: item.keywords.join(', ') }),
  references: (item) => ({
    title: item.name || 'Referensi baru',
    detail: line(item.position, item.company),
  }),
};
