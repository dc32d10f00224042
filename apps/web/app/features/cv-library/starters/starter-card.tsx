import { IconCheck, IconFilePlus } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import type { TemplateName } from '@setapak/resume';
import { starterPicture, type Starter } from './starters.ts';
import css from './starter-card.module.css';

interface StarterCardProps {
  starter: Starter;
  /** The design that it is shown in. */
  template: TemplateName;
  checked: boolean;
  onChoose: () => void;
  onPreview: () => void;
}

/** A starter to choose: the whole picture is the radio button's label. */
export function StarterCard({ starter, template, checked, onChoose, onPreview }: StarterCardProps) {
  const { role, name, about } = starter;
  const isBlank = role === 'blank';
  return (
    <div className={css.card} data-role={role}>
      <label className={css.label}>
        <input
          type="radio"
          name="role"
          required
          value={role}
          className="label-edge"
          checked={checked}
          onChange={onChoose}
          aria-describedby={`about-${role}`}
        />
        <span className={css.desk}>
          {isBlank ? (
            <span className={css.blank}>
              <IconFilePlus size={44} stroke={1.3} aria-hidden />
            </span>
          ) : (
            <img
              key={template}
              src={starterPicture('card', role, template)}
              alt=""
              width={840}
              height={1188}
              className={css.picture}
              decoding="async"
            />
          )}
          <span className={css.check} aria-hidden>
            <IconCheck size={20} stroke={3} />
          </span>
        </span>
        <span className={css.name}>{name}</span>
      </label>
      <p id={`about-${role}`} className={css.about}>
        {about}
      </p>
      <Button variant="secondary" size="sm" full className={css.button} onClick={onPreview}>
        {isBlank ? (
          'Create a Blank Resume'
        ) : (
          <>
            Preview<span className="visually-hidden"> {name}</span>
          </>
        )}
      </Button>
    </div>
  );
}
