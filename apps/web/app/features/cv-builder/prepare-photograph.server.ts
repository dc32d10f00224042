import { buffer } from 'node:stream/consumers';
import type { PhotoShape } from '@setapak/resume';
import { AppError } from '~/services/error.ts';
import { drawPhoto, LARGEST_PHOTO } from '~/services/images/draw-photo.server.ts';
import type { Services } from '~/services/services.server.ts';
import { capStream } from '~/services/storage/cap-stream.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';

interface PreparePhotograph {
  services: Pick<Services, 'db' | 'images' | 'limits'>;
  userId: string;
  id: string;
  body: ReadableStream<Uint8Array> | null;
  /** How the person framed it; '' where they did not. */
  shape?: PhotoShape;
}

/**
 * A stranger's photo, drawn anew as a small square, or as a pas foto where it was framed as one. It lives in the CV's document alone: as private as that, gone with it.
 * @returns a data URL
 * @throws AppError not_found, bad_image, busy, too_many
 */
export async function preparePhotograph(request: PreparePhotograph): Promise<string> {
  const { services, userId, id, body, shape = '' } = request;
  await services.limits.enforce('upload-user', userId);
  await loadCv({ services, userId, id });
  if (!body) throw new AppError('bad_image');
  const bytes = await buffer(capStream(body, LARGEST_PHOTO)).catch(refuse);
  const square = await drawPhoto({ bytes, draw: (photo) => services.images.photograph(photo, shape) });
  return `data:image/webp;base64,${Buffer.from(square).toString('base64')}`;
}

function refuse(error: unknown): never {
  throw new AppError('bad_image', { cause: error });
}
