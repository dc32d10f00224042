import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Plays a whole month of the business (40 mentors, 2,000 orders) where the tests play a short one. */
export async function benchMonth(): Promise<void> {
  const child = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'unit', 'apps/web/server/business-month.server.test.ts', '--testTimeout=3600000'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SETAPAK_MONTH: '2000' } },
  );
  await once(child, 'exit');
}
