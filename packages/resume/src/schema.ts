import * as z from 'zod';
import { customSections } from './custom.ts';
import { line, offByDefault, onByDefault, partialDate, photograph, richText } from './fields.ts';
import { isOneOf } from './guards.ts';
import * as items from './items.ts';
import { metadataSchema } from './metadata.ts';
import { listSection, record } from './sections.ts';

/** The version that this release writes. `migrations.ts` lifts older documents to it. */
export const RESUME_VERSION = 5;

const address = record(
  z.object({ line1: line, line2: line, city: line, region: line, pincode: line, country: line }),
);

/** How the photograph is cut: `portrait` is the 3 : 4 of a pas foto; '' as the template has it. */
export const photoShapes = ['', 'square', 'round', 'portrait'] as const;
export type PhotoShape = (typeof photoShapes)[number];

const photoShape = z
  .preprocess((value) => (isOneOf(photoShapes, value) ? value : ''), z.enum(photoShapes))
  .prefault('');

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
    photoShape,
    address,
  }),
);

const objective = record(
  z.object({ heading: line, body: richText, visible: onByDefault, isExample: offByDefault }),
);

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
  /** Sections of one's own, in the order in which they were made. */
  custom: customSections,
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
