import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FieldErrors } from '~/services/form.ts';

type Validate = (form: FormData) => FieldErrors;

const fieldTypes =
  typeof window === 'undefined' ? [] : [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/**
 * Field errors as the product document wants them: a field speaks once it was touched, and stops as soon as it is right.
 * The rules are loaded with the first touch, so that they cost the first view nothing; the server checks them anyway.
 */
export function useTouchedErrors(loadRules: () => Promise<Validate>, fromServer: FieldErrors | undefined) {
  const [answer, setAnswer] = useState(fromServer);
  const [errors, setErrors] = useState(fromServer ?? {});
  const touched = useRef(new Set<string>());
  // A new answer of the server replaces what the browser found; its fields count as touched.
  if (answer !== fromServer) {
    setAnswer(fromServer);
    setErrors(fromServer ?? {});
  }

  // A check that began before an answer came ends after it, and must not take the answer's words away.
  const answered = useRef(fromServer);
  useLayoutEffect(() => {
    answered.current = fromServer;
  }, [fromServer]);

  const check = async (form: HTMLFormElement) => {
    const validate = await loadRules();
    const all = validate(new FormData(form));
    const spoken = new Set([...touched.current, ...Object.keys(answered.current ?? {})]);
    setErrors(Object.fromEntries(Object.entries(all).filter(([name]) => spoken.has(name))));
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
