import type { Language, TemplateName } from './reference-lists.ts';
import { parseResume } from './parse-resume.ts';
import { RESUME_VERSION, type Resume } from './schema.ts';

export interface EmptyResumeOptions {
  /** The document's language; Indonesian when absent. */
  language?: Language;
  template?: TemplateName;
  /** What sign-up already knows of the person. */
  profile?: Partial<Pick<Resume['profile'], 'firstName' | 'lastName' | 'email' | 'phone' | 'linkedin'>>;
}

/** A document with every field and nothing in it. */
export function emptyResume(options: EmptyResumeOptions = {}): Resume {
  const { language = 'id', template = 'onyx', profile = {} } = options;
  return parseResume({ version: RESUME_VERSION, profile, metadata: { language, template } });
}
