import { z } from 'zod';
import { quiz, type OutputId } from '~/content/assessment.ts';

const answerTo = (step: number) =>
  z.enum((quiz[step]?.values ?? []).map(({ id }) => id) as [string, ...string[]]);

export const assessmentForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), butuh: answerTo(0), industri: answerTo(1), profesi: answerTo(2) }),
  z.object({ intent: z.literal('retake') }),
]);

const outputIds = ['serviceLine', 'industry', 'skills'] as const satisfies OutputId[];

/** Results as they are stored. Services may be renamed later, so a value is any text. */
export const resultsSchema = z.array(z.object({ id: z.enum(outputIds), value: z.string() })).min(1);
