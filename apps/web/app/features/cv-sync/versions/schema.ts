import { z } from 'zod';
import { VERSION_NAME_LENGTH } from './model.ts';

const id = z.string().regex(/^[a-z0-9]{36}$/);

export const versionName = z
  .string('Nama versi harus diisi')
  .trim()
  .min(1, 'Nama versi harus diisi')
  .max(VERSION_NAME_LENGTH, `Nama versi paling panjang ${VERSION_NAME_LENGTH} karakter`);

/** What the history asks for: a version of what is stored now, with a name or (before another is restored) without, or one gone. */
export const versionFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('name'), name: versionName }),
  z.object({ intent: z.literal('keep') }),
  z.object({ intent: z.literal('delete'), version: id }),
]);

export const versionId = id;
