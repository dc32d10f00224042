import { targets, under, type Target } from './leftover.ts';

/** Field names of the review's form. */
export const fieldName = (id: string) => `field:${id}`;
export const targetName = (index: number) => `rest:${index}`;

interface ReviewInput {
  edits: Map<string, string>;
  targets: Map<number, Target>;
}

/** The review's form, read: which field got which value, which leftover goes where. */
export function readReview(form: FormData): ReviewInput {
  const input: ReviewInput = { edits: new Map(), targets: new Map() };
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const [kind, rest = ''] = name.split(/:(.*)/s);
    const target = value.startsWith('under:')
      ? under(value.slice('under:'.length))
      : targets.find((each) => each === value);
    if (kind === 'field') input.edits.set(rest, value);
    else if (kind === 'rest' && target) input.targets.set(Number(rest), target);
  }
  return input;
}
