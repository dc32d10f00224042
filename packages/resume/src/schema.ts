import * as z from 'zod';
import { line, onByDefault, partialDate, photograph, richText } from './fields.ts';
import * as items from './items.ts';
import { metadataSchema } from './metadata.ts';
import { listSection, record } from './sections.ts';

/** The version that this release writes. `migrations.ts` lifts older documents to it. */
export const RESUME_VERSION = 2;

const address = record(
  z.object({ line1: line, line2: line, city: line, region: line, pincode: line, country: line }),
);

const profile = record(
  z.object({
    firstName: line,
    lastName: line,
    /** What the person is, in a line: `Analis Data`. */
    subtitle: line,
    heading: line,
    email: line,
    phone: line,
    linkedin: line,
    website: line,
    birthDate: partialDate,
    photograph,
    address,
  }),
);

const objective = record(z.object({ heading: line, body: richText, visible: onByDefault }));

/**
 * A CV document: tolerant on the way in (whatever is absent or of the wrong type gets its default), total on the way out
 * (no field is optional). Only a cap of `LIMITS` is an issue. An empty `heading` means the usual one in the document's
 * language. Documents of unknown origin go through `parseResume`, which also knows older shapes.
 */
export const resumeSchema = z.object({
  version: z.literal(RESUME_VERSION).prefault(RESUME_VERSION),
  profile,
  objective,
  work: listSection(items.workItemSchema, 'work', 'company'),
  education: listSection(items.educationItemSchema, 'education', 'institution'),
  projects: listSection(items.projectItemSchema, 'projects', 'title'),
  skills: listSection(items.skillItemSchema, 'skills', 'name'),
  certifications: listSection(items.certificationItemSchema, 'certifications', 'title'),
  informalEducation: listSection(items.informalEducationItemSchema, 'informalEducation', 'institution'),
  awards: listSection(items.awardItemSchema, 'awards', 'title'),
  languages: listSection(items.languageItemSchema, 'languages', 'name'),
  social: listSection(items.socialItemSchema, 'social', 'link'),
  hobbies: listSection(items.hobbyItemSchema, 'hobbies', 'name'),
  references: listSection(items.referenceItemSchema, 'references', 'name'),
  metadata: record(metadataSchema),
});

export type Resume = z.output<typeof resumeSchema>;
export type Profile = Resume['profile'];
export type Objective = Resume['objective'];
export type Metadata = Resume['metadata'];
export type WorkItem = z.output<typeof items.workItemSchema>;
export type EducationItem = z.output<typeof items.educationItemSchema>;
export type ProjectItem = z.output<typeof items.projectItemSchema>;
export type SkillItem = z.output<typeof items.skillItemSchema>;
export type CertificationItem = z.output<typeof items.certificationItemSchema>;
export type InformalEducationItem = z.output<typeof items.informalEducationItemSchema>;
export type AwardItem = z.output<typeof items.awardItemSchema>;
export type LanguageItem = z.output<typeof items.languageItemSchema>;
export type SocialItem = z.output<typeof items.socialItemSchema>;
export type HobbyItem = z.output<typeof items.hobbyItemSchema>;
export type ReferenceItem = z.output<typeof items.referenceItemSchema>;
