import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FieldErrors } from '~/services/form.ts';

type Validate = (form: FormData) => FieldErrors;

const fieldTypes =
  typeof window === 'undefined' ? [] : [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/**
 * Field errors as the product document wants them: a field speaks once it was touched, and stops as soon as it is right.
 * The rules are loaded with the first touch, so that they cost the first view nothing; the server checks them anyway.
 * The fields that the server named count as touched.
 */
export function useTouchedErrors(loadRules: () => Promise<Validate>, fromServer: FieldErrors | undefined) {
  const touched = useRef(new Set<string>());
  const [found, setFound] = useState<{ errors: FieldErrors; since: FieldErrors | undefined }>();
  // What was found before the server answered is not worth more than its answer, even where it comes to light only after it.
  const errors = (found?.since === fromServer ? found?.errors : undefined) ?? fromServer ?? {};

  const check = async (form: HTMLFormElement) => {
    const validate = await loadRules();
    const spoken = new Set([...touched.current, ...Object.keys(fromServer ?? {})]);
    const all = Object.entries(validate(new FormData(form)));
    setFound({ errors: Object.fromEntries(all.filter(([name]) => spoken.has(name))), since: fromServer });
  };
  const nameOf = (target: EventTarget) =>
    fieldTypes.some((type) => target instanceof type) ? (target as HTMLInputElement).name : '';

  return {
    errors,
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (!name) return;
      touched.current.add(name);
      void check(event.currentTarget);
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (touched.current.has(name) || errors[name]) void check(event.currentTarget);
    },
  };
}
