import { starterRoles, templateNames } from '@setapak/resume';
import { z } from 'zod';
import { NAME_LENGTH } from './model.ts';

const id = z.string().regex(/^[a-z0-9]{36}$/);

export const cvName = z
  .string('Nama CV harus diisi')
  .trim()
  .min(1, 'Nama CV harus diisi')
  .max(NAME_LENGTH, `Nama CV paling panjang ${NAME_LENGTH} karakter`);

/** What the forms of the dashboard and the preview ask for. */
export const cvFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), name: cvName }),
  z.object({ intent: z.literal('rename'), id, name: cvName }),
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('restore'), id }),
  z.object({ intent: z.literal('duplicate'), id }),
  z.object({ intent: z.literal('seen'), tip: z.enum(['notFirstCvMaker', 'notFirstAskCvReview']) }),
]);

export type CvForm = z.infer<typeof cvFormSchema>;

/** The template picker's form: the role whose starter is wanted, and the design that it is set in. */
export const templateFormSchema = z.object({
  role: z.enum(starterRoles),
  template: z.enum(templateNames).optional(),
});

/** A save: the document, the version that it was made from, and an id of the browser's own choosing. */
export const saveSchema = z.object({
  version: z.int().positive(),
  saveId: id,
  // The CV document has a parser of its own, which trusts nothing.
  document: z.unknown(),
});

export type SaveRequest = z.infer<typeof saveSchema>;
