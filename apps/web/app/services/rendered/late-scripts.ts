/** So long scripts wait for a first painting and its pictures: a page that nobody sees yet is not painted, a picture can be lost. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Keeps the button that was pressed last before the script of a page had come (`ui/layouts/early-press.ts`). A submit button, a link and what opens a popover do their work
 * without script; any other button would have been pressed in vain.
 */
const keepPress = `
document.earlyPress = { stop: () => removeEventListener('click', keep, true) };
function keep({ target }) {
  const button = target.closest?.('button[type=button]:not([popovertarget])');
  if (button) document.earlyPress.button = button;
}
addEventListener('click', keep, true);`;

/**
 * On a slow line what makes a page visible (styles, face, first picture) shares the line with three times as much script, which
 * nobody sees. The router asks for it at once, in the head of the page; here a page asks when it has been painted, with its
 * pictures of high priority.
 * @param files addresses of all scripts that the page needs
 * @param start the router's own: it stays one module, for it must run in one go, or the entry begins before the routes are named
 * @returns a module that starts the page after its first painting
 */
export const startLater = (
  files: readonly string[],
  nonce: string | undefined,
  start: string,
): string => `${keepPress}
await new Promise((go) => {
  if (document.hidden) return go();
  setTimeout(go, ${LONGEST_WAIT_MS});
  const afterPictures = async () => {
    const awaited = [...document.images].filter((image) => image.fetchPriority === 'high');
    await Promise.allSettled(awaited.map((image) => image.decode()));
    requestAnimationFrame(() => requestAnimationFrame(go));
  };
  new PerformanceObserver(afterPictures).observe({ type: 'paint', buffered: true });
});
for (const href of ${quoted(files)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
const start = Object.assign(document.createElement('script'), ${quoted({ type: 'module', nonce, textContent: start })});
document.head.append(start);
start.remove();
`;

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
