import type { FaqSection } from '~/content/faq.ts';
import { plainText } from './inline.ts';

/** schema.org FAQPage, for search engines. */
export function faqJsonLd(sections: readonly FaqSection[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
      })),
    ),
  };
}
