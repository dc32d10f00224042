import { customTypes } from '../items.ts';
import { parseResume } from '../parse-resume.ts';
import { degrees, employmentTypes, languages, sectionNames, templateNames } from '../reference-lists.ts';
import type { Resume } from '../schema.ts';

/** A generator of numbers in [0, 1) that gives the same series for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS =
  'analis data keuangan mengelola tim enam orang laporan bulanan rata-rata biaya turun 12% Rp240 juta efisien fluktuasi affiliate office PT Cahaya Nusantara Bandung & Co. (Persero) C++ C# A/B naïve Łódź São “kutip” ’tis – — 王小明 عربي 🎓 snake_case 5*3 [x] \\ #1'.split(
    ' ',
  );

/** A valid document of any size, with the odd characters that real ones hold. The same for the same seed. */
export function randomResume(seed: number): Resume {
  const random = seeded(seed);
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const words = (most: number) => Array.from({ length: 1 + below(most) }, () => pick(WORDS)).join(' ');
  const maybe = (most: number) => (chance(0.7) ? words(most) : '');
  const date = () => {
    const [year, month, day] = [2005 + below(20), 1 + below(12), 1 + below(28)].map((part) =>
      String(part).padStart(2, '0'),
    );
    return pick(['', `${year}`, `${year}-${month}`, `${year}-${month}-${day}`]);
  };
  const text = () => {
    if (chance(0.3)) return '';
    const bullets = Array.from(
      { length: below(5) },
      () => `${pick(['- ', '* ', '• ', '1. ', '  - '])}${words(14)}`,
    );
    return [
      ...(chance(0.5) ? [`${words(20)} **${words(2)}** *${words(2)}*`] : []),
      ...bullets,
      ...(chance(0.1) ? [words(5)] : []),
    ].join('\n');
  };
  const period = () => ({ startDate: date(), endDate: date(), isCurrent: chance(0.2) });
  const list = <T>(make: () => T) => ({
    heading: chance(0.1) ? words(2) : '',
    visible: chance(0.9),
    items: Array.from({ length: below(4) }, () => ({ ...make(), isVisible: chance(0.9) })),
  });
  const many = () => Array.from({ length: below(4) }, () => pick(WORDS));
  const link = () =>
    pick(['', 'https://example.com/a', 'http://example.com', 'example.com/b?c=d', 'javascript:alert(1)']);
  const document = {
    version: 1,
    profile: {
      firstName: words(2),
      lastName: maybe(2),
      subtitle: maybe(4),
      email: pick(['', 'a.b@example.com']),
      phone: pick(['', '+62 812-0000-1234']),
      linkedin: pick(['', 'linkedin.com/in/a-b', 'https://www.linkedin.com/in/ab/', 'ab']),
      website: link(),
      birthDate: date(),
      address: {
        line1: maybe(3),
        line2: chance(0.2) ? words(3) : '',
        city: maybe(1),
        region: maybe(1),
        pincode: pick(['', '55281']),
        country: pick(['', 'ID', 'Indonesia']),
      },
    },
    objective: { body: text(), visible: chance(0.9) },
    work: list(() => ({
      company: maybe(4),
      position: maybe(4),
      employment: pick(['', ...employmentTypes]),
      location: maybe(1),
      website: link(),
      description: chance(0.2) ? words(4) : '',
      ...period(),
      summary: text(),
    })),
    education: list(() => ({
      institution: maybe(4),
      degree: pick(['', 'S1', ...degrees]),
      field: maybe(2),
      gpa: pick(['', '3,81/4,00']),
      location: maybe(1),
      website: link(),
      ...period(),
      courses: many(),
      summary: text(),
    })),
    projects: list(() => ({
      title: maybe(4),
      organization: maybe(2),
      role: maybe(1),
      link: link(),
      date: date(),
      endDate: date(),
      isCurrent: chance(0.1),
      keywords: many(),
      type: pick(['', 'talk', 'application']),
      summary: text(),
    })),
    skills: list(() => ({ name: maybe(2), level: pick(['', 'Mahir', '4']), keywords: many() })),
    certifications: list(() => ({
      title: maybe(4),
      issuer: maybe(3),
      date: date(),
      expiryDate: date(),
      credentialId: pick(['', 'AB-1']),
      link: link(),
      summary: text(),
    })),
    informalEducation: list(() => ({
      institution: maybe(4),
      position: maybe(2),
      location: maybe(1),
      website: link(),
      ...period(),
      summary: text(),
    })),
    awards: list(() => ({ title: maybe(4), awarder: maybe(3), date: date(), summary: text() })),
    languages: list(() => ({ name: maybe(1), fluency: maybe(2) })),
    social: list(() => ({
      network: pick(['GitHub', 'Behance', 'LinkedIn']),
      username: pick(['', 'ab']),
      link: link(),
    })),
    hobbies: list(() => ({ name: maybe(1), keywords: many() })),
    references: list(() => ({
      name: words(2),
      position: maybe(2),
      company: maybe(2),
      email: '',
      phone: '',
      summary: text(),
    })),
    metadata: {
      template: pick(templateNames),
      language: pick(languages),
      fontSize: 8 + below(12),
      spacing: 0.7 + below(8) / 10,
      margin: 0.6 + below(8) / 10,
      layout: { onyx: [[...sectionNames].sort(() => random() - 0.5)] },
    },
  };
  // Drawn last: what a seed gave before stays what it was.
  const custom = Array.from({ length: below(3) }, (_, at) => ({
    id: `own-${at}`,
    heading: maybe(3),
    visible: chance(0.9),
    items: Array.from({ length: below(4) }, () => ({
      type: pick(customTypes),
      title: maybe(4),
      subtitle: maybe(3),
      organization: maybe(3),
      location: maybe(1),
      link: link(),
      number: maybe(1),
      score: pick(['', '7.5', '560']),
      ...period(),
      keywords: many(),
      summary: text(),
      isVisible: chance(0.9),
    })),
  }));
  if (custom.length > 1) document.metadata.layout.onyx[0]?.splice(below(6), 0, 'custom:own-1' as never);
  return parseResume({ ...document, custom });
}
