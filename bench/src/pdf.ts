import { starterResume, templateNames, type Resume, type TemplateName } from '@setapak/resume';
import { createRendererPool, type RendererPool } from '@setapak/resume-pdf';
import { childrenBytes } from './processes.ts';
import { kilobytes, megabytes, ms, percentile, timed } from './stats.ts';

const RUNS = 100;
const WARM_UP = 20;
const TOGETHER = 600;
const LASTING = 5_000;
const LOOKS = 5;

/** CV → PDF: time and size by template and length with one worker, throughput and memory with two. */
export async function benchPdf(): Promise<void> {
  const short = starterResume('marketing');
  const long = longer(short);
  console.log(`\nCV → PDF (one warm worker, ${RUNS} each, every CV different)`);
  const rows: Record<string, Record<string, string>> = {};
  for (const template of templateNames) {
    const [page, pages] = [await oneWorker(template, short), await oneWorker(template, long)];
    rows[template] = {
      '1 page p50': page.p50,
      p95: page.p95,
      size: page.size,
      '3 pages p50': pages.p50,
      'p95 ': pages.p95,
      'size ': pages.size,
    };
  }
  console.table(rows);

  const pool = createRendererPool({ size: 2, maxQueue: LASTING });
  await renderMany(pool, short, WARM_UP);
  const took = await timed(() => renderMany(pool, short, TOGETHER));
  console.log(`two workers: ${((TOGETHER / took) * 1000).toFixed(0)} CVs/s`);
  console.table(await memoryOf(pool, short));
  await pool.close();
}

/** Resident memory of two workers while they render thousands: it must not grow. */
async function memoryOf(pool: RendererPool, cv: Resume) {
  const row: Record<string, string> = {};
  for (let look = 1; look <= LOOKS; look += 1) {
    await renderMany(pool, cv, LASTING / LOOKS);
    const used = childrenBytes();
    row[`after ${(look * LASTING) / LOOKS}`] = used === undefined ? 'unknown' : megabytes(used);
  }
  return { 'two workers, resident': row };
}

function renderMany(pool: RendererPool, cv: Resume, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      pool.render(variant(cv, n), { pages: 'multi', template: templateNames[n % templateNames.length]! }),
    ),
  );
}

async function oneWorker(template: TemplateName, cv: Resume) {
  const pool = createRendererPool({ size: 1 });
  const samples: number[] = [];
  let bytes = 0;
  for (let n = 0; n < WARM_UP + RUNS; n += 1) {
    const took = await timed(async () => {
      bytes = (await pool.render(variant(cv, n), { pages: 'multi', template })).length;
    });
    if (n >= WARM_UP) samples.push(took);
  }
  await pool.close();
  return { p50: ms(percentile(samples, 0.5)), p95: ms(percentile(samples, 0.95)), size: kilobytes(bytes) };
}

/** The same CV with another name, so that nothing is answered from a cache. */
function variant(cv: Resume, n: number): Resume {
  return { ...cv, profile: { ...cv.profile, firstName: `Rani ${n}` } };
}

/** Work experience repeated until the CV fills three pages. */
function longer(cv: Resume): Resume {
  const repeated = Array.from({ length: 5 }, (_, n) =>
    cv.work.items.map((item) => ({ ...item, id: `${item.id}-${n}` })),
  );
  return { ...cv, work: { ...cv.work, items: repeated.flat() } };
}
