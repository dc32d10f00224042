import { asExample } from './examples.ts';
import { parseResume } from './parse-resume.ts';
import type { Language, StarterRole } from './reference-lists.ts';
import { RESUME_VERSION, type Resume } from './schema.ts';
import { financeEn } from './starter/finance.en.ts';
import { financeId } from './starter/finance.id.ts';
import { hrEn } from './starter/hr.en.ts';
import { hrId } from './starter/hr.id.ts';
import { marketingEn } from './starter/marketing.en.ts';
import { marketingId } from './starter/marketing.id.ts';
import { productEn } from './starter/product.en.ts';
import { productId } from './starter/product.id.ts';

const contents: Record<StarterRole, Record<Language, object>> = {
  finance: { id: financeId, en: financeEn },
  hr: { id: hrId, en: hrEn },
  marketing: { id: marketingId, en: marketingEn },
  product: { id: productId, en: productEn },
  blank: { id: {}, en: {} },
};

/**
 * The CV that a person starts from after choosing a role (product document, section 2 "Template picker"): a whole,
 * believable example to write over, marked as such. `blank` has no content. A new document at every call.
 */
export function starterResume(role: StarterRole, language: Language = 'id'): Resume {
  return asExample(
    parseResume({ version: RESUME_VERSION, ...contents[role][language], metadata: { language } }),
  );
}
