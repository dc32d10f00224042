import { clear, createStore } from 'idb-keyval';
import type { UnsavedWork } from '~/ui/layouts/unsaved-work.ts';
import { forgetKept } from '~/ui/offline/kept-stores.ts';
import { clearCaches } from '~/ui/offline/use-service-worker.ts';
import { allKept, DATABASE, STORE } from './draft-store.ts';
import { sendLeftDrafts } from './send-left-drafts.ts';
import { retryOpenCvs } from './use-cv-sync.ts';

/** How long a save that is under way may take before we ask. */
const WAIT_MS = 2_500;
const LOOK_MS = 250;

/** The drafts of CVs in this browser, of all its pages. A page whose CV is saved keeps none. */
export const unsavedDrafts: UnsavedWork = {
  async saveAndCount() {
    retryOpenCvs();
    let left = await count();
    for (let waited = 0; left > 0 && waited < WAIT_MS; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      left = await count();
    }
    return left;
  },
  sendLeft: sendLeftDrafts,
  forgetSaved: forgetKept,
  /** Also where the browser does not heed Clear-Site-Data, as without TLS. */
  async clear() {
    await clear(createStore(DATABASE, STORE)).catch(() => undefined);
    await forgetKept();
    await clearCaches();
    await removeDatabases();
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Storage that is switched off holds nothing.
    }
  },
};

/** Whatever else of ours this browser keeps, such as recordings of answers. */
async function removeDatabases(): Promise<void> {
  const all = await indexedDB.databases?.().catch(() => []);
  for (const { name } of all ?? []) if (name?.startsWith('setapak-interview')) indexedDB.deleteDatabase(name);
}

/** A mark alone is no draft. */
const count = async (): Promise<number> => (await allKept()).length;
