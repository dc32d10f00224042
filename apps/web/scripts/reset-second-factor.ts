import { pino } from 'pino';
import { resetSecondFactor } from '../app/features/admin/reset-second-factor.server.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { createEvents } from '../app/services/events/events.server.ts';
import { createJobs } from '../app/services/jobs/jobs.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

/**
 * For somebody who lost their authenticator and their recovery codes: `npm run -s second-factor -- EMAIL "why, and who made
 * sure"`. Read the runbook in `docs/security.md` first. It works on `DATABASE_URL`, or on the PGlite in `SETAPAK_DATA_DIR`,
 * which belongs to one process at a time: there the server is stopped first.
 */
async function main(): Promise<number> {
  const [email = '', reason = ''] = process.argv.slice(2);
  if (!email || reason.trim().length < 10) {
    complain('npm run -s second-factor -- EMAIL "why, and who made sure that it is them"');
    return 2;
  }
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openDatabase({ ...databaseFromEnvironment(), onError: complain });
  try {
    const [jobs, events] = [await createJobs({ database, log }), await createEvents({ database, log })];
    const services = { db: database.db, jobs, events };
    const found = await resetSecondFactor({ services, email, reason: reason.trim() });
    await Promise.all([jobs.stop(), events.stop()]);
    const outcome = found
      ? `${email} has no second factor now; all sessions have ended`
      : `no account has the address ${email}`;
    process.stdout.write(`${outcome}\n`);
    return found ? 0 : 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
