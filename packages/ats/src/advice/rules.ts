import type { Rule } from './checkup.ts';
import { achievementRules } from './rules/achievements.ts';
import { contactDetailRules } from './rules/contact-details.ts';
import { contactRules } from './rules/contact.ts';
import { dateOrderRules } from './rules/date-order.ts';
import { dateRules } from './rules/dates.ts';
import { fileLayoutRules } from './rules/file-layout.ts';
import { fileTextRules } from './rules/file-text.ts';
import { hygieneRules } from './rules/hygiene.ts';
import { languageRules } from './rules/language.ts';
import { lengthRules } from './rules/length.ts';
import { privacyRules } from './rules/privacy.ts';
import { structureEntryRules } from './rules/structure-entries.ts';
import { structureRules } from './rules/structure.ts';
import { wordingRules } from './rules/wording.ts';

/** Every rule, group after group. The points of each figure's rules add up to 100. */
export const RULES: readonly Rule[] = [
  ...fileTextRules,
  ...fileLayoutRules,
  ...contactRules,
  ...contactDetailRules,
  ...structureRules,
  ...structureEntryRules,
  ...dateRules,
  ...achievementRules,
  ...languageRules,
  ...wordingRules,
  ...lengthRules,
  ...dateOrderRules,
  ...hygieneRules,
  ...privacyRules,
];
