import { Fragment } from 'react';
import css from './changed-words.module.css';
import { wholeTexts, wordChanges } from './word-changes.ts';

interface ChangedWordsProps {
  before: string;
  after: string;
  /** The one and then the other, without a look at their words. */
  whole?: boolean;
}

/** What stood and what stands, with the words that came and went marked. */
export default function ChangedWords({ before, after, whole = false }: ChangedWordsProps) {
  const changes = whole ? wholeTexts(before, after) : wordChanges(before, after);
  const isWhole = changes.length === 2 && changes.every(({ kind }) => kind !== 'kept');
  return changes.map(({ text, kind }, index) => (
    <Fragment key={index}>
      {isWhole && index === 1 && <br />}
      {kind === 'kept' ? (
        text
      ) : kind === 'came' ? (
        <ins className={css.came}>{text}</ins>
      ) : (
        <del className={css.went}>{text}</del>
      )}
    </Fragment>
  ));
}
