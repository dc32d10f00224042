import { splitLevel } from '@setapak/ats';
import { degreeLabel, degrees, shareWords, type Degree, type Language } from '@setapak/resume';

/** What CVs write for the degrees that our list names. */
const DEGREES: [RegExp, Degree][] = [
  [/^(?:S-?1|Sarjana|Bachelor(?:[’']?s)?(?: degree)?)$/i, 'Bachelors'],
  [/^(?:S-?2|Magister|Master(?:[’']?s)?(?: degree)?)$/i, 'Masters'],
  [/^(?:S-?3|Doktor|Doctorate)$/i, 'Doctoral'],
];

/** `Bachelor’s Degree` → Bachelors, the way our own CVs print it; in any of our languages where none is named. */
export function listedDegree(text: string, language?: Language): Degree | undefined {
  if (!language) return listedDegree(text, 'id') ?? listedDegree(text, 'en');
  return degrees.find((degree) => plain(degreeLabel(degree, language)) === plain(text));
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** `Bachelor of Science` is what the degree is called; `Bachelor of Psychology` is one, and its field. */
const CALLED =
  /^((?:Bachelor|Master|Associate)(?:[’']?s)?(?: degree)? of (?:applied )?(?:sciences?|arts|fine arts|engineering|technology|business administration|commerce|laws|education|philosophy|medicine|public (?:health|administration|policy)|architecture))(?:$|\s*[,:–—-]\s*(\S.*)$)/i;
const OF_FIELD = /^((?:Bachelor|Master|Associate)(?:[’']?s)?(?: degree)?) of\s+(\S.*)$/i;
/** `Profesi Ners` is the title itself. */
const OF_PROFESSION = /^(?:pendidikan )?profesi\s/i;

/** A degree that no list knows, such as `Licence Informatique`. */
const UNKNOWN_DEGREE =
  /\b(?:degree|diploma|licen[cs]e|licenciatura|bac(?:calaur\p{L}+)?|certificate|ijazah|kursus)\b/iu;

/** `S1 Manajemen` → Bachelors, Manajemen; `Bachelor of Science in Physics` → Bachelor of Science, Physics; `IPA` is a field. No word is lost but `of` and `in`. */
export function splitDegree(text: string, language?: Language): { degree: string; field: string } {
  const [title = '', behindIn] = text.split(/\s+in\s+(.*)/is);
  // `Diploma in Nursing` is no Indonesian Diploma.
  if (behindIn !== undefined)
    return { degree: listedDegree(title.trim(), 'en') ?? title.trim(), field: behindIn.trim() };
  const [, degree = '', field = ''] = CALLED.exec(text) ?? OF_FIELD.exec(text) ?? [];
  if (degree) return { degree: nameOfDegree(degree), field };
  // `Sarjana Komputer, Ilmu Komputer`, as our own CVs print it.
  const [, whole = '', branch = ''] = /^([^,]+\s[^,]+),\s+(\S.*)$/.exec(text) ?? [];
  if (whole !== '' && splitLevel(whole) && shareWords(whole, branch)) return { degree: whole, field: branch };
  // `Sarjana (S1), Informatika`
  const [, named = '', short = '', subject = ''] =
    /^(\p{L}+)\s*\(([SD]-?[1-4])\)[\s,:–—-]+(\S.*)$/iu.exec(text) ?? [];
  if (named && splitLevel(`${short} ${subject}`)) return { degree: nameOfDegree(named), field: subject };
  // `Gizi (S1)`, `Informatics (Bachelor of Computer Science)`, `Gizi, S1`
  const [, learned = '', level = ''] =
    /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? /^([^(),]+),\s+([^(),]+)$/.exec(text) ?? [];
  if (learned && !splitLevel(learned) && (splitLevel(level)?.field === '' || OF_FIELD.test(level)))
    return { degree: nameOfDegree(level), field: learned };
  const parts = OF_PROFESSION.test(text) ? undefined : splitLevel(text);
  // The Indonesian `Diploma` is an associate degree; the English one is any of several.
  const isOpen = language === 'en' && /^diploma$/i.test(parts?.level ?? '');
  if (parts) return { degree: isOpen ? parts.level : nameOfDegree(parts.level), field: parts.field };
  // `Licence, Computer Programming`
  const [, unknown = '', studied = ''] = /^([^,]+),\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (UNKNOWN_DEGREE.test(unknown)) return { degree: unknown, field: studied };
  const isDegree = OF_PROFESSION.test(text) || UNKNOWN_DEGREE.test(text);
  return isDegree ? { degree: text, field: '' } : { degree: '', field: text };
}

/** As our list names it, or as it was printed. */
function nameOfDegree(text: string): string {
  return DEGREES.find(([words]) => words.test(text))?.[1] ?? listedDegree(text) ?? text;
}
