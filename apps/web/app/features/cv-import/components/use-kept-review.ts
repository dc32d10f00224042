import { useEffect, type RefObject } from 'react';
import { useNavigation } from 'react-router';

const KEY = 'setapak-import:';
const KEPT_MS = 30 * 24 * 3_600_000;

interface Kept {
  at: number;
  values: Record<string, string>;
}

/**
 * Corrections of an import live in this browser until they are saved: a reload, a phone that ran out of power or a dropped
 * connection brings them back into the form.
 */
export function useKeptReview(id: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    forgetOld();
    const kept = read(id);
    for (const [name, value] of Object.entries(kept.values)) {
      const field = element.elements.namedItem(name);
      if (isField(field)) field.value = value;
    }
    const remember = ({ target }: Event) => {
      if (!isField(target) || target.name === '') return;
      kept.values[target.name] = target.value;
      write(id, { at: Date.now(), values: kept.values });
    };
    element.addEventListener('input', remember);
    element.addEventListener('change', remember);
    return () => {
      element.removeEventListener('input', remember);
      element.removeEventListener('change', remember);
    };
  }, [id, form]);

  const { state, formData, location } = useNavigation();
  const isSaved =
    state === 'loading' && formData !== undefined && location.pathname.startsWith('/app/cv/builder/');
  useEffect(() => {
    if (isSaved) forget(id);
  }, [isSaved, id]);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function read(id: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as Kept | null) ?? { at: 0, values: {} };
  } catch {
    return { at: 0, values: {} };
  }
}

function write(id: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(kept));
  } catch {
    // No room, or storage that is switched off: the form itself still has it.
  }
}

function forget(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/** An import that was finished on another device never comes back here. */
function forgetOld(): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(KEY)))
      if (Date.now() - read(key.slice(KEY.length)).at > KEPT_MS) localStorage.removeItem(key);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
