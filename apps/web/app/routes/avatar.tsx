import { createReadableStreamFromReadable } from '@react-router/node';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import type { Route } from './+types/avatar.ts';

/** A portrait, by its unguessable id. It was drawn by us, is a picture and nothing else, and never changes. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const stream = await services.storage.getStream(`avatar/${params.id}`).catch(asMissing);
  return new Response(createReadableStreamFromReadable(stream), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=31536000, immutable',
    },
  });
});

function asMissing(error: unknown): never {
  if (error instanceof StorageError && error.code !== 'unavailable') throw new AppError('not_found');
  throw error;
}
