import type { FaqSection } from './faq.ts';

/** Sections with the questions that hold every word of the query, in question or answer; all of them for an empty one. */
export function searchFaq(sections: readonly FaqSection[], query: string): FaqSection[] {
  const words = plain(query).split(' ').filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => {
        const text = plain(`${section.title} ${item.question} ${item.answer.join(' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.items.length > 0);
}

/** Lower case without accents, punctuation or the addresses of links. */
function plain(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
