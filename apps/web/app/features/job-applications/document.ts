import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { eventNames, nameOfTarget, type EventKind, type Target } from './model.ts';

/** A step with its time, as a document holds it. */
interface DocumentEvent {
  id: string;
  kind: EventKind;
  title: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  isDone: boolean;
}

/** What a person writes about an application, and where it stands: kept on the device and merged field by field, as a CV is. */
export interface ApplicationDocument {
  title: string;
  company: string;
  place: string;
  link: string | null;
  deadline: string | null;
  salary: string;
  source: string;
  contact: string;
  notes: string;
  at: Target;
  events: DocumentEvent[];
}

export const wordFields = [
  'title',
  'company',
  'place',
  'link',
  'deadline',
  'salary',
  'source',
  'contact',
  'notes',
] as const;
export type WordField = (typeof wordFields)[number];

const fieldNames: Record<WordField | 'at' | 'events', string> = {
  title: 'Posisi',
  company: 'Perusahaan',
  place: 'Tempat',
  link: 'Tautan lowongan',
  deadline: 'Batas melamar',
  salary: 'Gaji',
  source: 'Sumber',
  contact: 'Kontak',
  notes: 'Catatan',
  at: 'Tahap',
  events: 'Jadwal',
};

/** What a part of a document is called where two devices changed it. */
export function nameOfField([field = '']: readonly string[]): string {
  return field in fieldNames ? fieldNames[field as keyof typeof fieldNames] : 'Lamaran';
}

/** A stage, a day or a kind of a step as a person reads it; what needs no other words is undefined. */
export function wordsOfValue(path: readonly string[], value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const key = path.at(-1);
  if (key === 'at') return nameOfTarget(value as Target);
  if (key === 'deadline') return formatDate(value);
  if (key === 'startsAt') return formatDateTime(value);
  return key === 'kind' ? eventNames[value as EventKind] : undefined;
}

/** An application as a device keeps it. */
export interface KeptApplication {
  id: string;
  /** The revision of `document`. */
  version: number;
  saveId: string | null;
  document: ApplicationDocument;
  /** ISO 8601, UTC. */
  appliedAt: string | null;
  answeredAt: string | null;
  archivedAt: string | null;
  ad: string | null;
}
