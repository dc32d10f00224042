import { launchBrowser } from './browser.ts';

/** The browser that all journeys of one worker share; it ends with the worker. Contexts that a test leaves open are closed after its file. */
export const browser = await launchBrowser();
