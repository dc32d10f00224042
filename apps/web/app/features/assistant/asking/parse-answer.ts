import { z } from 'zod';

const text = z.string().max(8_000);

export const textAnswer = z.object({ text });
export const letterAnswer = z.object({
  paragraphs: z
    .array(z.object({ id: z.string().max(40), text }))
    .min(1)
    .max(40),
});
export const questionsAnswer = z.object({
  questions: z
    .array(z.object({ question: text, hint: text }))
    .min(1)
    .max(10),
});

/** What a model said, in the shape that it was to have; undefined where it has another. A fence around it is left out. */
export function parseAnswer<Shape>(schema: z.ZodType<Shape>, answer: string): Shape | undefined {
  const bare = answer
    .trim()
    .replace(/^```(?:json)?\s*/i, '')
    .replace(/\s*```$/, '');
  try {
    return schema.safeParse(JSON.parse(bare)).data;
  } catch {
    return undefined;
  }
}
