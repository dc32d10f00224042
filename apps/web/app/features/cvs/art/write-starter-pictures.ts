import { writeFile } from 'node:fs/promises';
import { starterResume, starterRoles, templateNames } from '@setapak/resume';
import { createRendererPool } from '@setapak/resume-pdf';

/** Paints the template picker's pictures: every role's starter, and one of them in every design. Run it when one of them changes. */
const WIDTH = 720;
const SMALL = 320;

const pool = createRendererPool({ size: 1 });
for (const role of starterRoles.filter((name) => name !== 'blank')) {
  const pdf = await pool.render(starterResume(role), { pages: 'multi' });
  const picture = await pool.pageImage(pdf, { page: 1, width: WIDTH });
  await writeFile(new URL(`starter-${role}.webp`, import.meta.url), picture);
}
for (const template of templateNames) {
  const pdf = await pool.render(starterResume('marketing'), { pages: 'multi', template });
  const picture = await pool.pageImage(pdf, { page: 1, width: SMALL });
  await writeFile(new URL(`look-${template}.webp`, import.meta.url), picture);
}
await pool.close();
