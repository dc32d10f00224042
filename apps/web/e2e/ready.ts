import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const FILE = 'SETAPAK_E2E_READY';

/** What journeys start from, made by `set-up.ts`. */
interface Ready {
  /** Data of a server that was started once. */
  samples: string;
  /** The server that journeys share. */
  shared: { url: string; logFile: string };
}

type Announced = Ready | { failure: string };

/** Called before there are workers: they inherit the file's name. */
export function expectReady(file: string): void {
  process.env[FILE] = file;
}

export async function announceReady(announced: Announced): Promise<void> {
  const file = process.env[FILE] ?? '';
  await writeFile(`${file}.unfinished`, JSON.stringify(announced));
  await rename(`${file}.unfinished`, file);
}

/** Waits until there is a journey, or until the signal ends the waiting. */
export async function untilWanted(over: AbortSignal): Promise<void> {
  const file = process.env[FILE] ?? '';
  while (!existsSync(`${file}.wanted`) && !over.aborted) await delay(200);
}

/** Waits for the set-up, which works while use cases are tested. */
export async function untilReady(): Promise<Ready> {
  const file = process.env[FILE] ?? '';
  await writeFile(`${file}.wanted`, '');
  while (!existsSync(file)) await delay(200);
  const announced = JSON.parse(readFileSync(file, 'utf8')) as Announced;
  if ('failure' in announced) throw new Error(`Journeys could not be prepared:\n${announced.failure}`);
  return announced;
}
