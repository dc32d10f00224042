export * from './advice.ts';
export type { ReadLimits } from './extract/read-pdf.ts';
export * from './items.ts';
export { splitLevel } from './lexicon/education-words.ts';
export { ReadError, type ReadErrorCode } from './read-error.ts';
export { readDocument } from './read-document.ts';
export { turnOfPage, uprightReading } from './result/upright-reading.ts';
export { readResume, type ReadOptions } from './read-resume.ts';
