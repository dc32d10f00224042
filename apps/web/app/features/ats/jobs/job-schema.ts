import { z } from 'zod';
import { LONGEST_AD, LONGEST_NAME } from './limits.ts';

const name = z
  .string()
  .trim()
  .max(LONGEST_NAME, `Paling panjang ${LONGEST_NAME} huruf.`)
  .transform((text) => (text === '' ? null : text));
/** An http(s) address, or null where nothing was typed. */
export const webLink = z
  .string()
  .trim()
  .max(2000, 'Tautannya terlalu panjang.')
  .refine((text) => text === '' || isWebAddress(text), 'Tautan dimulai dengan https:// atau http://')
  .transform((text) => (text === '' ? null : text));
const id = z.string().min(1).max(60);

/** An ad's text as somebody pastes it. */
export const pastedAd = z
  .string()
  .trim()
  .min(40, 'Tempel isi lowongannya dulu, paling tidak satu-dua kalimat persyaratan.')
  .max(LONGEST_AD, 'Teks lowongan terlalu panjang. Tempel bagian tugas dan persyaratannya saja.');

/** What the panel of a result asks: a new ad, one that is kept, its names corrected, or gone. */
export const jobRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('match'), jobAd: pastedAd, link: webLink.optional() }),
  z.object({ intent: z.literal('open'), jobId: id }),
  // Of an ad with several posts the one that is meant; null goes back to the choice.
  z.object({ intent: z.literal('post'), jobId: id, post: z.string().max(200).nullable() }),
  z.object({ intent: z.literal('rename'), jobId: id, title: name, company: name, link: webLink }),
  z.object({ intent: z.literal('remove'), jobId: id }),
]);

export type JobRequest = z.input<typeof jobRequest>;

function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol);
}
