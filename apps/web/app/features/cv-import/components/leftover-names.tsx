import { useState } from 'react';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { isPaired, namesOf } from '../reading/entry-moves.ts';
import css from './leftover-names.module.css';

interface LeftoverNamesProps {
  /** Of the field that says whether they are exchanged. */
  name: string;
  target: string;
  names: readonly [string, string][];
}

const LABELS: Record<keyof typeof namesOf, [string, string]> = {
  work: ['Posisi', 'Perusahaan'],
  informalEducation: ['Peran', 'Organisasi'],
  projects: ['Proyek', 'Untuk'],
  certifications: ['Sertifikat', 'Penerbit'],
  awards: ['Penghargaan', 'Pemberi'],
};

/** Which name of each entry comes into which field, and one press to exchange them all. */
export function LeftoverNames({ name, target, names }: LeftoverNamesProps) {
  const [isSwapped, setSwapped] = useState(false);
  if (!isPaired(target)) return null;
  const [first, second] = LABELS[target];
  return (
    <div className={css.names}>
      <ul className={css.list}>
        {names.map(([one, other], index) => {
          const [called, of] = isSwapped ? [other, one] : [one, other];
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {first}: <b>{called || '–'}</b>, {second.toLowerCase()}: <b>{of || '–'}</b>
            </li>
          );
        })}
      </ul>
      <CheckboxField
        name={name}
        onChange={(event) => setSwapped(event.target.checked)}
        label={`Tukar ${first.toLowerCase()} dan ${second.toLowerCase()}`}
      />
    </div>
  );
}
