import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';
import { TAKEN_EVENT } from '../http/unsent-event.ts';
import { useSnackbar } from '../snackbar.tsx';
import { forgetForm, keepForm, readForm, type KeptFields } from './kept-forms.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Restored with what was typed, for they say what it was typed against and which press it is. */
const STAMPS = new Set(['seen', 'press']);
/** Marks a hidden field for what is drawn or chosen elsewhere: kept as if it were typed, and put back by its `onInput`. */
export const KEPT_HIDDEN = { type: 'hidden', 'data-kept': '' } as const;
const NEVER = new Set(['hidden', 'file', 'password', 'submit', 'button']);

interface RootData {
  user: { id: string } | null;
  isShell: boolean;
}

/**
 * What is typed into a form lives in this browser until the server has taken it: a reload, a session that ended or a server that
 * could not be reached brings it back into the form, with a word about it and a way to throw it away. Bound to the account.
 * @param name tells the form from others, with the id of what it is about
 * @param options.except fields that something else chooses
 * @returns forgets it, for forms that a script sends; others are forgotten once their action answers that it was done
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { except = [] }: { except?: readonly string[] } = {},
): () => void {
  const root = useRouteLoaderData<RootData>('root');
  // Without a network nobody knows who is signed in.
  const owner = root && !root.isShell ? (root.user?.id ?? '') : null;
  const snackbar = useSnackbar();
  const isSent = useRef(false);

  const restore = useEffectEvent((element: HTMLFormElement, kept: KeptFields) => {
    const before = fieldsOf(element, except);
    if (!fill(element, kept)) return;
    // Some fields come with what was chosen in others.
    setTimeout(() => fill(element, kept));
    element.closest('details')?.setAttribute('open', '');
    snackbar.show({
      text: 'Isian yang belum kamu kirim kami kembalikan.',
      action: {
        label: 'Buang',
        onClick: () => {
          fill(element, before, true);
          if (owner !== null) forgetForm(owner, name);
        },
      },
    });
  });
  const write = useEffectEvent((element: HTMLFormElement) => {
    if (owner !== null) keepForm(owner, name, fieldsOf(element, except));
  });

  useEffect(() => {
    const element = form.current;
    if (!element || owner === null) return undefined;
    const kept = readForm(owner, name);
    if (kept) restore(element, kept);
    const onInput = () => write(element);
    const onSubmit = () => {
      isSent.current = true;
    };
    const onTaken = () => {
      if (isSent.current) forgetForm(owner, name);
      isSent.current = false;
    };
    element.addEventListener('input', onInput);
    element.addEventListener('change', onInput);
    element.addEventListener('submit', onSubmit);
    window.addEventListener(TAKEN_EVENT, onTaken);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('change', onInput);
      element.removeEventListener('submit', onSubmit);
      window.removeEventListener(TAKEN_EVENT, onTaken);
    };
  }, [form, name, owner]);

  return () => {
    if (owner !== null) forgetForm(owner, name);
  };
}

function keptFields(form: HTMLFormElement, except: readonly string[]): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      !except.includes(field.name) &&
      (STAMPS.has(field.name) || isKeptHidden(field) || !NEVER.has(field.type)),
  );
}

const isKeptHidden = (field: Field) => 'kept' in field.dataset;
const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function fieldsOf(form: HTMLFormElement, except: readonly string[]): KeptFields {
  return keptFields(form, except).flatMap((field): KeptFields =>
    isTick(field) && !field.checked ? [] : [[field.name, field.value]],
  );
}

/** Puts values into their fields as if somebody had typed them. @returns whether that changed anything that can be seen */
function fill(form: HTMLFormElement, values: KeptFields, evenTyped = false): boolean {
  let isChanged = false;
  const left = [...values];
  for (const field of keptFields(form, [])) {
    if (isTick(field)) {
      const isTicked = values.some(([name, value]) => name === field.name && value === field.value);
      if (isTicked === field.checked || (!isTicked && field.type === 'radio')) continue;
      field.click();
      isChanged = true;
      continue;
    }
    const at = left.findIndex(([name]) => name === field.name);
    const [, value] = left[at] ?? [];
    if (at >= 0) left.splice(at, 1);
    const isTyped = 'defaultValue' in field && field.value !== field.defaultValue;
    if (value === undefined || value === field.value || (isTyped && !evenTyped)) continue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    if (field.type === 'hidden' && !isKeptHidden(field)) continue;
    field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }));
    isChanged = true;
  }
  return isChanged;
}
