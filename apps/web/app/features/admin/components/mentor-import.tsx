import { Form, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { FormField } from '../resource.ts';
import css from './record-form.module.css';

export interface MentorImportOutcome {
  dryRun: boolean;
  added: number;
  changed: number;
  unchanged: number;
  refused: { row: number; problems: string[] }[];
  refusedInAll: number;
}

interface MentorImportProps {
  fields: readonly FormField[];
  /** A file to begin with, as CSV. */
  sample: string;
  outcome: MentorImportOutcome | { refused: string } | undefined;
}

/** Mentors from a file: looked over first, then brought in. Rows that are wrong stay out and are named. */
export function MentorImport({ fields, sample, outcome }: MentorImportProps) {
  const busy = useNavigation().formData?.get('intent');
  return (
    <>
      <h1 className={css.title}>Masukkan mentor dari file</h1>
      {outcome && ('dryRun' in outcome ? <Report {...outcome} /> : <Refusal text={outcome.refused} />)}
      <Form method="post" encType="multipart/form-data" className={css.form}>
        <FileField
          label="File CSV atau JSON"
          name="file"
          accept=".csv,.json,text/csv,application/json"
          required
          hint="Mentor dengan ID yang sama diganti seluruhnya, termasuk fotonya; penilaian dan tanggal bergabungnya tetap. Yang tidak ada di file tidak berubah."
        />
        <details>
          <summary>Kolom yang dikenal</summary>
          <dl className={css.columns}>
            {fields.map(({ name, label, options }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  {label}
                  {options && `: ${options.map(({ value }) => value).join(', ')}`}
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <div className={css.takeAway}>
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`} download="contoh-mentor.csv">
            Unduh contoh CSV
          </a>
        </div>
        <div className={css.actions}>
          <LinkButton to="/admin/mentors" variant="secondary">
            Kembali
          </LinkButton>
          <div className={css.submits}>
            <Button type="submit" name="intent" value="check" variant="secondary" loading={busy === 'check'}>
              Periksa dulu
            </Button>
            <Button type="submit" name="intent" value="import" loading={busy === 'import'}>
              Masukkan
            </Button>
          </div>
        </div>
      </Form>
    </>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <Banner tone="error" focusOnMount>
      {text}
    </Banner>
  );
}

function Report({ dryRun, added, changed, unchanged, refused, refusedInAll }: MentorImportOutcome) {
  const counts = [
    `${formatNumber(added)} baru`,
    `${formatNumber(changed)} berubah`,
    `${formatNumber(unchanged)} sama seperti sekarang`,
  ].join(', ');
  return (
    <div className={css.reports}>
      <Banner key={counts} tone={dryRun ? 'info' : 'success'} focusOnMount>
        {dryRun ? `Belum ada yang disimpan. Isi file: ${counts}.` : `Disimpan: ${counts}.`}
      </Banner>
      {refusedInAll > 0 && (
        <Banner tone="warning">
          {formatNumber(refusedInAll)} baris tidak bisa dimasukkan:
          <ul className={css.refused}>
            {refused.map(({ row, problems }) => (
              <li key={row}>
                Baris {row}: {problems.join('; ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
