/** Runs once the browser has nothing else to do, a second later at the latest. */
export function whenIdle(run: () => void): { cancel: () => void } {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50);
    return { cancel: () => clearTimeout(timer) };
  }
  const handle = requestIdleCallback(run, { timeout: 1_000 });
  return { cancel: () => cancelIdleCallback(handle) };
}
