import { IconLink } from '@tabler/icons-react';
import type { FaqItem, FaqSection } from '~/content/faq.ts';
import css from './faq-page.module.css';
import { RichText } from './rich-text.tsx';

export function FaqGroup({ section: { id, title, items }, open }: { section: FaqSection; open: boolean }) {
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id}>{title}</h2>
      {items.map((item) => (
        <Question key={`${item.id}-${open}`} item={item} open={open} />
      ))}
    </section>
  );
}

/** The anchor is the answer itself: browsers unfold what holds the anchor they are sent to. */
function Question({ item: { id, question, answer }, open }: { item: FaqItem; open: boolean }) {
  return (
    <details className={css.item} open={open}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id} className={css.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
        <a href={`#${id}`} className={css.anchor}>
          <IconLink size={16} aria-hidden />
          Tautan ke jawaban ini<span className="visually-hidden">: {question}</span>
        </a>
      </div>
    </details>
  );
}
