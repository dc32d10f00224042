import { writeFile } from 'node:fs/promises';
import { starterResume, starterRoles } from '@setapak/resume';
import { createRendererPool } from '@setapak/resume-pdf';

/** Paints the first page of every role's starter for the template picker; run it when a starter or the template changes. */
const WIDTH = 720;

const pool = createRendererPool({ size: 1 });
for (const role of starterRoles.filter((name) => name !== 'blank')) {
  const pdf = await pool.render(starterResume(role), { pages: 'multi' });
  const picture = await pool.pageImage(pdf, { page: 1, width: WIDTH });
  await writeFile(new URL(`starter-${role}.webp`, import.meta.url), picture);
}
await pool.close();
