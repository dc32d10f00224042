import { letterKinds, letterLanguages, letterTones } from '@setapak/letter';
import { z } from 'zod';
import { attachmentKinds, packageSizes } from './model.ts';

const id = z.string().regex(/^[a-z0-9]{36}$/);
const optionalId = z
  .union([id, z.literal('')])
  .default('')
  .transform((value) => value || null);
/** A CV of the person, or a file that they had checked. */
const cvChoice = z
  .union([z.string().regex(/^(?:check:)?[a-z0-9]{36}$/), z.literal('')])
  .default('')
  .transform((value) => value || null);
const line = (most: number) => z.string().trim().max(most, `Paling panjang ${most} huruf.`).default('');

const manner = {
  language: z.union([z.enum(letterLanguages), z.literal('auto')]).default('auto'),
  kind: z.union([z.enum(letterKinds), z.literal('auto')]).default('auto'),
  tone: z.union([z.enum(letterTones), z.literal('auto')]).default('auto'),
};

/** What a letter is written from. */
export const newLetterForm = z.object({
  cvId: cvChoice,
  applicationId: optionalId,
  title: line(160),
  company: line(160),
  ad: z.string().trim().max(20_000, 'Teks lowongan paling panjang 20.000 huruf.').default(''),
  ...manner,
});
export type NewLetter = z.output<typeof newLetterForm>;

/** The same letter in another manner. */
export const composeRequest = z.object({
  language: z.enum(letterLanguages),
  kind: z.enum(letterKinds),
  tone: z.enum(letterTones),
});
export type ComposeRequest = z.output<typeof composeRequest>;

/** A save: the document, the version that it was made from, and an id of the browser's own choosing. */
export const saveLetterRequest = z.object({
  version: z.int32().positive(),
  saveId: id,
  after: z.array(id).max(8).optional(),
  owner: z.string().optional(),
  // The letter has a parser of its own, which trusts nothing.
  document: z.unknown(),
});
export type SaveLetterRequest = z.output<typeof saveLetterRequest>;

const isConfirmed = z.literal('yes').optional();

/** What is done with a letter from its page. */
export const letterForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('send'), confirmed: isConfirmed }),
  z.object({ intent: z.literal('delete') }),
  // What was read of a file was looked over.
  z.object({ intent: z.literal('looked-over') }),
]);

/** The bin below the list of letters. */
export const letterBinForm = z.object({
  intent: z.enum(['restore', 'purge']),
  id: z.string().regex(/^[a-z0-9]{36}$/),
});

/** The page of a package: `files` names attachments in the order of the list. */
export const packageForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('build'),
    size: z.enum(packageSizes.map(({ value }) => value)),
    confirmed: isConfirmed,
    cvId: cvChoice,
    files: z.array(id).max(20),
  }),
  z.object({ intent: z.literal('remove'), fileId: id }),
]);

export const attachmentKind = z.enum(attachmentKinds);
export const letterId = id;
