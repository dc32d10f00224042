import type { Ref } from 'react';
import { AppError } from '~/services/error.ts';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { BookingFormData } from '../load-booking-form.server.ts';
import css from './book-page.module.css';
import { NotesField } from './notes-field.tsx';

interface Topic {
  notes: string;
  cvId: string;
  jobId: string;
}

interface BookingTopicProps extends Pick<BookingFormData, 'cvs' | 'jobs'> {
  /** Of the notes. */
  ref: Ref<HTMLTextAreaElement>;
  draft: Topic;
  tooShort: boolean;
  onChange: (changes: Partial<Topic>) => void;
}

const NOTES_SHORT = new AppError('booking_notes_short').text;

/** What the session is to be about, and what the mentor gets to see. */
export function BookingTopic({
  ref,
  draft: { notes, cvId, jobId },
  cvs,
  jobs,
  tooShort,
  onChange,
}: BookingTopicProps) {
  return (
    <Card as="section" className={css.section}>
      <h2>Apa yang ingin kamu bahas?</h2>
      {tooShort && <Banner tone="error">{NOTES_SHORT}</Banner>}
      <NotesField ref={ref} notes={notes} onChange={(value) => onChange({ notes: value })} />
      {cvs.length > 0 && (
        <SelectField
          label="Sertakan CV-mu"
          optional
          name="cvId"
          options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Tanpa CV"
          value={cvId}
          onChange={({ currentTarget }) => onChange({ cvId: currentTarget.value })}
          hint="Hanya mentor ini yang bisa melihatnya, setelah kamu membayar."
        />
      )}
      {jobs.length > 0 && (
        <SelectField
          label="Sertakan lowongan dari papanmu"
          optional
          name="jobId"
          options={jobs.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Tanpa lowongan"
          value={jobId}
          onChange={({ currentTarget }) => onChange({ jobId: currentTarget.value })}
          hint="Mentor membaca judul, perusahaan, dan isi lowongannya. Catatanmu di papan tidak ikut."
        />
      )}
    </Card>
  );
}
