import { Fragment } from 'react';
import css from './changed-words.module.css';
import { wordChanges } from './word-changes.ts';

/** What stood and what stands, with the words that came and went marked. */
export default function ChangedWords({ before, after }: { before: string; after: string }) {
  const changes = wordChanges(before, after);
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
