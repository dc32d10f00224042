declare global {
  interface Document {
    /** The button that was pressed last before the script had come, and what ends the listening for it (`services/rendered/late-scripts.ts`). */
    earlyPress?: { button?: HTMLElement; stop: () => void };
  }
}

let pressed: HTMLElement | undefined;

/** To be called as the script of a page begins: from here on React takes what is pressed. */
export function keepEarlyPress(): void {
  if (typeof document === 'undefined') return;
  document.earlyPress?.stop();
  pressed = document.earlyPress?.button;
}

/** Presses what was pressed last while the script of the page was still on its way. To be called once the handlers below `root` are there. */
export function pressAgain(root: ParentNode & Node): void {
  const button = pressed;
  if (!button?.isConnected || !root.contains(button) || isInLatePart(button, root)) return;
  pressed = undefined;
  button.click();
}

/** Within a part below `root` whose own script has not come (`DrawnPart`): that part presses it. */
function isInLatePart(button: HTMLElement, root: Node): boolean {
  for (let parent = button.parentElement; parent && parent !== root; parent = parent.parentElement)
    if ([...parent.children].some((child) => child.hasAttribute('data-late'))) return true;
  return false;
}
