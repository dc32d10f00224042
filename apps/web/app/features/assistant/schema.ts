import { z } from 'zod';
import { bulletTasks, LONGEST_PARAGRAPH, LONGEST_POINT, MOST_PARAGRAPHS } from './model.ts';

const id = z.string().regex(/^[a-z0-9]{36}$/);
const language = z.enum(['id', 'en']);
/** The person has seen what is sent and agrees. */
const consent = z.literal(true).optional();

/** What the assistant can do. Texts come from the page, for they may not be saved yet; what they are held against is read here. */
export const assistantRequest = z.discriminatedUnion('task', [
  z.object({
    task: z.enum(bulletTasks),
    cvId: id,
    text: z.string().trim().min(3).max(LONGEST_POINT),
    /** Of the answer. */
    language,
    consent,
  }),
  z.object({ task: z.literal('summary'), cvId: id, language, consent }),
  z.object({
    task: z.literal('letter'),
    letterId: id,
    language,
    paragraphs: z
      .array(
        z.object({ id: z.string().min(1).max(40), text: z.string().trim().min(1).max(LONGEST_PARAGRAPH) }),
      )
      .min(1)
      .max(MOST_PARAGRAPHS),
    consent,
  }),
  z.object({ task: z.literal('questions'), applicationId: id, language, consent }),
  z.object({ task: z.literal('withdraw') }),
]);
export type AssistantRequest = z.output<typeof assistantRequest>;
