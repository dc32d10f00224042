import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';
import { flatten } from './result/flatten.ts';

interface Truth {
  /** With and without degrees. */
  name: string[];
  emails: string[];
  summary: string | null;
  work: (string | null)[][];
  education: (string | null)[][];
  skills: string[];
  languages: string[];
}

const folder = join(import.meta.dirname, '../fixtures');
const bare = (text: string | null) => text?.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '') ?? null;

/** CVs that `corpus/` wrote, with what it says they hold: each producer chops text in a way of its own. */
test.each(['libreoffice', 'chromium', 'latex', 'typst', 'glyph-by-glyph'])(
  'a CV as %s writes it',
  async (name) => {
    const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Truth;
    const { result } = await readResume(readFileSync(join(folder, `${name}.pdf`)), { asOf: '2026-11-15' });
    const read = flatten(result);
    expect(truth.name.map(bare)).toContain(bare(read.name));
    expect(read.emails).toEqual(truth.emails);
    expect(bare(read.summary)).toBe(bare(truth.summary));
    expect(
      read.work.map((job) => [bare(job.jobTitle), bare(job.organization), job.startDate, job.endDate]),
    ).toEqual(
      truth.work.map(([title = null, org = null, start, end]) => [bare(title), bare(org), start, end]),
    );
    expect(read.education.map((school) => [bare(school.organization), bare(school.accreditation)])).toEqual(
      truth.education.map((school) => school.map(bare)),
    );
    expect(new Set(read.skills.map(bare))).toEqual(new Set(truth.skills.map(bare)));
    expect(read.languages.map(bare)).toEqual(truth.languages.map(bare));
  },
);
