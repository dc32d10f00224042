import { AppError } from '~/services/error.ts';
import { paintingRefusal } from '~/services/reading/painting-refusal.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { DrawnCv } from './drawn-cvs.server.ts';
import { PICTURE_WIDTH } from './model.ts';

interface PagePicture {
  services: Pick<Services, 'reading' | 'images'>;
  drawn: DrawnCv;
  /** Counted from 1. */
  page: number;
}

/** A page of a drawn CV as a picture. @throws AppError not_found, busy */
export async function pagePicture({ services, drawn, page }: PagePicture): Promise<Uint8Array> {
  const { reading, images } = services;
  if (!Number.isInteger(page) || page < 1 || page > drawn.pages.length) throw new AppError('not_found');
  const known = drawn.pictures.get(page);
  if (known) return known;
  const painting = reading
    .paint(drawn.pdf, { page, width: PICTURE_WIDTH })
    .then((pixels) => images.page(pixels))
    .catch((error: unknown) => {
      drawn.pictures.delete(page);
      throw paintingRefusal(error, 'render_failed');
    });
  drawn.pictures.set(page, painting);
  return painting;
}
