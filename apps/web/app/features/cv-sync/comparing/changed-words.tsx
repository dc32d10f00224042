import { diffWordsWithSpace } from 'diff';
import css from './changed-words.module.css';

/** Texts longer than this are compared for seconds; they are then shown whole. */
const LONGEST = 8_000;

/** What stood and what stands, with the words that came and went marked. */
export default function ChangedWords({ before, after }: { before: string; after: string }) {
  const tooLong = before.length + after.length > LONGEST;
  if (before === '' || after === '' || tooLong)
    return (
      <>
        {before !== '' && <del className={css.went}>{before}</del>}
        {before !== '' && after !== '' && <br />}
        {after !== '' && <ins className={css.came}>{after}</ins>}
      </>
    );
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, index) =>
    added ? (
      <ins className={css.came} key={index}>
        {value}
      </ins>
    ) : removed ? (
      <del className={css.went} key={index}>
        {value}
      </del>
    ) : (
      <span key={index}>{value}</span>
    ),
  );
}
