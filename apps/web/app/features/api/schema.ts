import { z } from 'zod';
import { tokenDays, tokenScopes, USUAL_DAYS, type TokenScope } from './model.ts';
import { resumeStatuses, type ResumeErrorCode } from './statuses.ts';

const date = z.iso.date().nullable().describe('yyyy-MM-dd');

const dates = z.object({ startDate: date, endDate: date });

/** What is read from a CV: the product document's `dataATS`, in the words that parsers exchange. */
export const dataAts = z
  .object({
    name: z.object({ raw: z.string() }).nullable(),
    workExperience: z.array(
      z.object({
        jobTitle: z.string().nullable(),
        organization: z.string().nullable(),
        jobDescription: z.string().nullable(),
        dates: dates.extend({ isCurrent: z.boolean() }).nullable(),
        location: z.object({ rawInput: z.string(), country: z.string().nullable() }).nullable(),
      }),
    ),
    education: z.array(
      z.object({
        organization: z.string().nullable(),
        dates: z.object({ startDate: date, completionDate: date, isCurrent: z.boolean() }).nullable(),
        accreditation: z.object({ inputStr: z.string() }).nullable(),
        grade: z.object({ raw: z.string() }).nullable(),
        location: z.object({ formatted: z.string() }).nullable(),
      }),
    ),
    skills: z.array(z.object({ name: z.string() })),
    certifications: z.array(z.string()),
    languages: z.array(z.string()),
    emails: z.array(z.string()),
    phoneNumbers: z.array(z.string()),
    websites: z.array(z.string()),
    linkedin: z.string().nullable(),
    dateOfBirth: date,
    location: z.object({ rawInput: z.string(), country: z.string().nullable() }).nullable(),
    totalYearsExperience: z.number().nullable(),
    summary: z.string().nullable(),
    sections: z.array(
      z.object({
        sectionType: z.string().describe('"Summary", "Skills/Interests/Languages", "WorkExperience", …'),
        text: z.string(),
      }),
    ),
  })
  .describe('What an applicant-tracking system reads from a CV.');

/** `200` of `POST /v1/resumes`. */
export const resumeAnswer = z.object({ data: dataAts });

/** Every other answer of `POST /v1/resumes`. */
export const resumeError = z.object({
  error: z.enum(resumeStatuses.flatMap(({ codes }): readonly ResumeErrorCode[] => codes)),
  text: z.string().describe('Why, and what to do, in Indonesian.'),
});

export const tokenForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    name: z.string().trim().min(1, 'Beri nama supaya kamu ingat token ini dipakai di mana.').max(60),
    scopes: z
      .array(z.enum(Object.keys(tokenScopes) as TokenScope[]))
      .min(1, 'Pilih minimal satu hal yang boleh dilakukan token ini.'),
    days: z.coerce
      .number()
      .default(USUAL_DAYS)
      .refine((days) => tokenDays.some((known) => known === days), 'Pilih masa berlaku dari daftar.'),
  }),
  z.object({ intent: z.literal('revoke'), id: z.string().max(64) }),
]);
