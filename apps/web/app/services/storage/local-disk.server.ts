import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export function localDisk(dataDir: string): Disk {
  const location = join(dataDir, 'files');
  // People's CVs lie here: other accounts of the machine are kept out.
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}
