/** A ref that gives the focus to what has just been opened by hand. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
