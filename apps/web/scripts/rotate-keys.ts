import { readConfig } from '../app/services/config/config.server.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { rotateKeys } from '../app/services/auth/rotate-keys.server.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

/**
 * `npm run rotate-keys`: after a change of AUTH_SECRET or DATA_KEY, encrypts with the new one what the old one opens. Run it
 * once every process has both; docs/operate.md says when the old ones may go.
 */
async function main(): Promise<number> {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, DATA_KEY, DATA_KEY_PREVIOUS } = readConfig(process.env);
  if (!AUTH_SECRET) throw new Error('AUTH_SECRET is not set.');
  const previous = AUTH_SECRET_PREVIOUS ? [AUTH_SECRET_PREVIOUS] : [];
  const older = [DATA_KEY_PREVIOUS, AUTH_SECRET, ...previous].filter((key) => key !== undefined);
  const database = await openDatabase({
    ...databaseFromEnvironment(),
    onError: complain,
    migrations: 'unknown',
  });
  try {
    const { authenticators, accounts } = await rotateKeys({
      db: database.db,
      secret: AUTH_SECRET,
      previous,
      sealing: createSealing(DATA_KEY ?? AUTH_SECRET, older),
    });
    process.stdout.write(
      `encrypted anew: ${authenticators} authenticators, ${accounts} bank accounts and calendars\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

await runCommand(main);
