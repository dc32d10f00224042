import * as z from 'zod';
import { isOneOf } from './guards.ts';
import { keywords, line, offByDefault, onByDefault, partialDate, richText } from './fields.ts';

/*
 * What each section lists. Names are the product document's (its section 3); fields beyond it are those of JSON Resume,
 * so that both can hold the same CV.
 */

/**
 * Every item: an id that is unique within its section, whether it is printed, and whether it still says what a starter put
 * there: then it is nobody's own.
 */
const common = { id: line, isVisible: onByDefault, isExample: offByDefault };

/** A span of time; `isCurrent` means that it goes on, whatever `endDate` says. */
const period = { startDate: partialDate, endDate: partialDate, isCurrent: offByDefault };

export const workItemSchema = z.object({
  ...common,
  company: line,
  position: line,
  /** One of `employmentTypes`, or free text. */
  employment: line,
  location: line,
  website: line,
  /** What the company is, in a few words. */
  description: line,
  ...period,
  summary: richText,
});

export const educationItemSchema = z.object({
  ...common,
  institution: line,
  /** One of `degrees`, or free text. */
  degree: line,
  field: line,
  /** As written, for scales differ: `3.82`, `3,82/4,00`. */
  gpa: line,
  location: line,
  website: line,
  ...period,
  courses: keywords,
  summary: richText,
});

export const projectItemSchema = z.object({
  ...common,
  title: line,
  /** The organisation or client that the project was for. */
  organization: line,
  role: line,
  link: line,
  /** Where the project began, or its only date. */
  date: partialDate,
  endDate: partialDate,
  isCurrent: offByDefault,
  keywords,
  /** `publication` for what JSON Resume lists as such; else free text. */
  type: line,
  summary: richText,
});

export const skillItemSchema = z.object({ ...common, name: line, level: line, keywords });

export const certificationItemSchema = z.object({
  ...common,
  title: line,
  issuer: line,
  date: partialDate,
  expiryDate: partialDate,
  credentialId: line,
  link: line,
  summary: richText,
});

/** Organisations, volunteering, bootcamps and courses outside a degree. */
export const informalEducationItemSchema = z.object({
  ...common,
  institution: line,
  /** The role held or the programme followed. */
  position: line,
  location: line,
  website: line,
  ...period,
  summary: richText,
});

export const awardItemSchema = z.object({
  ...common,
  title: line,
  awarder: line,
  date: partialDate,
  summary: richText,
});

export const languageItemSchema = z.object({ ...common, name: line, fluency: line });

export const socialItemSchema = z.object({ ...common, network: line, username: line, link: line });

export const hobbyItemSchema = z.object({ ...common, name: line, keywords });

export const referenceItemSchema = z.object({
  ...common,
  name: line,
  position: line,
  company: line,
  email: line,
  phone: line,
  summary: richText,
});

/** What an item of a section of one's own can be. */
export const customTypes = [
  'entry',
  'list',
  'text',
  'publication',
  'patent',
  'volunteering',
  'testScore',
] as const;
export type CustomType = (typeof customTypes)[number];

const customType = z
  .preprocess((value) => (isOneOf(customTypes, value) ? value : 'entry'), z.enum(customTypes))
  .prefault('entry');

/** One shape for all types, so that a type can be changed and nothing that was typed is lost; the type says what is printed. */
export const customItemSchema = z.object({
  ...common,
  type: customType,
  /** What it is called: a publication's title, the role of a volunteer, a test. */
  title: line,
  /** A second line: authors, the status of a patent. */
  subtitle: line,
  /** Publisher, patent office, organisation, who held the test. */
  organization: line,
  location: line,
  link: line,
  /** A patent's number. */
  number: line,
  score: line,
  /** Where it began, or its only date. */
  ...period,
  keywords,
  summary: richText,
});
