import { useState, type FormEvent } from 'react';

/** Values of text fields by name. */
export type TypedFields = ReadonlyMap<string, string>;

/** What was typed into the text fields of a form that keep their values themselves. */
export function useTypedFields(): { typed: TypedFields; onInput: (event: FormEvent) => void } {
  const [typed, setTyped] = useState<TypedFields>(new Map());
  return {
    typed,
    onInput({ target }) {
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type !== 'radio');
      if (isText) setTyped(new Map([...typed, [target.name, target.value]]));
    },
  };
}
