import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PhotoFrame } from '@setapak/resume-pdf/looks';
import { createWorkerPool } from '@setapak/worker-pool';
import type { Pixels } from '@setapak/ats/pool';

export interface Images {
  /**
   * A square WebP of a stranger's photo, made in a process of its own.
   * @throws ImageError
   */
  avatar(photo: Uint8Array): Promise<Uint8Array>;
  /** A page that was painted, as WebP. @throws ImageError */
  page(pixels: Pixels): Promise<Uint8Array>;
  /** The same as PNG, which every chat shows. @throws ImageError */
  png(pixels: Pixels): Promise<Uint8Array>;
  /** The same, small enough to stand inside a CV; `portrait` is 3 : 4. @throws ImageError */
  photograph(photo: Uint8Array, shape?: string): Promise<Uint8Array>;
  /** The photograph of a CV, a data URL, cut as in its PDF: a JPEG, or a PNG where its corners are round. @throws ImageError */
  framed(photograph: string, frame: PhotoFrame): Promise<Uint8Array>;
  /** A picture for a page in its own shape, as WebP. @throws ImageError */
  picture(picture: Uint8Array): Promise<Uint8Array>;
  /** A photograph of a paper, as a PDF of one page. @throws ImageError */
  scan(photo: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** `bad_image` it is no photo that we read, `busy` too many wait already. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: 'bad_image' | 'busy';

  constructor(code: 'bad_image' | 'busy', options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
  }
}

// The server is one bundled file; the worker is run from its source, as those of the packages are.
const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));

/** The process starts with the first photo. */
export function createImages(): Images {
  const workers = createWorkerPool({
    script: join(packageFolder, 'app/services/images/worker.ts'),
    size: 1,
    timeoutMs: 10_000,
    memoryBytes: 512 * 2 ** 20,
    maxQueue: 20,
    recycleAfter: 200,
  });
  const run = async (method: string, args: unknown[]) => {
    try {
      const bytes = await workers.run<Uint8Array>(method, args);
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // What takes too much time or memory, or kills its reader, is no photo to us either.
      throw new ImageError(code === 'busy' || code === 'closed' ? 'busy' : 'bad_image', { cause: error });
    }
  };
  return {
    avatar: (photo) => run('encodeAvatar', [photo]),
    page: (pixels) => run('encodePage', [pixels]),
    png: (pixels) => run('encodePng', [pixels]),
    photograph: (photo, shape = '') => run('encodePhotograph', [photo, shape]),
    framed: (photograph, frame) => run('encodeFramed', [photograph, frame]),
    picture: (picture) => run('encodePicture', [picture]),
    scan: (photo) => run('encodeScan', [photo]),
    close: () => workers.close(),
  };
}
