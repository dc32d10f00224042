/**
 * For somebody who lost their authenticator and their recovery codes: `npm run -s second-factor -- EMAIL "why, and who made
 * sure"`. Read the runbook in `docs/security.md` first. It works on `DATABASE_URL`, or on the PGlite in `SETAPAK_DATA_DIR`,
 * which belongs to one process at a time: there the server is stopped first.
 */

import { pino } from 'pino';

await import('./app-alias.ts');
const { resetSecondFactor } = await import('../app/features/admin/reset-second-factor.server.ts');
const { openDatabase } = await import('../app/services/db/db.server.ts');
const { createEvents } = await import('../app/services/events/events.server.ts');
const { createJobs } = await import('../app/services/jobs/jobs.server.ts');
const { databaseFromEnvironment } = await import('./database-from-environment.ts');

const [email = '', reason = ''] = process.argv.slice(2);
if (!email || reason.trim().length < 10) {
  process.stderr.write('npm run -s second-factor -- EMAIL "why, and who made sure that it is them"\n');
  process.exit(2);
}
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase({
  ...databaseFromEnvironment(),
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
const [jobs, events] = [await createJobs({ database, log }), await createEvents({ database, log })];
const services = { db: database.db, jobs, events };
const found = await resetSecondFactor({ services, email, reason: reason.trim() });
await Promise.all([jobs.stop(), events.stop()]);
await database.close();
process.stdout.write(
  found
    ? `${email} has no second factor now; all sessions have ended\n`
    : `no account has the address ${email}\n`,
);
process.exitCode = found ? 0 : 1;
