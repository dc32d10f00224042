import type { Letter } from './schema.ts';

/** Something that only the person knows: `[alasanmu tertarik]` in the text. */
export interface Gap {
  /** Where it stands: `paragraphs/p3`, `data/birth`, `recipient/name`. */
  place: string;
  /** What is to be written there. */
  hint: string;
}

const GAP = /\[([^[\]\n]{1,200})\]/g;

/** Every gap of a letter, from top to bottom. */
export function gapsOf(letter: Letter): Gap[] {
  const places: [string, string][] = [
    ['sender/name', letter.sender.name],
    ['sender/address', letter.sender.address],
    ['sender/phone', letter.sender.phone],
    ['sender/email', letter.sender.email],
    ['place', letter.place],
    ['subject', letter.subject],
    ['recipient/name', letter.recipient.name],
    ['recipient/company', letter.recipient.company],
    ['recipient/place', letter.recipient.place],
    ['salutation', letter.salutation],
    ...letter.paragraphs.flatMap(({ id, kind, text }): [string, string][] => [
      [`paragraphs/${id}`, text],
      ...(kind === 'data'
        ? letter.data.map((row): [string, string] => [`data/${row.id}`, row.value])
        : kind === 'attachments'
          ? letter.attachments.map((each): [string, string] => [`attachments/${each.id}`, each.name])
          : []),
    ]),
    ['closing', letter.closing],
  ];
  return places.flatMap(([place, text]) =>
    [...text.matchAll(GAP)].map(([, hint = '']) => ({ place, hint: hint.trim() })),
  );
}

/** A text in runs: what is written, and what is a gap (with its brackets). For screens that mark gaps. */
export function splitGaps(text: string): { text: string; isGap: boolean }[] {
  const runs: { text: string; isGap: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(GAP)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), isGap: false });
    runs.push({ text: match[0], isGap: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isGap: false });
  return runs;
}

/** A gap as it stands in a text. */
export const gap = (hint: string) =>
  `[${hint
    .replaceAll(/[[\]\n]/g, ' ')
    .slice(0, 200)
    .trim()}]`;

/** Words of a CV or an ad as they may stand in a letter: brackets are kept for gaps. */
export const quoted = (text: string) =>
  text.replaceAll('[', '(').replaceAll(']', ')').replaceAll(/\s+/g, ' ').trim();
