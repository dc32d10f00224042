import type { Line } from '../layout/line.ts';
import type { Section } from './section.ts';
import { headingWeights } from './heading-words.ts';
import { headingWordsOf } from './read-heading.ts';
import type { SectionType } from './section-type.ts';

const LEAST_WEIGHT = 4;

const PRIZE =
  /\b(?:juara|pemenang|winner|won|awards?|awarded|penghargaan|terbaik|best|finalis(?:t)?|medali|medal|peringkat|rank(?:ed)?|champion|runner[- ]up|beasiswa|scholarship|dean[’']?s list|cum laude|honou?rs?|prize|lomba|kompetisi|competition|olimpiade|olympiad|hackathon|berprestasi|teladan|apresiasi|(?:employee|karyawan|pegawai|staff) (?:of the|terbaik|teladan)|[123](?:st|nd|rd) place)\b/i;
const CERTIFICATE =
  /\b(?:certif\p{L}*|sertif\p{L}*|training|pelatihan|course|kursus|lisensi|licen[cs]e\p{L}*|diklat|bimtek|workshop|bootcamp|brevet|bnsp|tesda|nc [iv]+|toe[fi][lc]\p{L}*|ielts|fundamentals|foundation|essentials|associate|yellow belt|green belt|ahli k3|ppgd|btcls|acls|first aid)\b/iu;

/** `Awards & Certificates`, `Sertifikasi & Penghargaan`: what stands under a heading of both goes to the section of its kind. */
export function prizesAndCertificates(section: Section): Section[] {
  const { type, heading, lines, flow } = section;
  if (!heading || (type !== 'awards' && type !== 'certifications') || !namesBoth(heading.text))
    return [section];
  const other: SectionType = type === 'awards' ? 'certifications' : 'awards';
  const items = itemsOf(lines);
  const others = items.filter((item) => kindOf(item) === other);
  if (others.length === 0) return [section];
  const own = items.filter((item) => !others.includes(item));
  return [
    { ...section, lines: own.flat() },
    { type: other, lines: others.flat(), flow },
  ];
}

function namesBoth(heading: string): boolean {
  const types = headingWordsOf(heading).flatMap((word) =>
    (headingWeights(word) ?? []).filter(([, weight]) => weight >= LEAST_WEIGHT).map(([type]) => type),
  );
  return types.includes('awards') && types.includes('certifications');
}

function itemsOf(lines: readonly Line[]): Line[][] {
  const isMarked = lines.some(({ bullet }) => bullet);
  const items: Line[][] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && isMarked && !line.bullet) last.push(line);
    else items.push([line]);
  }
  return items;
}

function kindOf(item: readonly Line[]): SectionType | undefined {
  const text = item.map((line) => line.text).join(' ');
  const [isPrize, isCertificate] = [PRIZE.test(text), CERTIFICATE.test(text)];
  if (isPrize === isCertificate) return undefined;
  return isPrize ? 'awards' : 'certifications';
}
