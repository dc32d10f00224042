import { lazy, type ComponentType } from 'react';
import { serverAnswers } from './offline/server-answers.ts';

const WAIT_MS = 1_000;
/** How often it is loaded in vain while the server answers. */
const TRIES = 3;

/**
 * Loads code that is not needed at first. Waits for as long as the server cannot be reached, so that the page stays as it is; throws
 * once the server answers, and again, and does not have it.
 */
export async function loadLater<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let left = TRIES; ;) {
    try {
      return await load();
    } catch (error) {
      if (await serverAnswers()) {
        left -= 1;
        if (left === 0) throw error;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, WAIT_MS);
      });
    }
  }
}

/** As React's `lazy`, of a part that a page does without for as long as there is no network: its place shows what `Suspense` says. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadLater(load) }));
}
