import type { Line } from '../layout/line.ts';
import type { Section } from './section.ts';
import { headingWeights } from './heading-words.ts';
import { headingWordsOf } from './read-heading.ts';
import type { SectionType } from './section-type.ts';

const LEAST_WEIGHT = 4;

const PRIZE =
  /\b(?:juara|pemenang|winner|won|awards?|awarded|penghargaan|terbaik|best|finalis(?:t)?|medali|medal|peringkat|rank(?:ed)?|champion|runner[- ]up|beasiswa|scholarship|dean[’']?s list|cum laude|honou?rs?|prize|lomba|kompetisi|competition|olimpiade|olympiad|hackathon|berprestasi|teladan|apresiasi|of the (?:year|month|quarter)|(?:karyawan|pegawai|staff) (?:terbaik|teladan)|[123](?:st|nd|rd) place)\b/i;
const CERTIFICATE =
  /\b(?:certif\p{L}*|sertif\p{L}*|training|pelatihan|course|kursus|lisensi|licen[cs]e\p{L}*|diklat|bimtek|workshop|bootcamp|brevet|bnsp|tesda|nc [iv]+|toe[fi][lc]\p{L}*|ielts|fundamentals|foundation|essentials|associate|yellow belt|green belt|ahli k3|ppgd|btcls|acls|first aid)\b/iu;

/** `Awards & Certificates`, `Sertifikasi & Penghargaan`: what stands under a heading of both goes to the section of its kind. */
export function prizesAndCertificates(section: Section): Section[] {
  const { type, heading, lines, flow } = section;
  if (
    !heading ||
    (type !== 'awards' && type !== 'certifications') ||
    !namesBoth(heading.text, 'awards', 'certifications')
  )
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

export function namesBoth(heading: string, one: SectionType, other: SectionType): boolean {
  const types = headingWordsOf(heading).flatMap((word) =>
    (headingWeights(word) ?? []).filter(([, weight]) => weight >= LEAST_WEIGHT).map(([type]) => type),
  );
  return types.includes(one) && types.includes(other);
}

function itemsOf(lines: readonly Line[]): Line[][] {
  const isMarked = lines.some(({ bullet }) => bullet);
  const names = namesOver(lines);
  const items: Line[][] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const goesOn = names.size > 0 ? !names.has(line) : isMarked && !line.bullet;
    if (last && goesOn) last.push(line);
    else items.push([line]);
  }
  return items;
}

/** `**Karyawan Teladan**` over who gave it and when: the bold lines, where they are what the list begins with and each has others below it. */
function namesOver(lines: readonly Line[]): ReadonlySet<Line> {
  const names = lines.filter(({ bold, bullet, cells }) => bold && !bullet && cells.length === 1);
  const areOver = names.every((name) => {
    const below = lines[lines.indexOf(name) + 1];
    return below !== undefined && !below.bold && !below.bullet;
  });
  return new Set(areOver && names[0] === lines[0] ? names : []);
}

function kindOf(item: readonly Line[]): SectionType | undefined {
  const text = item.map((line) => line.text).join(' ');
  const [isPrize, isCertificate] = [PRIZE.test(text), CERTIFICATE.test(text)];
  if (isPrize === isCertificate) return undefined;
  return isPrize ? 'awards' : 'certifications';
}
