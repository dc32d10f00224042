import { bodyOf } from '../body-of.server.ts';
import { AppError } from '../error.ts';
import type { Services } from '../services.server.ts';
import { StorageError } from '../storage/storage.server.ts';

interface SendPicture {
  services: Pick<Services, 'storage'>;
  key: string;
  /** Who may keep it on the way: it never changes under its name. */
  cache: 'public' | 'private';
}

/** A picture that was drawn by us, and is nothing else. @throws AppError not_found */
export async function sendPicture({ services, key, cache }: SendPicture): Promise<Response> {
  const stream = await services.storage.getStream(key).catch(asMissing);
  return new Response(bodyOf(stream), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': `${cache}, max-age=31536000, immutable`,
    },
  });
}

function asMissing(error: unknown): never {
  if (error instanceof StorageError && error.code !== 'unavailable') throw new AppError('not_found');
  throw error;
}
