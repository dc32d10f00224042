import { toColor } from '@setapak/resume';
import { useId, useState } from 'react';
import { labelIdOf } from '~/ui/field.tsx';
import css from './color-panel.module.css';

interface ColorFieldProps {
  label: string;
  /** `#RRGGBB` */
  value: string;
  onValue: (value: string) => void;
}

/** A colour, picked or typed. What is typed counts as soon as it is a colour. */
export function ColorField({ label, value, onValue }: ColorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const color = toColor(text.startsWith('#') ? text : `#${text}`, '');
    if (color !== '') onValue(color);
  };
  return (
    <div className={css.field}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      <input
        type="color"
        aria-label="Pilih warna"
        aria-describedby={labelIdOf(id)}
        value={value.toLowerCase()}
        onChange={(event) => onValue(event.target.value.toUpperCase())}
      />
      <input
        id={id}
        type="text"
        className={css.code}
        value={typed ?? value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
