import { templateNames, type Resume, type TemplateName } from '@setapak/resume';
import { createRendererPool, type RendererPool } from '@setapak/resume-pdf';
import { pageCount } from '../../packages/resume-pdf/src/short-last-page.ts';
import { differentJsonResumes, differentResumes } from './documents.ts';
import { childrenBytes } from './processes.ts';
import { reactPdfAnchor } from './react-pdf.ts';
import { kilobytes, megabytes, ms, percentile, timed } from './stats.ts';

const DOCUMENTS = 62;
const WARM_UP = 20;
const TOGETHER = 600;
const LASTING = 5_000;
const LOOKS = 5;

/** CV → PDF: time and size by template with one worker, throughput and memory with two. */
export async function benchPdf(): Promise<void> {
  const cvs = differentResumes(DOCUMENTS, 'bench');
  console.log(
    `\nCV → PDF (one warm worker): ${DOCUMENTS} JSON Resumes of different people, each set once. ` +
      'The engine remembers what it has set, so one CV under other names is quicker; that figure stands beside it.',
  );
  const rows: Record<string, Record<string, string>> = {};
  for (const template of templateNames) {
    const [different, renamed] = [
      await oneWorker(template, cvs),
      await oneWorker(
        template,
        cvs.map((_, n) => renamedCv(cvs[0]!, n)),
      ),
    ];
    rows[template] = {
      p50: ms(percentile(different.times, 0.5)),
      p95: ms(percentile(different.times, 0.95)),
      'a page p50': ms(percentile(different.pageTimes, 0.5)),
      'a page p95': ms(percentile(different.pageTimes, 0.95)),
      'size, middle': kilobytes(percentile(different.sizes, 0.5)),
      'one CV, other names p50': ms(percentile(renamed.times, 0.5)),
    };
  }
  console.table(rows);
  console.log('\nAnchor: the same CVs by react-pdf, plain and untagged, in this process');
  console.table(await anchorRow());

  const pool = createRendererPool({ size: 2, maxQueue: LASTING });
  await renderMany(pool, differentResumes(WARM_UP, 'warm-up'), WARM_UP);
  const fresh = differentResumes(TOGETHER, 'together');
  const took = await timed(() => renderMany(pool, fresh, TOGETHER));
  console.log(`two workers: ${((TOGETHER / took) * 1000).toFixed(0)} CVs/s, all different`);
  console.table(await memoryOf(pool, fresh));
  await pool.close();
}

/** Memory of two workers while they render thousands: it must not grow. */
async function memoryOf(pool: RendererPool, cvs: Resume[]) {
  const row: Record<string, string> = {};
  for (let look = 1; look <= LOOKS; look += 1) {
    await renderMany(pool, cvs, LASTING / LOOKS);
    const used = childrenBytes();
    row[`after ${(look * LASTING) / LOOKS}`] = used === undefined ? 'unknown' : megabytes(used);
  }
  return { 'two workers, PSS': row };
}

function renderMany(pool: RendererPool, cvs: Resume[], count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      pool.render(cvs[n % cvs.length]!, {
        pages: 'multi',
        template: templateNames[n % templateNames.length]!,
      }),
    ),
  );
}

async function oneWorker(template: TemplateName, cvs: Resume[]) {
  const pool = createRendererPool({ size: 1 });
  for (const cv of differentResumes(WARM_UP, 'warm-up')) await pool.render(cv, { pages: 'multi', template });
  const pdfs: Uint8Array[] = [];
  const times: number[] = [];
  for (const cv of cvs)
    times.push(
      await timed(async () => {
        pdfs.push(await pool.render(cv, { pages: 'multi', template }));
      }),
    );
  await pool.close();
  const pageTimes = times.map((time, n) => time / pageCount(pdfs[n]!));
  return { times, pageTimes, sizes: pdfs.map(({ length }) => length) };
}

/** What another renderer takes on the same machine: times of two machines can be compared only by it. */
async function anchorRow() {
  const set = await reactPdfAnchor();
  for (const cv of differentJsonResumes(WARM_UP, 'warm-up')) await set(cv);
  const times: number[] = [];
  const sizes: number[] = [];
  for (const cv of differentJsonResumes(DOCUMENTS, 'bench'))
    times.push(
      await timed(async () => {
        sizes.push((await set(cv)).length);
      }),
    );
  return {
    'react-pdf': {
      p50: ms(percentile(times, 0.5)),
      p95: ms(percentile(times, 0.95)),
      'size, middle': kilobytes(percentile(sizes, 0.5)),
    },
  };
}

function renamedCv(cv: Resume, n: number): Resume {
  return { ...cv, profile: { ...cv.profile, firstName: `Rani ${n}` } };
}
