import { z } from 'zod';
import { fieldErrors, topLevel, type FieldErrors } from '../../services/form.ts';
import { findRegency } from './find-regency.ts';
import { educationLevels, fieldsOfStatus, jobTypes, statuses, workDurations, type Status } from './model.ts';
import { fullName, phone } from './schema.ts';

const text = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `Paling panjang ${max} karakter`);

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Paling panjang ${max} karakter`)
    .transform((value) => value || null)
    .nullable()
    .default(null);

const domicile = text('Domisili harus diisi', 100).transform((typed, context) => {
  const found = findRegency(typed);
  if ('name' in found) return found.name;
  const hint = found.candidates.length > 0 ? ` Maksudmu ${found.candidates.join(' atau ')}?` : '';
  context.addIssue({ code: 'custom', message: `Pilih kabupaten atau kota dari daftar.${hint}` });
  return z.NEVER;
});

const linkedin = optional(200).refine(
  (value) => value === null || /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/[\w%./-]+$/iu.test(value),
  'Alamat LinkedIn diawali https://www.linkedin.com/in/',
);

const ofStatus = {
  college: text('Universitas/Sekolah harus diisi', 120),
  jobType: z.enum(jobTypes, 'Tipe Pekerjaan harus diisi'),
  workDuration: z.enum(workDurations, 'Lama Tahun Kerja harus diisi'),
  wantedJobTypes: z
    .array(z.enum(jobTypes, 'Tipe Pekerjaan yang Diinginkan harus diisi'))
    .min(1, 'Tipe Pekerjaan yang Diinginkan harus diisi')
    .max(jobTypes.length)
    .transform((types) => [...new Set(types)]),
};

const onboarding = z.object({
  domicile,
  education: z.enum(educationLevels, 'Pendidikan Terakhir harus diisi'),
  status: z.enum(Object.keys(statuses) as Status[], 'Status harus diisi'),
});

const profile = onboarding.extend({
  name: fullName,
  phone: z.preprocess((value) => (value === '' ? undefined : value), phone.optional()),
  linkedin,
  summary: optional(1000),
});

export interface StatusFields {
  college: string | null;
  jobType: string | null;
  workDuration: string | null;
  wantedJobTypes: string[];
}

export type OnboardingForm = z.infer<typeof onboarding> & StatusFields;
export type ProfileForm = z.infer<typeof profile> & StatusFields;

type Parsed<Form> = { ok: true; form: Form } | { ok: false; errors: FieldErrors };

export const parseOnboarding = (form: FormData): Parsed<OnboardingForm> => parse(onboarding, form);
export const parseProfile = (form: FormData): Parsed<ProfileForm> => parse(profile, form);

/** For the browser: what is wrong, field by field. */
export const validateOnboarding = (form: FormData): FieldErrors => errorsOf(parseOnboarding(form));
export const validateProfile = (form: FormData): FieldErrors => errorsOf(parseProfile(form));

const answers = [
  'name',
  'phone',
  'domicile',
  'education',
  'college',
  'jobType',
  'workDuration',
  'linkedin',
  'summary',
] as const;

/** What was typed, for a form that is shown again without script. */
export function typedAnswers(form: FormData) {
  const status = form.get('status');
  const texts = answers.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...(Object.fromEntries(texts) as Partial<Record<(typeof answers)[number], string>>),
    status: isStatus(status) ? status : null,
    wantedJobTypes: form.getAll('wantedJobTypes').filter((value) => typeof value === 'string'),
  };
}

export type TypedAnswers = ReturnType<typeof typedAnswers>;

function errorsOf(parsed: Parsed<unknown>): FieldErrors {
  return parsed.ok ? {} : parsed.errors;
}

/** Parses with the fields of the chosen status; what belongs to another status is left out, whatever was sent. */
function parse<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  form: FormData,
): Parsed<z.infer<z.ZodObject<Shape>> & StatusFields> {
  const status = form.get('status');
  const requiredNames: readonly (keyof typeof ofStatus)[] = isStatus(status) ? fieldsOfStatus[status] : [];
  const whole = schema.extend(Object.fromEntries(requiredNames.map((name) => [name, ofStatus[name]])));
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const parsed = whole.safeParse({ ...typed, wantedJobTypes: form.getAll('wantedJobTypes') });
  if (!parsed.success) return { ok: false, errors: topLevel(fieldErrors(parsed.error)) };
  const none: StatusFields = { college: null, jobType: null, workDuration: null, wantedJobTypes: [] };
  return { ok: true, form: { ...none, ...(parsed.data as z.infer<z.ZodObject<Shape>>) } };
}

function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && Object.hasOwn(statuses, value);
}
