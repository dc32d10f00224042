import { useState } from 'react';
import { IconFileText } from '@tabler/icons-react';
import { cvMoment } from '~/features/cv-library/public.ts';
import { Button } from '~/ui/button.tsx';
import type { OwnCv } from '../load-ats-tab.server.ts';
import css from './own-cvs.module.css';

interface OwnCvsProps {
  cvs: OwnCv[];
  /** The one that is chosen already. */
  chosen: string | null;
  onCheck: (cv: OwnCv) => void;
}

/** CVs that are on Setapak already and can be checked without a file. Without script it is a plain form. */
export function OwnCvs({ cvs, chosen, onCheck }: OwnCvsProps) {
  const [id, setId] = useState(cvs.some((cv) => cv.id === chosen) ? chosen : null);
  if (cvs.length === 0) return null;
  const picked = cvs.find((cv) => cv.id === id);
  return (
    <form
      method="post"
      action="/app/cv/ats-check"
      encType="multipart/form-data"
      className={css.own}
      onSubmit={(event) => {
        event.preventDefault();
        if (picked) onCheck(picked);
      }}
    >
      <fieldset>
        <legend className={css.title}>Atau pilih CV yang sudah ada di Setapak</legend>
        <div className={css.list}>
          {cvs.map((cv) => (
            <label key={cv.id} className={css.choice}>
              <input
                type="radio"
                name="cvId"
                value={cv.id}
                checked={cv.id === id}
                onChange={() => setId(cv.id)}
                required
              />
              <IconFileText size={20} aria-hidden />
              <span className={css.words}>
                <span className={css.name}>{cv.name}</span>
                <span className={css.date}>{cvMoment(cv, 'Diubah', cv.updatedAt)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="secondary">
        Cek CV ini
      </Button>
    </form>
  );
}
