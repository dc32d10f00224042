export { parseFittingResume, parseResume } from './parse-resume.ts';
export { emptyResume } from './empty-resume.ts';
export type { EmptyResumeOptions } from './empty-resume.ts';
export { starterResume } from './starter-resume.ts';
export { toJsonResume } from './json-resume/to-json-resume.ts';
export type { JsonResume } from './json-resume/to-json-resume.ts';
export { fromJsonResume } from './json-resume/from-json-resume.ts';
export { readResume } from './read-resume.ts';
export { exampleSections, withExamplesKept, withoutExamples } from './examples.ts';
export { detectLanguage } from './detect-language.ts';
export { detectTextLanguage } from './detect-text-language.ts';
export { textsOf } from './texts-of.ts';
export { turnTerm } from './known-terms.ts';
export { splitName } from './split-name.ts';
export { turnHeading, turnItem, turnLanguage } from './turn-language.ts';
export { languageOfWords } from './word-language/language-of-words.ts';
export { checkSize } from './check-size.ts';
export { isBlank } from './is-blank.ts';
export { plainFact, printedOrder } from './printed-order.ts';
export { ResumeError } from './errors.ts';
export type { ResumeErrorCode } from './errors.ts';
export { LIMITS } from './limits.ts';
export { photoShapes, RESUME_VERSION, resumeSchema } from './schema.ts';
export type {
  AwardItem,
  CertificationItem,
  EducationItem,
  HobbyItem,
  InformalEducationItem,
  LanguageItem,
  Metadata,
  Objective,
  Profile,
  PhotoShape,
  ProjectItem,
  ReferenceItem,
  Resume,
  SkillItem,
  SocialItem,
  WorkItem,
} from './schema.ts';
export {
  awardItemSchema,
  certificationItemSchema,
  customItemSchema,
  customTypes,
  educationItemSchema,
  hobbyItemSchema,
  informalEducationItemSchema,
  languageItemSchema,
  projectItemSchema,
  referenceItemSchema,
  skillItemSchema,
  socialItemSchema,
  workItemSchema,
} from './items.ts';
export type { CustomType } from './items.ts';
export { FONT_SIZE, linkStyles, MARGIN, pdfStandards, SPACING, toColor } from './metadata.ts';
export { DEFAULT_LAYOUTS, completeLayout } from './layout.ts';
export type { Layout, SectionId } from './layout.ts';
export {
  columnsOf,
  customSectionOf,
  sectionHeading,
  sectionOf,
  shownBackground,
  withSection,
} from './sections-of.ts';
export { customHeading, customName, isCustomName } from './custom-names.ts';
export type { CustomItem, CustomSection } from './custom.ts';
export type { CustomName } from './custom-names.ts';
export { isSchool, programmeOf, shareWords } from './programme.ts';
export {
  degreeLabel,
  degrees,
  employmentLabel,
  employmentTypes,
  headingOf,
  isTemplateName,
  itemSectionNames,
  languages,
  sectionLabel,
  sectionNames,
  starterRoles,
  templateNames,
} from './reference-lists.ts';
export type {
  Degree,
  EmploymentType,
  ItemSectionName,
  Language,
  SectionName,
  StarterRole,
  TemplateName,
} from './reference-lists.ts';
export {
  dateStyles,
  dateText,
  formatDate,
  formatDay,
  formatPeriod,
  isMonthWord,
  isOngoingWord,
  isPartialDate,
  presentWord,
  toPartialDate,
} from './dates.ts';
export type { DateStyle, PartialDate, Period } from './dates.ts';
export { withoutForbiddenLinks } from './rich-text/parse-spans.ts';
export { BULLET_SIGNS, parseRichText } from './rich-text/parse-rich-text.ts';
export { formatRichText } from './rich-text/format-rich-text.ts';
export { plainText } from './rich-text/plain-text.ts';
export { fromHtml, lineFromHtml } from './rich-text/from-html.ts';
export type { Block, List, ListItem, Paragraph, Span } from './rich-text/blocks.ts';
export { hasForbiddenScheme, safeUrl, telUrl } from './safe-url.ts';
export { toPhone, toPhoneAt, withOwnPhones } from './phone.ts';
export { toBlock, toLine } from './text.ts';
export { misspellings } from './writing/spelling.ts';
