import type { Match, Standing } from '@setapak/ats';
import { pointsText } from './verdicts.ts';

interface ConditionLine {
  standing: Standing;
  text: string;
  /** Into the reading, where a word of the CV answers it. */
  path: string | undefined;
}

/** Post, years, degree and languages, each where the ad asks for it, as sentences. */
export function conditionLines({ title, years, degree, languages }: Match): ConditionLine[] {
  return [
    title &&
      title.standing !== 'lacks' && {
        standing: title.standing,
        text: `Posisi terdekat di CV-mu: ${title.found?.text}`,
        path: title.found?.path,
      },
    years &&
      years.min > 0 && {
        standing: years.standing,
        text: `Pengalaman ${spanText(years.min)} (kamu: ${yearsText(years.has)})`,
        path: undefined,
      },
    degree && {
      standing: degree.standing,
      text: `Pendidikan ${degreeText(degree)} (kamu: ${degree.has ?? 'tidak terbaca'})`,
      path: degree.found?.path,
    },
    ...languages.map(({ name, level, importance, standing, found }) => ({
      standing,
      text: `Bahasa ${name}${level ? ` (${level})` : ''}${importance === 'nice' ? ', nilai tambah' : ''}`,
      path: found?.path,
    })),
  ].filter((line) => line !== null && line !== false);
}

function degreeText({ minLevel, fields }: NonNullable<Match['degree']>): string {
  const named = fields.length > 3 ? [...fields.slice(0, 3), 'dan lainnya'] : fields;
  return (
    [minLevel && `minimal ${minLevel}`, named.join(', ')].filter(Boolean).join(' ') || 'formal, jurusan bebas'
  );
}

function yearsText(has: number | null): string {
  if (has === null) return 'tidak terbaca';
  if (has < 0.1) return 'belum ada';
  return spanText(has);
}

/** `2 bulan`, `1,5 tahun`. */
function spanText(years: number): string {
  return years < 1 ? `${Math.max(1, Math.round(years * 12))} bulan` : `${pointsText(years)} tahun`;
}
