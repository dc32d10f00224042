import type { CDPSession, Locator, Page } from 'playwright-core';

/**
 * Drags by a finger, which Playwright's touchscreen cannot: it only taps. Waits for what a person waits for: that the row
 * is lifted, and that it lies at its new place.
 * @param by pixels downwards
 */
export async function dragByTouch(page: Page, handle: Locator, by: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = (await handle.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = (moved: number) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 + moved });
  await touch(session, 'touchStart', [at(0)]);
  const lifted = handle.and(page.locator('[aria-pressed=true]'));
  // A sensor lifts after a short way or a short hold: a finger that trembles does both.
  for (let tremble = 1; (await lifted.count()) === 0; tremble += 1) {
    await touch(session, 'touchMove', [at((tremble % 2) * 5)]);
    await frame(page);
  }
  const steps = Math.ceil(Math.abs(by) / 10);
  for (let step = 1; step <= steps; step += 1) {
    await touch(session, 'touchMove', [at((by * step) / steps)]);
    await frame(page);
  }
  await frame(page);
  await touch(session, 'touchEnd', []);
  await lifted.waitFor({ state: 'detached' });
  await session.detach();
}

/** Two fingers draw apart over an element, to three times their distance. */
export async function pinchOpen(page: Page, over: Locator): Promise<void> {
  const box = (await over.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [x - apart, x + apart].map((at) => ({ x: at, y }));
  await touch(session, 'touchStart', fingers(40));
  for (let apart = 50; apart <= 120; apart += 10) {
    await touch(session, 'touchMove', fingers(apart));
    await frame(page);
  }
  await touch(session, 'touchEnd', []);
  await session.detach();
}

function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: { x: number; y: number }[],
) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

function frame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise(requestAnimationFrame));
}
