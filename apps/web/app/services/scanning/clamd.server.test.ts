import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { clamdAt, scanWithClamd } from './clamd.server.ts';

const TIMEOUT_MS = 500;

/** A clamd that does this with every connection. */
async function clamdThat(answers: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    answers(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, timeoutMs: TIMEOUT_MS };
}

/** More than what stands in the buffers of a connection, so that a scanner which reads nothing holds it up. */
function largeFile(): Readable {
  return Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024, 'x')));
}

/** As soon as everything came. */
function whenRead(socket: Socket, answer: string): void {
  socket.on('data', (part) => {
    if (part.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
  });
}

test('clamd: a file is clean, or holds what clamd names', async () => {
  const clean = await clamdThat((socket) => whenRead(socket, 'stream: OK\0'));
  expect(await scanWithClamd(largeFile(), clean)).toBeNull();
  const found = await clamdThat((socket) => whenRead(socket, 'stream: Eicar-Signature FOUND\0'));
  expect(await scanWithClamd(largeFile(), found)).toBe('Eicar-Signature');
});

test.each<[string, (socket: Socket) => void]>([
  ['reads and says nothing', (socket) => void socket.resume()],
  ['reads nothing', () => undefined],
  [
    'answers letter by letter and never ends',
    (socket) => {
      socket.resume();
      const letters = setInterval(() => socket.write('x'), TIMEOUT_MS / 10);
      socket.on('close', () => clearInterval(letters));
    },
  ],
  ['hangs up at once', (socket) => void socket.destroy()],
  ['answers before it has the file', (socket) => void socket.end('stream: OK\0')],
  ['ends in the middle of its answer', (socket) => whenRead(socket, 'stream: OK')],
  ['says what is no answer of it', (socket) => whenRead(socket, 'stream: OKAY\0')],
  ['finds the file too large', (socket) => whenRead(socket, 'INSTREAM size limit exceeded. ERROR\0')],
  ['answers without an end', (socket) => whenRead(socket, 'x'.repeat(100_000))],
])('clamd: no file is taken for clean, and each is closed, where a scanner %s', async (_, answers) => {
  const file = largeFile();
  await expect(scanWithClamd(file, await clamdThat(answers))).rejects.toThrow();
  await expect.poll(() => file.destroyed).toBe(true);
});

test('clamd: a file that breaks while it is read fails the scan with what broke it', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(1_000);
      throw new Error('the store went away');
    })(),
  );
  const clamd = await clamdThat((socket) => void socket.resume());
  await expect(scanWithClamd(broken, clamd)).rejects.toThrow('the store went away');
});

test.each([
  ['tcp://127.0.0.1:3311', { host: '127.0.0.1', port: 3311 }],
  ['tcp://clamav.internal', { host: 'clamav.internal', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
])('clamd: where %s is', (address, expected) => {
  expect(clamdAt(address)).toEqual(expected);
});
