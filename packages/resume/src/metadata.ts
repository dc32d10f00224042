import * as z from 'zod';
import { dateStyles } from './dates.ts';
import { line, offByDefault, onByDefault } from './fields.ts';
import { layoutsSchema } from './layouts-schema.ts';
import { languages, templateNames } from './reference-lists.ts';
import { isOneOf, isRecord } from './guards.ts';
import { toText } from './text.ts';

/** CSS pixels; the default is 10 points. */
export const FONT_SIZE = { min: 8, max: 20, default: 40 / 3 } as const;
/** A little under what the templates are drawn with, as is the margin: text of 10 points brings white of its own. */
export const SPACING = { min: 0.7, max: 1.5, default: 0.9 } as const;
export const MARGIN = { min: 0.6, max: 1.3, default: 0.9 } as const;

/** How addresses that lead somewhere look: like the text around them, underlined, or in the colour of the headings. */
export const linkStyles = ['plain', 'underline', 'color'] as const;
/** What the PDF keeps to: PDF/UA-1, for readers of the screen, or PDF/A-2a, for archives. */
export const pdfStandards = ['accessible', 'archive'] as const;

/** `#abc`, `#AABBCC`, `rgb(1, 2, 3)` → `#AABBCC`; anything else is the fallback. */
export function toColor(value: unknown, fallback: string): string {
  const text = toText(value).trim().slice(0, 64);
  if (/^#[\da-f]{6}$/i.test(text)) return text.toUpperCase();
  if (/^#[\da-f]{3}$/i.test(text)) return text.replace(/[\da-f]/gi, '$&$&').toUpperCase();
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,[^)]*)?\)$/i.exec(text);
  if (!rgb) return fallback;
  const parts = rgb.slice(1, 4).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`.toUpperCase();
}

/** `12`, `'12'`, `'12px'` → 12, held within the limits; what is no number gives the default. */
function toNumberWithin(limits: { min: number; max: number; default: number }) {
  return (value: unknown): number => {
    const number = typeof value === 'number' ? value : Number.parseFloat(toText(value).replace(',', '.'));
    return Number.isFinite(number) ? Math.min(limits.max, Math.max(limits.min, number)) : limits.default;
  };
}

function toMember<const T extends string>(list: readonly T[], fallback: T) {
  return (value: unknown): T => {
    const text = toText(value).trim().toLowerCase();
    return isOneOf(list, text) ? text : fallback;
  };
}

function toLanguage(value: unknown): string {
  return /^en\b/i.test(toText(value)) ? 'en' : 'id';
}

const color = z.preprocess((value) => toColor(value, ''), z.string()).prefault('');

const colors = z.preprocess(
  (value) => (isRecord(value) ? value : {}),
  z.object({ background: color, primary: color, text: color }),
);

/** How the document looks. */
export const metadataSchema = z.object({
  template: z.preprocess(toMember(templateNames, 'onyx'), z.enum(templateNames)).prefault('onyx'),
  /** A family's name; '' is the family that the template is drawn with, so is one that the renderer does not ship. */
  font: z.preprocess((value) => toText(value).trim(), line).prefault(''),
  /** Size of the running text in CSS pixels (1/96 inch): 40/3 = 10 pt. */
  fontSize: z.preprocess(toNumberWithin(FONT_SIZE), z.number()).prefault(FONT_SIZE.default),
  /** Factor on the white space between lines and items. */
  spacing: z.preprocess(toNumberWithin(SPACING), z.number()).prefault(SPACING.default),
  /** Factor on the paper's margins. */
  margin: z.preprocess(toNumberWithin(MARGIN), z.number()).prefault(MARGIN.default),
  language: z.preprocess(toLanguage, z.enum(languages)).prefault('id'),
  dateStyle: z.preprocess(toMember(dateStyles, 'short'), z.enum(dateStyles)).prefault('short'),
  page: z.preprocess(toMember(['a4', 'letter'], 'a4'), z.enum(['a4', 'letter'])).prefault('a4'),
  /** Whether the pages behind the first say whose they are and which: `Rani Kusuma · halaman 2 dari 3`. */
  pageNumbers: onByDefault,
  linkStyle: z.preprocess(toMember(linkStyles, 'plain'), z.enum(linkStyles)).prefault('plain'),
  /** Whether contacts have small drawings before them, which are no text. */
  icons: offByDefault,
  /** Whether the first page bears a QR code that leads to the CV, for as long as it is shared. */
  qr: offByDefault,
  standard: z.preprocess(toMember(pdfStandards, 'accessible'), z.enum(pdfStandards)).prefault('accessible'),
  /** `#AABBCC`; '' is the colour that the template is drawn with. */
  colors: colors.prefault({}),
  layout: layoutsSchema,
});
