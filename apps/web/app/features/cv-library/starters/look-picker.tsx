import { templateNames, type TemplateName } from '@setapak/resume';
import { IconScan } from '@tabler/icons-react';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { looks } from './looks.ts';
import { starterPicture } from './starters.ts';
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
        {templateNames.map((template) => {
          const { name, character, readsBest } = looks[template];
          return (
            <label key={template} className={css.look}>
              <input
                type="radio"
                name="template"
                value={template}
                className="label-edge"
                checked={template === chosen}
                onChange={() => onChoose(template)}
              />
              <img
                src={starterPicture('look', 'marketing', template)}
                alt=""
                width={160}
                height={226}
                className={css.picture}
              />
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.character}>{unbroken(character)}</span>
                {readsBest && (
                  <span className={css.best}>
                    <IconScan size={16} aria-hidden />
                    Paling ramah ATS
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
