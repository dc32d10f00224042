import { z } from 'zod';
import { severalLines } from '~/services/one-line.ts';
import { feedbackTypes, LONGEST_COMMENT, takesComment } from './model.ts';

const type = z.enum(feedbackTypes);

/** What the dialogs send. */
export const feedbackForm = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('send'),
      type,
      rating: z.coerce.number().int().min(1).max(5),
      description: z.string().overwrite(severalLines).max(LONGEST_COMMENT).default(''),
    })
    .transform((form) => ({
      ...form,
      description: takesComment(form.type) && form.description ? form.description : null,
    })),
  z.object({ intent: z.literal('later'), type }),
]);

/** `?types=atsc,general` */
export const requestedTypes = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(type).min(1).max(feedbackTypes.length));
