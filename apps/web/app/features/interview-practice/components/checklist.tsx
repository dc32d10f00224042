import { CheckboxField } from '~/ui/checkbox-field.tsx';
import type { PracticeQuestion } from '../model.ts';
import css from './practice-page.module.css';

/** What a good answer has, ticked by the person alone: no machine listens. */
const lines: Record<
  PracticeQuestion['kind'],
  readonly (readonly [id: string, label: string, hint: string])[]
> = {
  story: [
    ['situation', 'Situasi', 'Kapan dan di mana, dalam satu atau dua kalimat.'],
    ['task', 'Tugas', 'Apa yang menjadi tanggung jawabmu.'],
    ['action', 'Aksi', 'Apa yang kamu sendiri lakukan, langkah demi langkah.'],
    ['result', 'Hasil', 'Apa yang berubah, dengan angka kalau ada, dan apa yang kamu pelajari.'],
    ['short', 'Tidak lebih dari dua menit', ''],
  ],
  straight: [
    ['first', 'Jawabannya ada di kalimat pertama', ''],
    ['proof', 'Ada satu bukti atau contoh', ''],
    ['role', 'Nyambung dengan posisi yang dilamar', ''],
    ['short', 'Tidak lebih dari dua menit', ''],
  ],
};

interface ChecklistProps {
  kind: PracticeQuestion['kind'];
  ticked: readonly string[];
  onTick: (ticked: string[]) => void;
}

export function Checklist({ kind, ticked, onTick }: ChecklistProps) {
  return (
    <fieldset className={css.checklist}>
      <legend>{kind === 'story' ? 'Periksa sendiri: STAR' : 'Periksa sendiri'}</legend>
      {lines[kind].map(([id, label, hint]) => (
        <CheckboxField
          key={id}
          label={label}
          hint={hint}
          checked={ticked.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onTick(checked ? [...ticked, id] : ticked.filter((each) => each !== id))
          }
        />
      ))}
    </fieldset>
  );
}
