import { backfillLedger, findFaults } from '../app/features/ledger/public.server.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run -s ledger -- backfill|check

On the database of DATABASE_URL, or of SETAPAK_DATA_DIR (./data) while the program is stopped.
  backfill  books the orders of which the ledger knows nothing, with the days on which they were paid; run it as often as you like
  check     says what differs between the ledger and orders, payments, sessions and payouts

Ends with 1 when something differs, with 2 when it could not be done.`;

const commands = {
  async backfill(services: Parameters<typeof backfillLedger>[0]): Promise<number> {
    process.stdout.write(`${await backfillLedger(services)} orders booked\n`);
    return 0;
  },
  async check({ db }: Parameters<typeof backfillLedger>[0]): Promise<number> {
    const faults = await findFaults(db);
    for (const fault of faults) process.stdout.write(`${JSON.stringify(fault)}\n`);
    return faults.length === 0 ? 0 : 1;
  },
};

async function main(): Promise<number> {
  const [name, ...more] = process.argv.slice(2);
  const command =
    more.length === 0 && name && Object.hasOwn(commands, name) ? commands[name as 'check'] : undefined;
  if (!command) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const database = await openDatabase({
    ...databaseFromEnvironment(),
    onError: complain,
    migrations: 'unknown',
  });
  try {
    return await command(database);
  } finally {
    await database.close();
  }
}

await runCommand(main);
