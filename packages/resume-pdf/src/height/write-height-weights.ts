import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  MARGIN,
  sectionNames,
  SPACING,
  templateNames,
  type Resume,
  type SectionId,
  type TemplateName,
} from '@setapak/resume';
import { believableResume } from '@setapak/resume/testing/believable';
import { seeded } from '@setapak/resume/testing';
import { loadEngine } from '../engine/load-engine.ts';
import { MILD, pageHeight, STRONG } from '../short-last-page.ts';
import { resumeView } from '../view/resume-view.ts';
import { COUNTED_OF_HEAD, countablesOf, marginsOf, PAGES } from './countables.ts';
import { rowsOf, type Rows } from './reckoned-heights.ts';

/*
 * `node packages/resume-pdf/src/height/write-height-weights.ts`, whenever a template's heights change; takes some minutes. Heights are measured
 * on CVs set as one page of any height, and the weights of what was counted on them found by least squares, once for the white
 * space that documents have by default, and as differences for less of it.
 */

const DOCUMENTS = 320;
/** Line counts are the same with less white, so few documents show the difference. */
const OF_DIFFERENCES = 150;
/** Ems: a document of which a line was counted wrong says nothing of weights. */
const MISCOUNTED = 0.6;

const FIRST_WEIGHTS = COUNTED_OF_HEAD.map((name) => (name.endsWith('Photos') ? 20 : 1));

const WORDS = [
  'Statistika',
  'Basis Data Lanjut',
  'Penulisan Laporan Keuangan',
  'Negosiasi',
  'Manajemen Proyek Perangkat Lunak',
  'Etika Profesi',
  'Pelayanan Pelanggan',
  'Microsoft Excel',
  'Kecerdasan Buatan',
  'Pengujian Perangkat Lunak',
];

interface Measured {
  rows: Rows;
  height: number;
}

const PHOTO = '/photo.jpg';
const grey = { width: 96, height: 96, channels: 3, background: '#888' } as const;
const files = { [PHOTO]: await sharp({ create: grey }).jpeg().toBuffer() };
const engine = await loadEngine();
const documents = Array.from({ length: DOCUMENTS }, (_, seed) => variedResume(7_000 + seed));
const lines = templateNames.map((template) => {
  const chosen = measured(template, documents, SPACING.default);
  const base = weightsOf(chosen);
  const few = documents.slice(0, OF_DIFFERENCES);
  const less = [MILD, STRONG].map(({ spacing }) => {
    const closer = measured(template, few, spacing);
    const saved = closer.map(({ rows, height }, n) => ({ rows, height: chosen[n]!.height - height }));
    return weightsOf(saved, base);
  });
  const list = (weights: number[]) => `[${weights.map((each) => Number(each.toFixed(3))).join(', ')}]`;
  return `  ${template}: { chosen: ${list(base)}, lessByMild: ${list(less[0]!)}, lessByStrong: ${list(less[1]!)} },`;
});

writeFileSync(
  join(import.meta.dirname, 'height-weights.ts'),
  `import type { TemplateName } from '@setapak/resume';

/** Ems that each thing counted is high, and what it loses by less white. Written by \`write-height-weights.ts\`. */
export const HEIGHT_WEIGHTS: Readonly<
  Record<TemplateName, Readonly<Record<'chosen' | 'lessByMild' | 'lessByStrong', readonly number[]>>>
> = {
${lines.join('\n')}
};
`,
);

function measured(template: TemplateName, resumes: readonly Resume[], spacing: number): Measured[] {
  return resumes.flatMap((resume, index) => {
    const metadata = { ...resume.metadata, template, spacing };
    // Every third has a photograph, of either shape.
    const photo = index % 3 === 1 && PAGES[template].photo !== 'none' ? PHOTO : undefined;
    const view = resumeView({ ...resume, metadata }, { pages: 'single' }, photo);
    const counted = countablesOf(view);
    if (!counted) return [];
    const pdf = engine.compile({ main: `${template}.typ`, data: JSON.stringify(view), files });
    const { top, bottom } = marginsOf(view);
    return [{ rows: rowsOf(counted), height: (pageHeight(pdf) - top - bottom) / view.size }];
  });
}

/** By turns: which column is the higher one by the weights found, and the weights by that. `base` says it once for all. */
function weightsOf(pages: readonly Measured[], base?: number[]): number[] {
  const higher = (rows: Rows, weights?: number[]) =>
    rows.reduce((most, row) => (sum(row, weights) > sum(most, weights) ? row : most));
  let weights = base;
  for (let round = 0; round < 12; round += 1) {
    const found = base && round === 0 ? undefined : weights;
    const data = pages.map(({ rows, height }) => ({ row: higher(rows, base ?? weights), height }));
    const tolerance = round < 3 ? 4 : MISCOUNTED;
    const kept = found
      ? data.filter(({ row, height }) => Math.abs(sum(row, found) - height) < tolerance)
      : data;
    weights = leastSquares(kept);
  }
  return weights!;
}

/** Without weights all lines count the same, and a photograph more than the text beside it. */
function sum(row: readonly number[], weights: readonly number[] = FIRST_WEIGHTS): number {
  return row.reduce((total, count, n) => total + count * (weights[n] ?? 1), 0);
}

