import { starterResume, type Resume } from '@setapak/resume';
import { createRendererPool } from '@setapak/resume-pdf';
import { childrenBytes } from './processes.ts';
import { kilobytes, megabytes, ms, percentile, timed } from './stats.ts';

const RUNS = 200;
const WARM_UP = 20;
const TOGETHER = 600;

/** CV → PDF: time by length with one worker, throughput and memory with two. */
export async function benchPdf(): Promise<void> {
  const short = starterResume('marketing');
  console.log(`\nCV → PDF (onyx, one warm worker, ${RUNS} each, every CV different)`);
  console.table([await onePool('1 page', short), await onePool('3 pages', longer(short))]);

  const pool = createRendererPool({ size: 2, maxQueue: 2 * TOGETHER });
  const renderMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => pool.render(variant(short, n), { pages: 'multi' })));
  await renderMany(WARM_UP);
  const took = await timed(() => renderMany(TOGETHER));
  const used = childrenBytes();
  const memory = used === undefined ? 'memory unknown' : `${megabytes(used)} resident`;
  console.log(`two workers: ${((TOGETHER / took) * 1000).toFixed(0)} CVs/s, ${memory} after ${TOGETHER}`);
  await pool.close();
}

async function onePool(length: string, cv: Resume) {
  const pool = createRendererPool({ size: 1 });
  const samples: number[] = [];
  let bytes = 0;
  for (let n = 0; n < WARM_UP + RUNS; n += 1) {
    const took = await timed(async () => {
      bytes = (await pool.render(variant(cv, n), { pages: 'multi' })).length;
    });
    if (n >= WARM_UP) samples.push(took);
  }
  await pool.close();
  return {
    cv: length,
    p50: ms(percentile(samples, 0.5)),
    p95: ms(percentile(samples, 0.95)),
    size: kilobytes(bytes),
  };
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
