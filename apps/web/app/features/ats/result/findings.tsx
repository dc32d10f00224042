import type { Checkup, Finding } from '@setapak/ats';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import { pointsText } from '../report/verdicts.ts';
import css from './findings.module.css';
import { InCv, usePointing } from './in-cv.tsx';

/** What can be mended, by group, what brings most first; and what is right already. */
export function Findings({ checkup }: { checkup: Checkup }) {
  const { findings, groups } = checkup;
  const order = [...new Set(findings.map((finding) => finding.group))];
  const passed = groups.flatMap((group) => group.passed);
  return (
    <section aria-labelledby="ats-findings" className={css.part}>
      <h3 id="ats-findings" className={css.title}>
        Yang bisa diperbaiki
      </h3>
      {findings.length === 0 && <p>Semua yang kami periksa sudah beres. Kerja bagus!</p>}
      {order.map((id) => {
        const own = findings.filter((finding) => finding.group === id);
        return (
          <div key={id} className={css.group}>
            <h4 className={css.groupTitle}>
              {groups.find((group) => group.id === id)?.label}
              <span>{own.length}</span>
            </h4>
            <ul className={css.list}>
              {own.map((finding) => (
                <Item key={finding.id} finding={finding} />
              ))}
            </ul>
          </div>
        );
      })}
      {passed.length > 0 && (
        <details className={css.passed}>
          <summary>
            <IconCircleCheck size={22} aria-hidden />
            {passed.length} hal sudah beres
            <IconChevronDown size={20} className={css.chevron} aria-hidden />
          </summary>
          <ul>
            {passed.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Item({ finding }: { finding: Finding }) {
  const { title, gain, outcome, why, fix, example, places } = finding;
  const boxes = places.flatMap((place) => place.boxes ?? []);
  const quotes = places.map((place) => place.text).filter((text) => text !== undefined);
  return (
    <li className={css.finding} {...usePointing([], boxes)}>
      <details>
        <summary className={css.summary}>
          <span className={cx(css.gain, outcome === 'partly' && css.partly)}>
            +{pointsText(gain)}
            <span className="visually-hidden"> poin</span>
          </span>
          <span className={css.findingTitle}>{title}</span>
          <IconChevronDown size={20} className={css.chevron} aria-hidden />
        </summary>
        <div className={css.body}>
          <p>{why}</p>
          <dl className={css.advice}>
            <dt>Perbaiki</dt>
            <dd>{fix}</dd>
            <dt>Contoh</dt>
            <dd className={css.example}>{example}</dd>
            {quotes.length > 0 && (
              <>
                <dt>Di CV-mu</dt>
                <dd>
                  <ul className={css.quotes}>
                    {quotes.slice(0, 4).map((text, index) => (
                      <li key={index}>“{text}”</li>
                    ))}
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
