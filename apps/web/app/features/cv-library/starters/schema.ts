import { starterRoles, templateNames } from '@setapak/resume';
import { z } from 'zod';

/** The template picker's form: the role whose starter is wanted, and the design that it is set in. */
export const templateFormSchema = z.object({
  role: z.enum(starterRoles),
  template: z.enum(templateNames).optional(),
});
