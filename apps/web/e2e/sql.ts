import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { RunningServer } from './server.ts';

/** Changes what no screen can, such as when something was due: stops the server, works on its data, starts it again. */
export async function changeData(server: RunningServer, statements: string): Promise<void> {
  await server.end();
  await runOn(server.dataFolder, statements);
  await server.crashAndRestart();
}

/** On the data of a server that does not run. */
export async function runOn(dataFolder: string, statements: string): Promise<void> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, dataDir: join(dataFolder, 'pglite') });
  try {
    await pglite.exec(statements);
    // Servers that start from it need not replay the write-ahead log.
    await pglite.exec('CHECKPOINT');
  } finally {
    await pglite.close();
  }
}
