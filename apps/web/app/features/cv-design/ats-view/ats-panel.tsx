import type { FieldCheck } from '@setapak/resume-pdf/read-back';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { builderUrl, stepOfSection } from '~/features/cv-builder/public.ts';
import type { ReadBack } from './read-cv-back.server.ts';
import { Hint } from '../controls/controls.tsx';
import type { PanelProps } from '../controls/panel-props.ts';
import css from './ats-panel.module.css';
import { fieldNames, fixOf, groups, isTwoColumn } from './ats-words.ts';
import { readBack } from './read-back.ts';
import { shorten } from '~/ui/format/shorten.ts';

const LONGEST_READ = 140;

/** What our own reader gets out of the very PDF that would be downloaded, field by field. */
export function AtsPanel({ cvId, document, setLooks, flush }: PanelProps) {
  const [outcome, setOutcome] = useState<ReadBack | null>(null);
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const [readOf, setReadOf] = useState(document);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const result = await readBack(cvId, flush, left.signal);
      if (left.signal.aborted) return;
      if ('refusal' in result) setRefusal(result.refusal);
      else setOutcome(result.reading);
    };
    void read();
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try makes it run again
  }, [cvId, flush, tries]);

  const again = () => {
    setOutcome(null);
    setRefusal(null);
    setReadOf(document);
    setTries((count) => count + 1);
  };
  const stale = outcome !== null && readOf !== document;

  if (refusal)
    return (
      <div className={css.panel}>
        <Banner tone="warning">
          <RefusalText {...refusal} />
        </Banner>
        <Button variant="secondary" onClick={again}>
          Coba lagi
        </Button>
      </div>
    );
  if (outcome === null)
    return (
      <div className={css.waiting}>
        <Spinner size={28} label="Membaca PDF-mu seperti ATS…" />
      </div>
    );
  const missed = outcome.checks.filter(({ ok }) => !ok);
  return (
    <div className={css.panel}>
      <div role="status">
        <p className={css.score}>
          <strong>
            {outcome.checks.length - missed.length} dari {outcome.checks.length}
          </strong>{' '}
          isian terbaca
        </p>
        <span className={cx(css.meter, missed.length > 0 && css.some)} aria-hidden>
          <span style={{ width: `${share(outcome.checks)}%` }} />
        </span>
        <p className={css.verdict}>
          {missed.length === 0
            ? 'Semua yang kamu tulis kembali utuh.'
            : `${missed.length} isian belum kembali seperti tertulis. Cara memperbaikinya ada di bawah.`}
        </p>
      </div>
      <Hint>
        Ini hasil pembaca ATS kami atas PDF yang akan kamu unduh. Nama, kontak, pengalaman, dan lainnya
        dicocokkan satu per satu dengan isianmu.
      </Hint>
      {stale && (
        <Button variant="secondary" icon={<IconRefresh aria-hidden />} onClick={again}>
          CV berubah. Baca ulang
        </Button>
      )}
      {missed.length > 0 && isTwoColumn(outcome.template) && (
        <Banner tone="info">
          Template satu kolom paling aman untuk ATS.{' '}
          <Button variant="ghost" size="sm" onClick={() => setLooks({ template: 'onyx' })}>
            Coba Onyx
          </Button>
        </Banner>
      )}
      {groups.map(({ name, section, fields }) => {
        const checks = outcome.checks.filter(({ field }) => fields.includes(field));
        return (
          checks.length > 0 && (
            <section key={name} className={css.group} aria-label={name}>
              <h3 className={css.heading}>
                {name}
                <span>
                  {checks.filter(({ ok }) => ok).length}/{checks.length}
                </span>
              </h3>
              <ul className={css.list}>
                {checks.map((check, index) => (
                  <CheckRow key={index} check={check} editUrl={builderUrl(cvId, stepOfSection(section))} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function CheckRow({ check, editUrl }: { check: FieldCheck; editUrl: string }) {
  const { field, written, read, ok } = check;
  return (
    <li className={cx(css.check, !ok && css.missed)}>
      {ok ? (
        <IconCheck size={18} stroke={2.5} aria-label="Terbaca" />
      ) : (
        <IconX size={18} stroke={2.5} aria-label="Tidak terbaca" />
      )}
      <div className={css.words}>
        <span className={css.field}>{fieldNames[field]}</span>
        <span className={css.written}>{written}</span>
        {!ok && (
          <>
            <span className={css.read}>
              {read ? `Terbaca: ${shorten(read, LONGEST_READ)}` : 'Tidak terdeteksi'}
            </span>
            <span className={css.fix}>
              {fixOf(check)} <Link to={editUrl}>Perbaiki</Link>
            </span>
          </>
        )}
      </div>
    </li>
  );
}

function share(checks: readonly FieldCheck[]): number {
  return checks.length === 0 ? 0 : (100 * checks.filter(({ ok }) => ok).length) / checks.length;
}
