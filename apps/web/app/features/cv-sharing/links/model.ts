import { z } from 'zod';
import { addressSchema } from '../addresses/schema.ts';

/** Characters of a share's password. Six digits are a million; strangers get 8 tries in ten minutes. */
export const PASSWORD = { min: 6, max: 100 } as const;

/** How wide the pictures of a shared page are, in pixels: sharp on a phone and on a desk. */
export const PICTURE_WIDTH = 1240;

const JAKARTA_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const CALENDAR = /^\d{4}-\d{2}-\d{2}$/;

/** The moment at which a share that is open until the end of this day in Jakarta ends. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - JAKARTA_MS + DAY_MS);
}

/** The last day of a share in Jakarta, `yyyy-MM-dd`. */
export function lastDay(endsAt: Date): string {
  return new Date(endsAt.getTime() + JAKARTA_MS - 1).toISOString().slice(0, 10);
}

/** Today in Jakarta, `yyyy-MM-dd`. */
export function today(now = new Date()): string {
  return new Date(now.getTime() + JAKARTA_MS).toISOString().slice(0, 10);
}

const yesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');

/** What the Share tab asks for. */
export const shareFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('open') }),
  z.object({ intent: z.literal('close') }),
  z.object({
    intent: z.literal('password'),
    password: z
      .string()
      .min(PASSWORD.min, `Password paling pendek ${PASSWORD.min} karakter`)
      .max(PASSWORD.max, `Password paling panjang ${PASSWORD.max} karakter`),
  }),
  z.object({ intent: z.literal('no-password') }),
  z.object({
    intent: z.literal('end'),
    /** `yyyy-MM-dd`, or empty for no end. */
    day: z
      .union([
        z.literal(''),
        z
          .string()
          .regex(CALENDAR)
          .refine((day) => !Number.isNaN(Date.parse(day))),
      ])
      .refine((day) => day === '' || day >= today(), 'Tanggal akhir tidak boleh sudah lewat'),
  }),
  z.object({
    intent: z.literal('listed'),
    listed: yesOrNo,
  }),
  z.object({ intent: z.literal('comments'), comments: yesOrNo }),
  z.object({ intent: z.literal('address'), address: addressSchema }),
  z.object({ intent: z.literal('no-address') }),
]);

export type ShareForm = z.infer<typeof shareFormSchema>;
export type ShareFormInput = z.input<typeof shareFormSchema>;

/** What its owner sees of how a CV is shared. */
export interface ShareSettings {
  active: boolean;
  hasPassword: boolean;
  /** `yyyy-MM-dd` */
  lastDay: string | null;
  /** Its last day is over. */
  ended: boolean;
  listed: boolean;
  comments: boolean;
  /** Comments that were not deleted, and those of them that wait for a decision. */
  commentCount: number;
  waitingComments: number;
  /** The address that its owner chose. It opens only while the CV is public. */
  chosen: string | null;
  /** Whether it is for everybody: shared, listed and without a password. */
  isPublic: boolean;
  /** The best address to hand out, below `/r/`. */
  address: string;
  views: number;
  downloads: number;
}

export const PRIVATE: Omit<ShareSettings, 'address'> = {
  active: false,
  hasPassword: false,
  lastDay: null,
  ended: false,
  listed: false,
  comments: false,
  commentCount: 0,
  waitingComments: 0,
  chosen: null,
  isPublic: false,
  views: 0,
  downloads: 0,
};
