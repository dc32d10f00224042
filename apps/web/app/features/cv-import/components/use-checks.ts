import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const CHECK = '[data-check]';

/**
 * What of a review has been looked at, by where the focus was, and the way to what has not. Enter goes on to it as well, instead of sending a
 * form that is half looked over.
 * @param all how many fields of the form carry `data-check`
 */
export function useChecks(form: RefObject<HTMLFormElement | null>, all: number) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());

  const next = () => {
    const element = form.current;
    if (!element) return;
    const open = [...element.querySelectorAll<HTMLInputElement>(CHECK)].filter(({ name }) => !seen.has(name));
    const here = document.activeElement;
    const isBehind = (field: Element) =>
      here !== null && (here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const isField = here?.matches(CHECK) === true;
    const target = (isField && open.find(isBehind)) || open.find((field) => field !== here);
    const goal = target ?? element.querySelector<HTMLElement>('[type=submit]');
    goal?.focus({ preventScroll: true });
    goal?.scrollIntoView({ block: 'center' });
  };

  return {
    all,
    seen: seen.size,
    next,
    onFocus({ target }: FocusEvent) {
      if (!target.matches(CHECK) || !('name' in target)) return;
      const name = String(target.name);
      if (!seen.has(name)) setSeen(new Set([...seen, name]));
    },
    onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
        return;
      event.preventDefault();
      next();
    },
  };
}
