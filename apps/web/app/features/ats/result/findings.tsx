import type { Checkup, Finding } from '@setapak/ats';
import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { mendsOf, pointsText } from '../report/verdicts.ts';
import css from './findings.module.css';
import { InCv, usePointing } from './in-cv.tsx';

/** How many mends come first; the rest folds. */
const FIRST = 3;

/** What can be mended: the three that gain most, then the others by group; what the reader asks; and what is right already. */
export function Findings({ checkup }: { checkup: Checkup }) {
  const { findings, groups } = checkup;
  const mends = mendsOf(checkup);
  const first = mends.slice(0, FIRST);
  const others = mends.slice(FIRST);
  const order = [...new Set(others.map((finding) => finding.group))];
  const passed = groups.flatMap((group) => group.passed);
  return (
    <section aria-labelledby="ats-findings" className={css.part}>
      <h3 id="ats-findings" className={css.title}>
        {first.length > 0 ? 'Kerjakan ini dulu' : 'Yang bisa diperbaiki'}
      </h3>
      {findings.length === 0 && <p>Semua yang kami periksa sudah beres. Kerja bagus!</p>}
      {first.length > 0 && (
        <ol className={css.list}>
          {first.map((finding) => (
            <Item key={finding.id} finding={finding} open={finding === first[0]} />
          ))}
        </ol>
      )}
      <Questions checkup={checkup} />
      {others.length > 0 && (
        <details className={css.more}>
          <summary>{others.length} perbaikan lain</summary>
          <div className={css.groups}>
            {order.map((id) => (
              <div key={id} className={css.group}>
                <h4 className={css.groupTitle}>{groups.find((group) => group.id === id)?.label}</h4>
                <ul className={css.list}>
                  {others
                    .filter((finding) => finding.group === id)
                    .map((finding) => (
                      <Item key={finding.id} finding={finding} />
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      )}
      {passed.length > 0 && (
        <details className={css.passed}>
          <summary>
            <IconCircleCheck size={22} aria-hidden />
            {passed.length} hal sudah beres
          </summary>
          <ul>
            {passed.map(({ id, title }) => (
              <li key={id}>{unbroken(title)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What the reader is not sure of: the person knows. */
function Questions({ checkup }: { checkup: Checkup }) {
  const questions = checkup.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <ul className={css.questions} aria-label="Yang kami tidak yakin">
      {questions.map(({ id, text, places }) => (
        <li key={id}>
          <IconHelpCircle size={22} aria-hidden />
          <span>
            {text}
            {places[0]?.text && <q>{places[0].text}</q>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Item({ finding, open = false }: { finding: Finding; open?: boolean }) {
  const { title, gain, outcome, why, fix, example, places } = finding;
  const boxes = places.flatMap((place) => place.boxes ?? []);
  const quotes = places.filter((place) => place.text !== undefined);
  return (
    <li className={css.finding} {...usePointing([], boxes)}>
      <details open={open}>
        <summary className={css.summary}>
          <span className={cx(css.gain, outcome === 'partly' && css.partly)}>
            {gain > 0 ? `+${pointsText(gain)}` : 'Saran'}
            {gain > 0 && <span className="visually-hidden"> poin</span>}
          </span>
          <span className={css.findingTitle}>{unbroken(title)}</span>
        </summary>
        <div className={css.body}>
          <p>{unbroken(why)}</p>
          <dl className={css.advice}>
            <dt>Perbaiki</dt>
            <dd>{unbroken(fix)}</dd>
            <dt>Contoh</dt>
            <dd className={css.example}>{example}</dd>
            {quotes.length > 0 && (
              <>
                <dt>
                  Di <span className="unbroken">CV-mu</span>
                </dt>
                <dd>
                  <ul className={css.quotes}>
                    {quotes.slice(0, 4).map(({ text, instead }, index) => (
                      <li key={index}>
                        “{text}”{instead && ` → mungkin maksudmu “${instead}”`}
                      </li>
                    ))}
                    {quotes.length > 4 && <li>dan {quotes.length - 4} lagi</li>}
                  </ul>
                </dd>
              </>
            )}
          </dl>
          {boxes.length > 0 && (
            <InCv about={title} boxes={boxes}>
              Tunjukkan di CV
            </InCv>
          )}
        </div>
      </details>
    </li>
  );
}
