import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FieldErrors } from '~/services/form.ts';

type Validate = (form: FormData) => FieldErrors;

/**
 * Field errors as the product document wants them: a field speaks once it was touched, and stops as soon as it is right.
 * The rules are loaded with the first touch, so that they cost the first view nothing; the server checks them anyway.
 */
export function useTouchedErrors(loadRules: () => Promise<Validate>, fromServer: FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors | undefined>(undefined);
  const touched = useRef(new Set<string>());
  const answered = useRef(fromServer);
  if (answered.current !== fromServer) {
    answered.current = fromServer;
    touched.current = new Set(Object.keys(fromServer ?? {}));
    if (errors) setErrors(undefined);
  }

  const check = async (form: HTMLFormElement) => {
    const validate = await loadRules();
    const all = validate(new FormData(form));
    setErrors(Object.fromEntries(Object.entries(all).filter(([name]) => touched.current.has(name))));
  };
  const nameOf = (target: EventTarget) => (target instanceof HTMLInputElement ? target.name : '');

  return {
    errors: errors ?? fromServer ?? {},
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (!name) return;
      touched.current.add(name);
      void check(event.currentTarget);
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      if (touched.current.has(nameOf(event.target))) void check(event.currentTarget);
    },
  };
}
