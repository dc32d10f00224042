import { z } from 'zod';
import { oneLine } from '~/services/one-line.ts';
import { fieldErrors, textFields, type FieldErrors } from '../../services/form.ts';

const email = z
  .string('Email harus diisi')
  .trim()
  .min(1, 'Email harus diisi')
  .max(254, 'Format email tidak valid')
  .pipe(z.email('Format email tidak valid'))
  .transform((value) => value.toLowerCase());

/** Six characters with a lowercase letter, an uppercase letter and a digit (product document 1, section 5). */
export const newPassword = z
  .string('Password harus diisi')
  .min(1, 'Password harus diisi')
  .max(128, 'Password paling panjang 128 karakter')
  .regex(
    /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d).{6,}$/su,
    'Minimal 6 karakter dan mengandung kombinasi huruf kecil, huruf besar, dan angka',
  );

/** Begins with its country's code (product document 1, section 5); a CV's own number may be typed as it is dialled at home. */
export const phone = z
  .string('Nomor Telepon harus diisi')
  .trim()
  .min(1, 'Nomor Telepon harus diisi')
  .pipe(
    z
      .string()
      .regex(/^\+/, 'Nomor telepon harus diawali dengan kode negara. Contoh: +628123456789')
      .transform((value) => value.replaceAll(/[\s().-]/g, '')),
  )
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Nomor telepon belum lengkap. Contoh: +628123456789'));

export const fullName = z
  .string('Nama Lengkap harus diisi')
  .transform(oneLine)
  .pipe(z.string().min(1, 'Nama Lengkap harus diisi').max(100, 'Nama Lengkap paling panjang 100 karakter'));

export const signInSchema = z.object({
  email,
  password: z
    .string('Password harus diisi')
    .min(1, 'Password harus diisi')
    .max(128, 'Email atau password salah'),
});

export const registerSchema = z
  .object({
    name: fullName,
    email,
    confirmEmail: z
      .string('Konfirmasi Alamat Email harus diisi')
      .trim()
      .min(1, 'Konfirmasi Alamat Email harus diisi'),
    phone,
    password: newPassword,
  })
  .refine((form) => form.confirmEmail.toLowerCase() === form.email, {
    path: ['confirmEmail'],
    message: 'Alamat email tidak cocok',
    // Said beside the other mistakes, not only once they are mended.
    when: ({ value }) => hasText(value, 'email') && hasText(value, 'confirmEmail'),
  });

export const forgotSchema = z.object({ email });

export const resetSchema = z
  .object({ password: newPassword, repeat: z.string().default('') })
  .refine((form) => form.repeat === form.password, {
    path: ['repeat'],
    message: 'Password baru tidak cocok',
    when: ({ value }) => hasText(value, 'password'),
  });

export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string('Password harus diisi')
      .min(1, 'Password harus diisi')
      .max(128, 'Password saat ini salah'),
    newPassword,
    repeat: z.string().default(''),
  })
  .refine((form) => form.repeat === form.newPassword, {
    path: ['repeat'],
    message: 'Password baru tidak cocok',
    when: ({ value }) => hasText(value, 'newPassword'),
  });

export type SignInForm = z.infer<typeof signInSchema>;
export type RegisterForm = z.infer<typeof registerSchema>;

/** What is wrong in a form, field by field, for the browser. */
export const validateSignIn = (form: FormData): FieldErrors => errorsOf(signInSchema, form);
export const validateRegister = (form: FormData): FieldErrors => errorsOf(registerSchema, form);

export const validateForgot = (form: FormData): FieldErrors => errorsOf(forgotSchema, form);
export const validateReset = (form: FormData): FieldErrors => errorsOf(resetSchema, form);
export const validateChangePassword = (form: FormData): FieldErrors => errorsOf(changePasswordSchema, form);

function errorsOf(schema: z.ZodType, form: FormData): FieldErrors {
  const parsed = schema.safeParse(textFields(form));
  return parsed.success ? {} : fieldErrors(parsed.error);
}

function hasText(value: unknown, key: string): boolean {
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' && text.trim() !== '';
}
