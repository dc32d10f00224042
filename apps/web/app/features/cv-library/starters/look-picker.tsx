import type { TemplateName } from '@setapak/resume';
import { looks, starterPicture } from './starters.ts';
import css from './look-picker.module.css';

interface LookPickerProps {
  chosen: TemplateName;
  onChoose: (template: TemplateName) => void;
}

/** The design that all starters are shown in; it can be changed at any time later. */
export function LookPicker({ chosen, onChoose }: LookPickerProps) {
  return (
    <fieldset className={css.looks}>
      <legend className={css.legend}>
        Tampilan <span className={css.hint}>Berlaku untuk semua contoh; nanti masih bisa diganti.</span>
      </legend>
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
              width={120}
              height={170}
              className={css.picture}
            />
            <span className={css.name}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
