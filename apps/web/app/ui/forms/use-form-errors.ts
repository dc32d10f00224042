import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useActionData } from 'react-router';
import { afterPress } from './after-press.ts';

type FieldErrors = Record<string, string>;
type Validate = (form: FormData) => FieldErrors;

const fieldTypes =
  typeof window === 'undefined' ? [] : [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

interface FormRules {
  /** The errors of the action's answer, by the fields' names. */
  fromServer?: FieldErrors | undefined;
  /** The action's own Zod schema. It is loaded with the first touch, so that it costs the first view nothing. */
  loadRules?: () => Promise<Validate>;
}

/**
 * The errors of a form; everything else of the answer is spread on its `<Form noValidate>`. The product document's way: a
 * field shows its error once it was touched, and stops as soon as it is right. Where the server refused the form, the fields
 * that it names count as touched, and the first of them takes the focus.
 */
export function useFormErrors({ fromServer, loadRules }: FormRules = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const [found, setFound] = useState<{ errors: FieldErrors; since: FieldErrors | undefined }>();
  // Errors that were found before the server answered are older than its answer, even where they arrive after it.
  const errors = (found?.since === fromServer ? found?.errors : undefined) ?? fromServer ?? {};

  const answer: unknown = useActionData();
  useEffect(() => {
    if (answer !== undefined) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);

  // What is put right now stops being shown as wrong at once.
  useEffect(() => {
    if (fromServer && Object.keys(fromServer).length > 0) void loadRules?.().catch(() => undefined);
  }, [fromServer, loadRules]);

  const check = async (form: HTMLFormElement) => {
    // Rules that do not come leave the checks to the server.
    const validate = await loadRules?.().catch(() => undefined);
    if (!validate) return;
    const shown = new Set([...touched.current, ...Object.keys(fromServer ?? {})]);
    const all = Object.entries(validate(new FormData(form)));
    const now = Object.fromEntries(all.filter(([name]) => shown.has(name)));
    afterPress(() => setFound({ errors: now, since: fromServer }));
  };
  const nameOf = (target: EventTarget) =>
    fieldTypes.some((type) => target instanceof type) ? (target as HTMLInputElement).name : '';

  return {
    errors,
    ref,
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
