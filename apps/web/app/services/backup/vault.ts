import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** What a plain content is told by. */
export interface Print {
  bytes: number;
  sha256: string;
}

/** A folder of encrypted files, in the format of age (age-encryption.org/v1). */
export interface Vault {
  /** The file appears once it is whole. */
  write(name: string, content: Readable): Promise<Print>;
  /** @throws Error without the right identity, or where the file was changed */
  read(name: string): Promise<Readable>;
  has(name: string): boolean;
  /** What the maker of backups must know without being able to read them, in clear. */
  writeNote(name: string, note: object): Promise<void>;
  /** @returns undefined where there is none */
  readNote<Note>(name: string): Promise<Note | undefined>;
  /** The names in one folder. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

interface VaultOptions {
  folder: string;
  /** `age1…`: who can read it. The machine that makes backups needs no more. */
  recipient?: string | undefined;
  /** `AGE-SECRET-KEY-1…`: needed to read. */
  identity?: string | undefined;
}

export function openVault({ folder, recipient, identity }: VaultOptions): Vault {
  const pathOf = (name: string) => join(folder, `${name}.age`);
  return {
    async write(name, content) {
      if (!recipient)
        throw new Error('BACKUP_RECIPIENT is not set: `npm run backup -- --new-key` makes one.');
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      const { stream, print } = measured();
      const unfinished = join(folder, `.${randomUUID()}`);
      await mkdir(dirname(pathOf(name)), { recursive: true, mode: 0o700 });
      try {
        const plain = Readable.toWeb(content.pipe(stream)) as unknown as ReadableStream<Uint8Array>;
        content.on('error', (error) => stream.destroy(error));
        const sealed = await encrypter.encrypt(plain);
        await pipeline(
          Readable.fromWeb(sealed as unknown as WebStream<Uint8Array>),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        );
        await rename(unfinished, pathOf(name));
        return print();
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async read(name) {
      if (!identity) throw new Error('BACKUP_IDENTITY is not set: without it a backup cannot be read.');
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      const sealed = Readable.toWeb(createReadStream(pathOf(name))) as unknown as ReadableStream<Uint8Array>;
      return Readable.fromWeb((await decrypter.decrypt(sealed)) as unknown as WebStream<Uint8Array>);
    },
    async writeNote(name, note) {
      const path = join(folder, `${name}.json`);
      await writeFile(`${path}.new`, JSON.stringify(note), { mode: 0o600, flush: true });
      await rename(`${path}.new`, path);
    },
    async readNote<Note>(name: string) {
      const note = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined);
      return note === undefined ? undefined : (JSON.parse(note) as Note);
    },
    has: (name) => existsSync(pathOf(name)),
    list: (inside) => readdir(join(folder, inside)).catch(() => []),
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

/** A stream that looks at what goes through it. */
export function measured(): { stream: Transform; print(): Print } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  let sha256: string | undefined;
  return { stream, print: () => ({ bytes, sha256: (sha256 ??= hash.digest('hex')) }) };
}

/** Reads to the end. */
export async function printOf(content: Readable): Promise<Print> {
  const { stream, print } = measured();
  stream.resume();
  await pipeline(content, stream);
  return print();
}
