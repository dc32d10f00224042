import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { letterKindNames, letterKinds, letterToneNames, letterTones } from '@setapak/letter';
import { Form, Link, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { PressField } from '~/ui/forms/press-field.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { NewLetterOutcome } from '../handle-new-letter.server.ts';
import css from './letters.module.css';

interface NewLetterPageProps {
  cvs: readonly { id: string; name: string }[];
  application: { id: string; title: string; company: string; hasAd: boolean } | null;
  outcome: NewLetterOutcome | null;
}

const automatic = { value: 'auto', label: 'Ikuti lowongan' };

/** What a new letter is written from: a CV, a job, and the manner. */
export function NewLetterPage({ cvs, application, outcome }: NewLetterPageProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, ...form } = useFormErrors({ fromServer: outcome?.errors });
  useKeptForm(form.ref, `letter ${application?.id ?? ''}`);
  const values = outcome?.values ?? {};
  return (
    <Card as="section" aria-labelledby="new-letter">
      <Form method="post" className={css.form} noValidate {...form}>
        <PressField />
        <h2 id="new-letter" className={css.heading}>
          {application
            ? `Surat untuk ${[application.title, application.company].filter(Boolean).join(', ')}`
            : 'Dari CV dan lowongan'}
        </h2>
        {outcome?.error && (
          <Banner tone="error" focusOnMount>
            {outcome.error}
          </Banner>
        )}
        {cvs.length > 0 ? (
          <SelectField
            label="CV yang dipakai"
            name="cvId"
            defaultValue={values['cvId']}
            options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
            hint="PDF yang kamu unggah kami baca dulu. Bagian yang kurang jelas terbaca kami tandai untuk kamu periksa."
          />
        ) : (
          <Banner>
            Kamu belum punya CV di Setapak, jadi isinya nanti kamu lengkapi sendiri.{' '}
            <Link to="/app/cv/dashboard">Buat atau unggah CV dulu</Link> supaya suratnya langsung terisi.
          </Banner>
        )}
        {application ? (
          <input type="hidden" name="applicationId" value={application.id} />
        ) : (
          <div className={css.pair}>
            <TextField
              label="Posisi"
              name="title"
              optional
              maxLength={160}
              autoComplete="off"
              defaultValue={values['title'] ?? ''}
              error={errors['title']}
            />
            <TextField
              label="Perusahaan atau instansi"
              name="company"
              optional
              maxLength={160}
              autoComplete="off"
              defaultValue={values['company'] ?? ''}
              error={errors['company']}
            />
          </div>
        )}
        {!application?.hasAd && (
          <TextArea
            label="Teks lowongan"
            name="ad"
            optional
            rows={6}
            defaultValue={values['ad'] ?? ''}
            error={errors['ad']}
            hint="Tempel isinya supaya surat menonjolkan yang diminta. Posisi dan perusahaan yang tidak kamu isi kami baca dari sini."
          />
        )}
        <div className={css.pair}>
          <SelectField
            label="Bahasa"
            name="language"
            defaultValue={values['language'] ?? 'auto'}
            options={[
              automatic,
              { value: 'id', label: 'Indonesia (formal)' },
              { value: 'en', label: 'Inggris (ringkas)' },
            ]}
          />
          <SelectField
            label="Untuk"
            name="kind"
            defaultValue={values['kind'] ?? 'auto'}
            options={[
              automatic,
              ...letterKinds.map((kind) => ({ value: kind, label: letterKindNames[kind] })),
            ]}
          />
          <SelectField
            label="Gaya"
            name="tone"
            defaultValue={values['tone'] ?? 'auto'}
            options={[
              automatic,
              ...letterTones.map((tone) => ({ value: tone, label: letterToneNames[tone] })),
            ]}
          />
        </div>
        <Button type="submit" loading={isBusy}>
          Susun surat
        </Button>
      </Form>
    </Card>
  );
}
