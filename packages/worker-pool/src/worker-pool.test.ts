import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const pools: WorkerPool[] = [];

function pool(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const made = createWorkerPool({
    script: new URL('../fixtures/methods.ts', import.meta.url),
    size: 2,
    timeoutMs: 5_000,
    memoryBytes: 2 ** 28,
    ...options,
  });
  pools.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.close()));
});

test('runs a method and gives its value back, bytes included', async () => {
  const workers = pool();
  expect(await workers.run('double', [21])).toBe(42);
  expect(await workers.run('length', [new Uint8Array(5_000_000)])).toBe(5_000_000);
});

test('an error keeps its name, message and code', async () => {
  await expect(pool().run('fail', [])).rejects.toMatchObject({
    name: 'TypeError',
    message: 'not like this',
    code: 'bad_input',
  });
});

test('an unserved method is an error, also when every object has it', async () => {
  await expect(pool().run('toString', [])).rejects.toThrow('no method toString');
});

/** An endless task ends as `timeout`, or, where others have the processor for most of its time, as `busy`. */
const ranTooLong = expect.objectContaining({ code: expect.stringMatching(/^(timeout|busy)$/) });

test('an endless task is killed and the next one is answered', async () => {
  const workers = pool({ size: 1, timeoutMs: 1_500 });
  await expect(workers.run('spin', [])).rejects.toEqual(ranTooLong);
  expect(await workers.run('double', [1])).toBe(2);
});

const canPin = spawnSync('taskset', ['--version']).status === 0;

test.skipIf(!canPin)('a task that shares its processor is not reported as too long', async () => {
  const workers = pool({ size: 1, timeoutMs: 500 });
  const pid = await workers.run<number>('pid', []);
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)]);
  const endless = ['--cpu-list', '0', process.execPath, '-e', 'for (;;);'];
  const others = Array.from({ length: 3 }, () => spawn('taskset', endless));
  await Promise.all(others.map((other) => once(other, 'spawn')));
  const outcome = await workers.run('work', [200]).catch(({ code }: { code: string }) => code);
  for (const other of others) other.kill('SIGKILL');
  // On a machine with much else to do it may be refused as busy.
  expect(['done', 'busy']).toContain(outcome);
});

test.each(['growHeap', 'growBuffers'])(
  '%s ends with a memory error, not with the program',
  async (method) => {
    const workers = pool({ size: 1, timeoutMs: 30_000, memoryBytes: 2 ** 27 });
    await expect(workers.run(method, [])).rejects.toMatchObject({ code: 'memory' });
    expect(await workers.run('double', [1])).toBe(2);
  },
);

const slowStart = new URL('../fixtures/slow-start.ts', import.meta.url);

test('what a process takes to start does not count into the time of its first task', async () => {
  const workers = pool({ script: slowStart, size: 1, timeoutMs: 1_000 });
  expect(await workers.run('double', [21])).toBe(42);
  await expect(workers.run('spin', [])).rejects.toEqual(ranTooLong);
});

test('a process that is not ready in time is given up, and its task is refused as busy', async () => {
  const workers = pool({ script: slowStart, size: 1, startTimeoutMs: 100 });
  await expect(workers.run('double', [21])).rejects.toMatchObject({ code: 'busy' });
});

test('a worker that dies is replaced', async () => {
  const workers = pool({ size: 1 });
  await expect(workers.run('exit', [])).rejects.toMatchObject({ code: 'crashed' });
  expect(await workers.run('double', [2])).toBe(4);
});

test('a full queue refuses at once', async () => {
  const workers = pool({ size: 1, maxQueue: 1, timeoutMs: 1_500 });
  const running = workers.run('spin', []).catch((error: unknown) => error);
  const waiting = workers.run('double', [3]);
  await expect(workers.run('double', [4])).rejects.toMatchObject({ code: 'busy' });
  expect(await waiting).toBe(6);
  expect(await running).toEqual(ranTooLong);
});

test('a process is replaced after the given number of tasks', async () => {
  const workers = pool({ size: 1, recycleAfter: 2 });
  const pids = [];
  for (let n = 0; n < 4; n += 1) pids.push(await workers.run<number>('pid', []));
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).toBe(pids[3]);
  expect(pids[0]).not.toBe(pids[2]);
});

test('a process that keeps more memory than it may is replaced after its task', async () => {
  const workers = pool({ size: 1, recycleAbove: 200 * 2 ** 20 });
  const first = await workers.run<number>('pid', []);
  expect(await workers.run('keep', [2 ** 20])).toBe(first);
  expect(await workers.run('keep', [200 * 2 ** 20])).toBe(first);
  expect(await workers.run('pid', [])).not.toBe(first);
});

test('workers see nothing of the environment', async () => {
  process.env['SETAPAK_TEST_SECRET'] = 'hush';
  expect(await pool().run('secret', [])).toBeNull();
  delete process.env['SETAPAK_TEST_SECRET'];
});

test('workers have the variables that their pool names', async () => {
  expect(await pool({ env: { SETAPAK_TEST_SECRET: 'named' } }).run('secret', [])).toBe('named');
});

test('closing ends what runs and what waits', async () => {
  const workers = pool({ size: 1 });
  const tasks = [workers.run('spin', []), workers.run('double', [1])].map((task) =>
    task.catch((error: { code: string }) => error.code),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await workers.close();
  expect(await Promise.all(tasks)).toEqual(['crashed', 'closed']);
});

test.each([
  ['for its pool to close', "await pool.run('double', [1]);"],
  [
    'for the task behind one that was killed',
    "const [, two] = await Promise.allSettled([pool.run('spin', []), pool.run('double', [1])]); if (two.value !== 2) throw two.reason;",
  ],
])('a program that only waits %s still sees it', (_, work) => {
  const program = `
    import { createWorkerPool } from ${JSON.stringify(new URL('./worker-pool.ts', import.meta.url).href)};
    const script = ${JSON.stringify(new URL('../fixtures/methods.ts', import.meta.url).href)};
    const pool = createWorkerPool({ script: new URL(script), size: 1, timeoutMs: 1500, memoryBytes: 2 ** 28 });
    ${work}
    await pool.close();
    console.log('closed');`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect({ stdout, status }).toEqual({ stdout: 'closed\n', status: 0 });
});
