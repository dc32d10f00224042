import { readResume } from '@setapak/ats';
import { templateNames, type TemplateName } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { compareReading, type FieldCheck, type FieldName } from '@setapak/resume-pdf/read-back';
import { believableResume } from '@setapak/resume/testing/believable';
import { unevenResume } from '@setapak/resume/testing/uneven';
import { inspectText, type TextFindings } from './pdftotext.ts';

const GROUPS: Record<string, FieldName[]> = {
  name: ['name'],
  contacts: ['email', 'phone', 'linkedin', 'website', 'location', 'birthDate'],
  summary: ['summary'],
  work: ['jobTitle', 'company', 'jobPeriod', 'jobText'],
  education: ['school', 'degree', 'grade', 'studyPeriod'],
  skills: ['skill'],
  certs: ['certification'],
  languages: ['language'],
  own: ['ownSection'],
};

interface Wanted {
  /** CVs a template; 200 by default. */
  count?: string | undefined;
  /** Whether to list what did not come back. */
  misses?: boolean | undefined;
}

/** CV → PDF → fields, with our own reader and with poppler's `pdftotext`: what comes back of everything that was written. */
export async function benchRoundTrip({ count = '200', misses = false }: Wanted): Promise<void> {
  const rounds = await Promise.all(
    templateNames.map((template) => measureRoundTrip(template, Number(count))),
  );
  console.log(
    `\nCV → PDF → our reader (${count} generated CVs a template; share of the written fields read right)`,
  );
  console.table(Object.fromEntries(rounds.map(({ template, checks }) => [template, fieldRow(checks)])));
  console.log(
    'CV → PDF → pdftotext (texts lost; sections in the order of sense; heads parted from their text)',
  );
  console.table(Object.fromEntries(rounds.map(({ template, texts }) => [template, textRow(texts)])));
  if (misses) for (const line of rounds.flatMap(({ listed }) => listed)) console.log(line);
}

async function measureRoundTrip(template: TemplateName, count: number) {
  const checks: FieldCheck[] = [];
  const texts: TextFindings[] = [];
  const listed: string[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const resume = seed % 2 === 0 ? believableResume(seed) : unevenResume(seed);
    const options = { pages: 'multi', template } as const;
    const pdf = await render(resume, options);
    const { result } = await readResume(pdf, { asOf: '2026-01-01' });
    const fields = compareReading(resume, result);
    const text = inspectText(pdf, resume, options);
    checks.push(...fields);
    texts.push(text);
    listed.push(
      ...fields.filter(({ ok }) => !ok).map((miss) => `${template} ${seed} ${describe(miss)}`),
      ...text.notes.map((note) => `${template} ${seed} ${note}`),
    );
  }
  return { template, checks, texts, listed };
}

function fieldRow(checks: readonly FieldCheck[]): Record<string, string> {
  const groups = Object.entries(GROUPS).map(([group, fields]) => [
    group,
    share(checks.filter(({ field }) => fields.includes(field))),
  ]);
  return { ...Object.fromEntries(groups), all: share(checks), fields: String(checks.length) };
}

function textRow(texts: readonly TextFindings[]): Record<string, string> {
  const sum = (pick: (each: TextFindings) => number) => texts.reduce((total, each) => total + pick(each), 0);
  const texted = sum(({ strings }) => strings);
  const sections = sum((each) => each.sections);
  return {
    lost: `${sum(({ flow }) => flow.lost)} of ${texted}`,
    'lost -raw': `${sum(({ raw }) => raw.lost)} of ${texted}`,
    order: percent(sections - sum(({ flow }) => flow.disordered), sections),
    'order -raw': percent(sections - sum(({ raw }) => raw.disordered), sections),
    parted: String(sum(({ parted }) => parted)),
    'outside margins': String(sum(({ outside }) => outside)),
    overprinted: String(sum(({ overprinted }) => overprinted)),
  };
}

function describe({ field, written, read }: FieldCheck): string {
  return `${field}: ${JSON.stringify(written.slice(0, 90))} read as ${JSON.stringify(read?.slice(0, 120) ?? null)}`;
}

function share(checks: readonly FieldCheck[]): string {
  return percent(checks.filter(({ ok }) => ok).length, checks.length);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)}%`;
}
