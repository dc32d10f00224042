import type { ReactNode } from 'react';
import css from './mentor-page.module.css';

interface SectionProps {
  title: string;
  /** Of the title, where it is not Indonesian. */
  lang?: 'en';
  id?: string;
  children: ReactNode;
}

export function Section({ title, lang, id, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <h2 className={css.heading} lang={lang}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of our English words. */
export function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Section title={title} lang="en">
      <ul className={css.words} lang="en">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </Section>
  );
}
