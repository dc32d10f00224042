import { useState } from 'react';
import { SelectField } from '~/ui/select-field.tsx';
import { LineField } from './line-field.tsx';

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Gets the focus when its form opens. */
  'data-first'?: boolean;
}

const OTHER = '\u0000other';

/** A choice from a list, or a text of one's own. */
export function ChoiceField({ label, value, options, onChange, ...first }: ChoiceFieldProps) {
  const listed = value === '' || options.some((option) => option.value === value);
  const [own, setOwn] = useState(!listed);
  const free = own || !listed;
  const choose = (chosen: string) => {
    setOwn(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <>
      <SelectField
        label={label}
        placeholder="Pilih"
        value={free ? OTHER : value}
        options={[...options, { value: OTHER, label: 'Lainnya…' }]}
        onChange={(event) => choose(event.target.value)}
        {...first}
      />
      {free && <LineField label={`${label} lainnya`} value={value} onChange={onChange} />}
    </>
  );
}
