import type { PaintOptions } from '@setapak/ats/pool';
import { paintingRefusal } from '~/services/reading/painting-refusal.server.ts';
import type { Services } from '~/services/services.server.ts';

/** Pixels: sharp beside a form and on a phone. */
const WIDTH = 1_240;

interface PaintStored {
  services: Pick<Services, 'reading' | 'images' | 'storage' | 'limits'>;
  userId: string;
  fileKey: string;
  page: number;
  /** How the page's text runs, in degrees clockwise; the picture is turned back. */
  turn?: PaintOptions['turn'];
}

/** The answer with one page of a person's own PDF as a picture. @throws AppError not_found, too_many, busy */
export async function paintStored({ services, userId, fileKey, page, turn }: PaintStored): Promise<Response> {
  const { limits, storage, reading, images } = services;
  await limits.enforce('render-user', userId);
  try {
    const pixels = await reading.paint(await storage.getBytes(fileKey), {
      page,
      width: WIDTH,
      ...(turn && { turn }),
    });
    return new Response(Buffer.from(await images.page(pixels)), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400, immutable' },
    });
  } catch (error) {
    throw paintingRefusal(error, 'not_found');
  }
}
