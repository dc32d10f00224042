import type { TemplateName } from '@setapak/resume';
import { looks, starterPicture } from '../starters.ts';
import css from './look-picker.module.css';

interface LookPickerProps {
  chosen: TemplateName;
  onChoose: (template: TemplateName) => void;
}

/** The design that the chosen role's content is set in; it can be changed at any time later. */
export function LookPicker({ chosen, onChoose }: LookPickerProps) {
  return (
    <fieldset className={css.looks}>
      <legend className={css.legend}>Pilih tampilannya</legend>
      <p className={css.hint}>Semua contoh bisa memakai tampilan mana pun. Nanti masih bisa diganti.</p>
      <div className={css.row}>
        {looks.map(({ template, name }) => (
          <label key={template} className={css.look}>
            <input
              type="radio"
              name="template"
              value={template}
              className={css.radio}
              checked={template === chosen}
              onChange={() => onChoose(template)}
            />
            <img
              src={starterPicture('look', 'marketing', template)}
              alt=""
              width={320}
              height={453}
              loading="lazy"
              className={css.picture}
            />
            <span className={css.name}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
