import { Link } from 'react-router';
import { cvMoment, Paper } from '~/features/cv-library/public.ts';
import { FieldError } from '~/ui/field.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';
import css from './cv-choice.module.css';

interface CvChoiceProps {
  cvs: OrderFormData['cvs'];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** So many stand in the list before it is scrolled; those after them load on the way. */
const IN_VIEW = 6;

/** Which CV: the person's own, with their first pages. */
export function CvChoice({ cvs, value, onChange, error }: CvChoiceProps) {
  return (
    <fieldset className={css.set} aria-describedby={error ? 'cv-error' : 'cv-hint'}>
      <legend className={css.legend}>CV yang direview</legend>
      {cvs.length === 0 && (
        <p className={css.none}>
          Belum ada CV untuk direview. <Link to="/app/cv/dashboard">Buat atau unggah CV dulu</Link>, lalu
          kembali ke sini.
        </p>
      )}
      <div className={css.list}>
        {cvs.map((cv, index) => (
          <label key={cv.id} className={css.card}>
            <input
              type="radio"
              name="cvId"
              value={cv.id}
              checked={cv.id === value}
              onChange={() => onChange(cv.id)}
              className={css.radio}
            />
            <span className={css.paper}>
              <Paper cv={cv} eager={index < IN_VIEW} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{cv.name}</span>
              <span className={css.date}>{cvMoment(cv, 'Diubah', cv.updatedAt)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id="cv-error">{error}</FieldError>}
      <p id="cv-hint" className={css.hint}>
        Reviewer membaca CV persis seperti saat kamu memesan. Perubahan setelah itu tidak ikut direview.
      </p>
    </fieldset>
  );
}
