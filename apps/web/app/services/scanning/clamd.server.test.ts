import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { clamdAt, scanWithClamd, type Clamd } from './clamd.server.ts';

/** For scanners that never end; the others are waited for. */
const SHORT_MS = 500;

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
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

/** More than what stands in the buffers of a connection, so that a scanner which reads nothing holds it up. */
function largeFile(): Readable {
  return Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024, 'x')));
}

/** As soon as everything came, whose end are four bytes of 0. */
function whenRead(socket: Socket, answer: string): void {
  let end = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    end = Buffer.concat([end, part.subarray(-4)]).subarray(-4);
    if (end.equals(Buffer.alloc(4))) socket.end(answer);
  });
}

const letterByLetter = (socket: Socket): void => {
  socket.resume();
  const letters = setInterval(() => socket.write('x'), SHORT_MS / 10);
  socket.on('close', () => clearInterval(letters));
};

test('clamd: a file is clean, or holds what clamd names', async () => {
  const clean = await clamdThat((socket) => whenRead(socket, 'stream: OK\0'));
  expect(await scanWithClamd(largeFile(), clean)).toBeNull();
  const found = await clamdThat((socket) => whenRead(socket, 'stream: Eicar-Signature FOUND\0'));
  expect(await scanWithClamd(largeFile(), found)).toBe('Eicar-Signature');
});

async function expectNotClean(clamd: Clamd): Promise<void> {
  const file = largeFile();
  await expect(scanWithClamd(file, clamd)).rejects.toThrow();
  await expect.poll(() => file.destroyed).toBe(true);
}

test.each<[string, (socket: Socket) => void]>([
  ['reads and says nothing', (socket) => void socket.resume()],
  ['reads nothing', () => undefined],
  ['answers letter by letter and never ends', letterByLetter],
])('clamd: where a scanner %s, its time ends, and the file is closed', async (_, answers) => {
  await expectNotClean({ ...(await clamdThat(answers)), timeoutMs: SHORT_MS });
});

test.each<[string, (socket: Socket) => void]>([
  ['hangs up at once', (socket) => void socket.destroy()],
  ['answers before it has the file', (socket) => void socket.end('stream: OK\0')],
  ['ends in the middle of its answer', (socket) => whenRead(socket, 'stream: OK')],
  ['says what is no answer of it', (socket) => whenRead(socket, 'stream: OKAY\0')],
  ['finds the file too large', (socket) => whenRead(socket, 'INSTREAM size limit exceeded. ERROR\0')],
  ['answers without an end', (socket) => whenRead(socket, 'x'.repeat(100_000))],
])('clamd: where a scanner %s, no file is taken for clean, and each is closed', async (_, answers) => {
  await expectNotClean(await clamdThat(answers));
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
