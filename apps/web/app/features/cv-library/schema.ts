import { toLine } from '@setapak/resume';
import { z } from 'zod';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';

const id = z.string().regex(/^[a-z0-9]{36}$/);

/** Signs that nobody sees make no name, and none that turns the line it stands in. */
export const cvName = z
  .string('Nama CV harus diisi')
  .transform((name) => toLine(name).trim())
  .pipe(
    z
      .string()
      .regex(/[^\p{Cf}\p{Z}]/u, 'Nama CV harus diisi')
      .max(NAME_LENGTH, `Nama CV paling panjang ${NAME_LENGTH} karakter`),
  );

/** What the forms of the dashboard and the preview ask for. */
export const cvFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), name: cvName }),
  z.object({ intent: z.literal('rename'), id, name: cvName }),
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('restore'), id }),
  z.object({ intent: z.literal('purge'), id }),
  z.object({ intent: z.literal('duplicate'), id }),
  z.object({ intent: z.literal('seen'), tip: z.enum(['notFirstCvMaker', 'notFirstAskCvReview']) }),
]);

export type CvForm = z.infer<typeof cvFormSchema>;
