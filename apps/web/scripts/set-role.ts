/**
 * Gives somebody who has registered (in production: and proved their address) a role: `npm run -s role -- EMAIL admin`. The first
 * admin is made this way, all others in `/admin`. It works on `DATABASE_URL`, or on the PGlite in `SETAPAK_DATA_DIR`, which belongs
 * to one process at a time: there the server is stopped first.
 */

import process from 'node:process';

await import('./app-alias.ts');
const { setRole } = await import('../app/features/admin/set-role.server.ts');
const { openDatabase } = await import('../app/services/db/db.server.ts');
const { userRole } = await import('../app/services/db/schema.ts');
const { databaseFromEnvironment } = await import('./database-from-environment.ts');

const [email = '', wanted = ''] = process.argv.slice(2);
const role = userRole.enumValues.find((known) => known === wanted);
if (!email || !role) {
  process.stderr.write(`npm run -s role -- EMAIL ${userRole.enumValues.join('|')}\n`);
  process.exit(2);
}
const database = await openDatabase({
  ...databaseFromEnvironment(),
  onError: (error) => process.stderr.write(`${String(error)}\n`),
  migrations: 'unknown',
});
const outcome = await setRole({
  db: database.db,
  email,
  role,
  onlyProved: process.env['SETAPAK_MODE'] === 'production',
});
await database.close();
const words = {
  set: `${email} is now ${role}`,
  unknown: `no account has the address ${email}`,
  unproven: `nobody has proved that ${email} is theirs: sign in, follow the link of the mail, then run this again`,
};
process.stdout.write(`${words[outcome]}\n`);
process.exitCode = outcome === 'set' ? 0 : 1;
