import { setRole } from '../app/features/admin/set-role.server.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { userRole } from '../app/services/db/schema.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

/**
 * Gives somebody who has registered (in production: and proved their address) a role: `npm run -s role -- EMAIL admin`. The first
 * admin is made this way, all others in `/admin`. It works on `DATABASE_URL`, or on the PGlite in `SETAPAK_DATA_DIR`, which belongs
 * to one process at a time: there the server is stopped first.
 */
async function main(): Promise<number> {
  const [email = '', wanted = ''] = process.argv.slice(2);
  const role = userRole.enumValues.find((known) => known === wanted);
  if (!email || !role) {
    complain(`npm run -s role -- EMAIL ${userRole.enumValues.join('|')}`);
    return 2;
  }
  const database = await openDatabase({
    ...databaseFromEnvironment(),
    onError: complain,
    migrations: 'unknown',
  });
  const onlyProved = process.env['SETAPAK_MODE'] === 'production';
  try {
    const outcome = await setRole({ db: database.db, email, role, onlyProved });
    const words = {
      set: `${email} is now ${role}`,
      unknown: `no account has the address ${email}`,
      unproven: `nobody has proved that ${email} is theirs: sign in, follow the link of the mail, then run this again`,
    };
    process.stdout.write(`${words[outcome]}\n`);
    return outcome === 'set' ? 0 : 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
