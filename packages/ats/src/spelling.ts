/** The speller for `check`: words of Indonesian and English with their lists. Loads some 2 MB of words, so it is for servers. */
export { createSpelling } from './spelling/create-spelling.ts';
