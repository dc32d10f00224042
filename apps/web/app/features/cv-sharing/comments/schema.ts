import { z } from 'zod';
import { fieldErrors, textFields } from '~/services/form.ts';
import { oneLine, severalLines } from '~/services/one-line.ts';

export const COMMENT = { name: 60, body: 2000 } as const;

/** What somebody with the link says. It is text all the way, never markup. */
export const commentSchema = z.object({
  name: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(2, 'Tulis namamu supaya pemilik CV tahu ini dari siapa')
        .max(COMMENT.name, `Nama paling panjang ${COMMENT.name} karakter`),
    ),
  email: z
    .string()
    .default('')
    .transform((email) => email.trim())
    .pipe(
      z.union([
        z.literal(''),
        z.email('Alamat emailnya belum benar').max(254, 'Alamat emailnya terlalu panjang'),
      ]),
    ),
  body: z
    .string()
    .transform(severalLines)
    .pipe(
      z
        .string()
        .min(3, 'Tulis komentarmu dulu')
        .max(COMMENT.body, `Komentar paling panjang ${COMMENT.body} karakter`),
    ),
});

export type CommentForm = z.infer<typeof commentSchema>;

export function validateComment(form: FormData): Record<string, string> {
  const parsed = commentSchema.safeParse(textFields(form));
  return parsed.success ? {} : fieldErrors(parsed.error);
}

/** What an owner does with a comment. */
export const moderationSchema = z.object({
  intent: z.enum(['approve', 'hide', 'wait', 'resolve', 'reopen', 'delete', 'restore']),
  comment: z.string().min(1).max(40),
});

export type Moderation = z.infer<typeof moderationSchema>['intent'];
