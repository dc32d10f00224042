import { createRendererPool } from '@setapak/resume-pdf/pool';
import { emptyResume } from '@setapak/resume';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withRefusals } from './with-rendering.server.ts';

test('a renderer that has no time for a CV is busy: the CV is not to blame', async () => {
  const rendering = createRendererPool({ size: 1, timeoutMs: 1 });
  const services = { rendering, log: pino({ level: 'silent' }) };
  const run = (pool: typeof rendering) => pool.render(emptyResume(), { pages: 'multi' });
  await expect(withRefusals({ services, run })).rejects.toMatchObject({ code: 'busy', status: 503 });
  await rendering.close();
});
