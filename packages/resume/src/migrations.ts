import { ResumeError } from './errors.ts';
import { freeLooks } from './migrations/free-looks.ts';
import { liftUnversioned } from './migrations/lift-unversioned.ts';
import { RESUME_VERSION } from './schema.ts';

type Document = Record<string, unknown>;

/** Step n lifts a document of version n to version n + 1. A step never changes its input. */
const steps: readonly ((document: Document) => Document)[] = [
  liftUnversioned,
  freeLooks,
  // Version 3 added sections of one's own and marks of examples: an older release must not strip them.
  (document) => document,
  // Version 4 added six designs and settings of the page; a stored document names its size of text, so it keeps it.
  (document) => document,
  // Version 5 added the printed QR code: an older release must not take the choice back.
  (document) => document,
];

/**
 * Lifts a document to the current version. One without a version is of the shape that the product document describes.
 *
 * @throws ResumeError `unsupported_version` when a newer release wrote it: reading it would drop what we don't know
 */
export function migrate(document: Document): Document {
  const version = versionOf(document.version);
  if (version > RESUME_VERSION) {
    throw new ResumeError(
      'unsupported_version',
      `version ${version} is newer than ${RESUME_VERSION}`,
      'version',
    );
  }
  const lifted = steps.slice(version).reduce((current, step) => step(current), document);
  return { ...lifted, version: RESUME_VERSION };
}

function versionOf(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : 0;
}
