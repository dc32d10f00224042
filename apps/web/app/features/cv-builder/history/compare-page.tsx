import type { Resume } from '@setapak/resume';
import { Suspense } from 'react';
import { Form, useSubmit } from 'react-router';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { CvComparison } from '~/features/cv-sync/public.ts';
import css from './compare-page.module.css';

interface ComparedCv {
  id: string;
  document: Resume;
}

interface ComparePageProps {
  cvs: { id: string; name: string }[];
  /** null where nothing, or one that is gone, was chosen. */
  before: ComparedCv | null;
  after: ComparedCv | null;
}

/** Two CVs of a person, and what differs. Without script the form goes to the same address. */
export function ComparePage({ cvs, before, after }: ComparePageProps) {
  const submit = useSubmit();
  const options = cvs.map(({ id, name }) => ({ value: id, label: name }));
  if (cvs.length < 2)
    return (
      <EmptyState
        art={emptyArt}
        title={cvs.length === 0 ? 'Belum ada CV' : 'Baru ada satu CV'}
        action={<LinkButton to="/app/cv/dashboard">Kembali ke dashboard</LinkButton>}
      >
        {cvs.length === 0
          ? 'Buat dua CV di dashboard, lalu lihat bedanya di sini, kata demi kata.'
          : 'Gandakan CV-mu atau buat satu lagi, lalu lihat bedanya di sini, kata demi kata.'}
      </EmptyState>
    );
  return (
    <div className={css.page}>
      <Form className={css.choice} onChange={({ currentTarget }) => void submit(currentTarget)}>
        <SelectField
          label="CV pertama"
          name="a"
          options={options}
          placeholder="Pilih CV"
          defaultValue={before?.id ?? ''}
        />
        <SelectField
          label="Dibandingkan dengan"
          name="b"
          options={options}
          placeholder="Pilih CV"
          defaultValue={after?.id ?? ''}
        />
        <noscript>
          <Button type="submit">Bandingkan</Button>
        </noscript>
      </Form>
      <div aria-live="polite">
        <h2 className="visually-hidden">Perbedaan</h2>
        {before && after ? (
          <Suspense fallback={<Spinner size={24} />}>
            <CvComparison
              before={before.document}
              after={after.document}
              same="Isi dan tampilan kedua CV ini sama."
            />
          </Suspense>
        ) : (
          <EmptyState art={emptyArt} title="Pilih dua CV">
            Bedanya muncul di sini, kata demi kata.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
