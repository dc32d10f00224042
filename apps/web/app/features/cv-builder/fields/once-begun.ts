/** Once a page has loaded, for those who only look. */
const AFTER_LOAD_MS = 4_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

let begun: Promise<void> | undefined;

/** The person begins to use the page, or it has stood for a while: what the first look does not need waits for this. */
export function onceBegun(): Promise<void> {
  begun ??= new Promise((resolve) => {
    const signed = new AbortController();
    const begin = () => {
      signed.abort();
      resolve();
    };
    const { signal } = signed;
    for (const sign of SIGNS)
      document.addEventListener(sign, begin, { capture: true, passive: true, signal });
    const wait = () => setTimeout(begin, AFTER_LOAD_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal });
  });
  return begun;
}
