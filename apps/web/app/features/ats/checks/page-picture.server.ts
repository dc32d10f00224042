import { AppError } from '~/services/error.ts';
import { paintingRefusal } from '~/services/reading/painting-refusal.server.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCheck } from './load-check.server.ts';

/** Pixels: sharp on a screen with two to the point, where the CV stands beside the result. */
const WIDTH = 1_100;

interface PagePicture {
  services: Pick<Services, 'db' | 'storage' | 'reading' | 'images' | 'limits'>;
  userId: string;
  id: string;
  /** Counted from 1. */
  page: number;
}

/**
 * A page of a checked PDF as WebP, drawn in the process that reads strangers' files.
 * @throws AppError not_found, too_many, busy
 */
export async function pagePicture({ services, userId, id, page }: PagePicture): Promise<Uint8Array> {
  const { storage, reading, images, limits } = services;
  const { fileKey, status } = await loadCheck({ services, userId, id });
  if (status !== 'done') throw new AppError('not_found');
  await limits.enforce('render-user', userId);
  const pdf = await storage.getBytes(fileKey);
  try {
    return await images.page(await reading.paint(pdf, { page, width: WIDTH }));
  } catch (error) {
    throw paintingRefusal(error, 'not_found');
  }
}
