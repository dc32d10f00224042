import { NAME_LENGTH } from '~/features/cv-sync/public.ts';

interface Job {
  title: string | null;
  company: string | null;
}

const DASH = ' – ';

/** `CV Marketing – Staf Pemasaran, Bank Nusa`: a CV's own name with the job it is made for, in place of an earlier job. */
export function targetName(name: string, { title, company }: Job): string {
  const job = [title, company].filter((part) => part !== null && part.trim() !== '').join(', ') || 'Lowongan';
  const [own = name] = name.split(DASH);
  const room = Math.max(12, NAME_LENGTH - DASH.length - job.length);
  return `${own.slice(0, room).trimEnd()}${DASH}${job}`.slice(0, NAME_LENGTH).trimEnd();
}
