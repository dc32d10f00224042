/**
 * Why a task got no answer from its worker:
 * `timeout` it ran past its time, `memory` it grew past its memory, `crashed` its process died,
 * `busy` the queue is full, no process was ready in time or the machine gave it no time, `closed` the pool was shut down.
 */
export type WorkerPoolErrorCode = 'timeout' | 'memory' | 'crashed' | 'busy' | 'closed';

export class WorkerPoolError extends Error {
  override readonly name = 'WorkerPoolError';
  readonly code: WorkerPoolErrorCode;

  constructor(code: WorkerPoolErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
