import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WorkerPoolError } from './error.ts';
import { residentBytes } from './memory.ts';
import { queuedMs } from './processor-queue.ts';
import { fromPlainError, type AnswerMessage, type ReadyMessage, type TaskMessage } from './protocol.ts';

/**
 * Node's code cache, kept between processes: a worker whose TypeScript is compiled already never loads the compiler, and is 20 MB
 * smaller and quicker to start. In the installation, where nobody else can write; where nothing can be written there is none.
 */
const compiledCode = join(
  createRequire(import.meta.url).resolve('@setapak/worker-pool/package.json'),
  '../../../node_modules/.cache/setapak-workers',
);

const MEMORY_CHECK_MS = 100;
/** Times `timeoutMs`: so long a task may take by the clock where a crowded machine lets it wait for a processor. */
const LONGEST_WAIT = 3;
const LEAST_EXTENSION_MS = 50;
/** Of `timeoutMs`: who has run so long by then is no ordinary task. */
const MUCH = 0.5;
const HEAP_SHARE = 0.75;
const STDERR_KEPT = 2_000;

interface WorkerLimits {
  script: string | URL;
  timeoutMs: number;
  startTimeoutMs: number;
  memoryBytes: number;
  execArgv: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** One child process that runs one task at a time and is killed, not signalled to stop, when a task breaks its limits. */
export class WorkerProcess {
  tasksDone = 0;
  /** Resolves when the process is gone. */
  readonly exited: Promise<void>;
  #killed = false;
  #ready = false;
  readonly #limits: WorkerLimits;
  readonly #child: ChildProcess;
  #stderr = '';
  #startClock: (() => void) | undefined;
  #settle: ((answer: AnswerMessage | WorkerPoolError) => void) | undefined;

  constructor(limits: WorkerLimits, onExit: (worker: WorkerProcess) => void) {
    this.#limits = limits;
    const heapMegabytes = Math.max(32, Math.floor((limits.memoryBytes * HEAP_SHARE) / 2 ** 20));
    this.#child = fork(limits.script instanceof URL ? fileURLToPath(limits.script) : limits.script, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // The environment holds secrets and a worker handles hostile files: it gets none of it.
      env: {
        NODE_ENV: process.env['NODE_ENV'] ?? 'production',
        TZ: 'UTC',
        NODE_COMPILE_CACHE: compiledCode,
        // One task at a time: memory of its own for each thread of glibc's is memory that lies idle.
        MALLOC_ARENA_MAX: '1',
        ...limits.env,
      },
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...limits.execArgv],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-STDERR_KEPT);
    });
    this.#child.on('message', (message: AnswerMessage | ReadyMessage) => {
      if ('ok' in message) return this.#settle?.(message);
      this.#ready = true;
      this.#startClock?.();
    });
    this.#child.on('error', () => this.kill());
    const gone = Promise.withResolvers<void>();
    this.exited = gone.promise;
    this.#child.once('exit', (code, signal) => {
      const outOfHeap = this.#stderr.includes('heap out of memory');
      this.#settle?.(
        outOfHeap
          ? new WorkerPoolError('memory', 'the worker ran out of heap')
          : new WorkerPoolError(
              'crashed',
              `the worker died (code ${code}, signal ${signal}) ${this.#stderr.trim()}`,
            ),
      );
      onExit(this);
      gone.resolve();
    });
    this.#idle();
  }

  async run(task: TaskMessage): Promise<unknown> {
    this.#child.ref();
    this.#child.channel?.ref();
    const answer = await new Promise<AnswerMessage | WorkerPoolError>((resolve) => {
      const stop = (error: WorkerPoolError) => {
        this.#settle?.(error);
        this.kill();
      };
      this.#watch(stop, resolve);
      this.#child.send(task, (error) => {
        if (error) stop(new WorkerPoolError('crashed', 'the worker could not be reached'));
      });
    });
    this.#settle = undefined;
    this.#startClock = undefined;
    this.tasksDone += 1;
    // A killed one keeps the program running until it is gone, since its place goes to the next task.
    if (!this.#killed) this.#idle();
    if (answer instanceof WorkerPoolError) throw answer;
    if (!answer.ok) throw fromPlainError(answer.error);
    return answer.value;
  }

  get killed(): boolean {
    return this.#killed;
  }

  /** 0 where the system does not tell. */
  get residentBytes(): number {
    return (this.#child.pid !== undefined && residentBytes(this.#child.pid)) || 0;
  }

  get #queuedMs(): number {
    return (this.#child.pid !== undefined && queuedMs(this.#child.pid)) || 0;
  }

  kill(): void {
    this.#killed = true;
    // A caller that waits for the end must be able to see it: an idle child alone does not keep the program running.
    this.#child.ref();
    this.#child.kill('SIGKILL');
  }

  #watch(
    stop: (error: WorkerPoolError) => void,
    resolve: (answer: AnswerMessage | WorkerPoolError) => void,
  ): void {
    const { timeoutMs, startTimeoutMs, memoryBytes } = this.#limits;
    let timer = setTimeout(
      () => stop(new WorkerPoolError('busy', `no process was ready within ${startTimeoutMs} ms`)),
      startTimeoutMs,
    );
    // How long a process takes to start says nothing about the task that waits for it.
    this.#startClock = () => {
      clearTimeout(timer);
      const startedAt = performance.now();
      const queuedBefore = this.#queuedMs;
      const look = () => {
        const elapsed = performance.now() - startedAt;
        // Nor does what it waits for a processor that others have.
        const ran = elapsed - (this.#queuedMs - queuedBefore);
        const left = Math.min(timeoutMs - ran, LONGEST_WAIT * timeoutMs - elapsed);
        if (left > 0) timer = setTimeout(look, Math.max(left, LEAST_EXTENSION_MS));
        else if (ran > MUCH * timeoutMs)
          stop(new WorkerPoolError('timeout', `the task ran longer than ${timeoutMs} ms`));
        else stop(new WorkerPoolError('busy', `of ${elapsed} ms the task had a processor for ${ran}`));
      };
      timer = setTimeout(look, timeoutMs);
    };
    if (this.#ready) this.#startClock();
    const meter = setInterval(() => {
      const used = this.#child.pid === undefined ? undefined : residentBytes(this.#child.pid);
      if (used !== undefined && used > memoryBytes)
        stop(new WorkerPoolError('memory', `the task used ${used} bytes, more than ${memoryBytes}`));
    }, MEMORY_CHECK_MS);
    this.#settle = (answer) => {
      clearTimeout(timer);
      clearInterval(meter);
      resolve(answer);
    };
  }

  /** An idle worker must not keep the program of its pool alive. */
  #idle(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    if (this.#child.stderr && 'unref' in this.#child.stderr)
      (this.#child.stderr as { unref(): void }).unref();
  }
}
