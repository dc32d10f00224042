import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importMentors } from '../app/features/mentors/import-mentors.server.ts';
import { readMentorFile } from '../app/features/mentors/read-mentor-file.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run -s mentors -- import FILE.csv|FILE.json [--dry-run]

Adds mentors to the database of DATABASE_URL, or of SETAPAK_DATA_DIR (./data) while the program is stopped,
or replaces those with the same id. The format: docs/mentors.md.
  --dry-run  says what would happen, and changes nothing

Ends with 1 when a row was refused, with 2 when nothing could be read.`;

async function main(): Promise<number> {
  const { file, dryRun } = parse();
  if (!file) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const rows = readMentorFile(file, await readFile(file, 'utf8'));
  const database = await openDatabase({
    ...databaseFromEnvironment(),
    onError: complain,
    migrations: 'unknown',
  });
  try {
    const { added, changed, unchanged, refused } = await importMentors({ services: database, rows, dryRun });
    // What many rows changed is found fast at once, and not only after the night's upkeep.
    if (!dryRun) await database.query('VACUUM ANALYZE mentor, mentor_search, mentor_word');
    for (const { row, problems } of refused) complain(`row ${row}: ${problems.join('; ')}`);
    const counts = `${added.length} added, ${changed.length} changed, ${unchanged.length} unchanged, ${refused.length} refused`;
    process.stdout.write(`${dryRun ? 'Would be: ' : ''}${counts}\n`);
    return refused.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

function parse(): { file: string | undefined; dryRun: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [command, file, ...more] = positionals;
  return { file: command === 'import' && more.length === 0 ? file : undefined, dryRun: values['dry-run'] };
}

await runCommand(main);