function leastSquares(data: readonly { row: readonly number[]; height: number }[]): number[] {
  const size = Math.max(...data.map(({ row }) => row.length));
  // What was never counted weighs nothing.
  const matrix = Array.from({ length: size }, (_row, n) =>
    Array.from({ length: size + 1 }, (_cell, m) => (n === m ? 0.01 : 0)),
  );
  for (const { row, height } of data)
    row.forEach((count, n) => {
      if (count === 0) return;
      row.forEach((other, m) => {
        matrix[n]![m]! += count * other;
      });
      matrix[n]![size]! += count * height;
    });
  for (let n = 0; n < size; n += 1) {
    for (let other = 0; other < size; other += 1) {
      if (other === n) continue;
      const factor = matrix[other]![n]! / matrix[n]![n]!;
      for (let m = n; m <= size; m += 1) matrix[other]![m]! -= factor * matrix[n]![m]!;
    }
  }
  return matrix.map((row, n) => row[size]! / row[n]!);
}

/** A believable CV; of four in five, parts are longer, missing or in the other column, so that whatever is counted varies by itself. */
function variedResume(seed: number): Resume {
  const random = seeded(seed * 31 + 5);
  const chance = (share: number) => random() < share;
  const some = <T>(list: readonly T[]): T[] => list.slice(0, 1 + Math.floor(random() * list.length));
  const resume = believableResume(seed);
  const { metadata } = resume;
  resume.profile.photoShape = chance(0.5) ? 'square' : 'portrait';
  resume.metadata = { ...metadata, spacing: SPACING.default, margin: MARGIN.default, font: '', icons: false };
  if (seed % 5 === 0) return resume;
  const joined = random() * 0.7;
  const withLongerPoints = (summary: string) =>
    summary
      .split('\n')
      .reduce<string[]>((all, line) => {
        const last = all.at(-1);
        if (last?.startsWith('- ') && line.startsWith('- ') && chance(joined))
          return [...all.slice(0, -1), `${last}, ${line.slice(2).toLowerCase()}`];
        return [...all, line];
      }, [])
      .join('\n');
  for (const item of [
    ...resume.work.items,
    ...resume.education.items,
    ...resume.projects.items,
    ...resume.informalEducation.items,
    ...resume.certifications.items,
    ...resume.awards.items,
    ...resume.references.items,
  ]) {
    item.summary = withLongerPoints(item.summary);
    if (chance(0.15)) item.summary = item.summary.replaceAll('- ', '').replaceAll('\n', '. ');
    if (chance(0.12)) item.summary = `Bertanggung jawab atas pekerjaan di bagian ini.\n\n${item.summary}`;
    if (chance(0.12)) item.summary = '';
    if (chance(0.2))
      item.summary = `${item.summary}\n\nDinilai baik oleh atasan, rekan kerja dan pelanggan.`.trim();
    const parts = item as unknown as Record<string, unknown>;
    const set = (name: string, value: unknown) => name in parts && (parts[name] = value);
    if (chance(0.1))
      set(
        'position',
        'Penanggung jawab gudang, pengiriman dan pelayanan untuk kantor pusat, seluruh cabang dan mitra di luar kota',
      );
    if (chance(0.1))
      set(
        'institution',
        'Universitas Islam Negeri Syarif Hidayatullah Jakarta, Fakultas Sains dan Teknologi, Kampus Ciputat',
      );
    if (chance(0.15))
      set('location', 'Jalan Jenderal Sudirman Kav. 52, Jakarta Selatan, DKI Jakarta, Indonesia');
    if (chance(0.1)) set('website', 'https://contoh.example.com/karya');
    // What stands below a title, and its date.
    if (chance(0.2))
      for (const name of [
        'company',
        'employment',
        'location',
        'role',
        'organization',
        'issuer',
        'awarder',
        'degree',
        'field',
        'gpa',
        'credentialId',
        'link',
        'website',
      ])
        set(name, '');
    if (chance(0.2)) for (const name of ['date', 'startDate', 'endDate', 'expiryDate']) set(name, '');
    if (chance(0.3)) set('courses', some(WORDS));
    if (chance(0.3)) set('keywords', some(WORDS));
  }
  for (const { keywords } of resume.skills.items)
    if (chance(0.3) && keywords.length > 0) keywords.push(...some(WORDS));
  if (chance(0.15))
    resume.profile.subtitle =
      'Pengembang perangkat lunak untuk sistem pembayaran dan layanan pelanggan di Asia Tenggara';
  if (chance(0.1)) resume.profile.subtitle = '';
  if (chance(0.2)) resume.objective.body = `${resume.objective.body} ${resume.objective.body}`.trim();
  if (chance(0.2)) resume.objective.body = `${resume.objective.body}\n\n- ${some(WORDS).join('\n- ')}`.trim();
  for (const name of sectionNames) {
    if (chance(0.1)) resume[name].visible = false;
    if (chance(0.1)) resume[name].heading = 'Pengalaman yang sesuai dengan lowongan yang dilamar';
  }
  if (chance(0.5))
    for (const template of templateNames) {
      if (!PAGES[template].narrow) continue;
      const columns: [SectionId[], SectionId[]] = [[], []];
      for (const name of sectionNames) columns[chance(0.6) ? 0 : 1].push(name);
      resume.metadata.layout = { ...resume.metadata.layout, [template]: columns };
    }
  return resume;
}
