import { useState, type ReactNode } from 'react';
import { LIMITS, toBlock, toLine, toPhone } from '@setapak/resume';
import { afterPress } from '~/ui/forms/after-press.ts';
import { TextArea, type TextAreaProps } from '~/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '~/ui/text-field.tsx';
import { remarkOnAddress, remarkOnPhone } from './contact-remarks.ts';

interface Text {
  value: string;
  onChange: (value: string) => void;
}

interface LineFieldProps extends Omit<TextFieldProps, keyof Text>, Text {
  /** What is odd about the text, said once it is left. */
  remark?: (value: string) => string | undefined;
}

/** A one-line text of the document, cleaned as the document's parser cleans it. */
export function LineField({ value, onChange, onBlur, remark, ...field }: LineFieldProps) {
  const [left, setLeft] = useState(false);
  const said = left ? remark?.(value) : undefined;
  return (
    <TextField
      maxLength={LIMITS.line}
      autoComplete="off"
      {...field}
      hint={hintFor(value, LIMITS.line, said ?? field.hint)}
      value={value}
      onChange={(event) => {
        setLeft(false);
        onChange(toLine(event.target.value));
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        onBlur?.(event);
      }}
    />
  );
}

/** The address of a page. */
export function AddressField(field: LineFieldProps) {
  return <LineField inputMode="url" remark={remarkOnAddress} {...field} />;
}

/** A phone number: one that is dialled at home gets its country's code once it is typed. */
export function PhoneField({ value, onChange, ...field }: Omit<TextFieldProps, keyof Text | 'type'> & Text) {
  return (
    <LineField
      type="tel"
      inputMode="tel"
      remark={remarkOnPhone}
      {...field}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const phone = toPhone(value);
        if (phone !== value) onChange(phone);
      }}
    />
  );
}

/** Text of several lines. A line that begins with `- ` becomes a point of a list. */
export function BlockField({ value, onChange, ...field }: Omit<TextAreaProps, keyof Text> & Text) {
  return (
    <TextArea
      maxLength={LIMITS.text}
      {...field}
      hint={hintFor(value, LIMITS.text, field.hint)}
      value={value}
      onChange={(event) => onChange(toBlock(event.target.value))}
    />
  );
}

/** A browser cuts what is pasted beyond without a word. */
function hintFor(value: string, most: number, hint: ReactNode) {
  return value.length < most ? hint : 'Penuh: sisanya tidak ikut masuk.';
}
