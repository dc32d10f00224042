import { flushCompileCache } from 'node:module';
import { toPlainError, type AnswerMessage, type ReadyMessage, type TaskMessage } from './protocol.ts';

type Methods = Record<string, (...args: never[]) => unknown>;

/**
 * Answers the tasks of a pool from inside its worker process.
 * @param methods the functions a pool may call by name; arguments and results must survive structured clone
 */
export function serve(methods: Methods): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('serve() runs only inside a worker process of a pool');

  process.on('message', (task: TaskMessage) => {
    void answer(methods, task).then((message) => send(message));
  });
  process.on('disconnect', () => process.exit(0));
  send({ ready: true } satisfies ReadyMessage);
  // Workers are killed, never ended: what they compiled is kept now.
  flushCompileCache();
}

async function answer(methods: Methods, task: TaskMessage): Promise<AnswerMessage> {
  try {
    const method = Object.hasOwn(methods, task.method) ? methods[task.method] : undefined;
    if (!method) throw new Error(`no method ${task.method}`);
    return { ok: true, value: await method(...(task.args as never[])) };
  } catch (error) {
    return { ok: false, error: toPlainError(error) };
  }
}
