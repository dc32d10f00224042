import type { Resume, TemplateName } from '@setapak/resume';
import type { Services } from '~/services/services.server.ts';
import { withRendering } from '~/features/cv-rendering/public.server.ts';

/** Twice as wide as a card of the template panel, for screens of double density. */
const WIDTH = 320;

interface RenderTemplatePicture {
  services: Pick<Services, 'rendering' | 'limits' | 'log'>;
  userId: string;
  document: Resume;
  template: TemplateName;
}

/**
 * The first page of a document in another template, as WebP: what choosing it would look like.
 * @throws AppError too_many, too_long, busy, render_failed
 */
export async function renderTemplatePicture(options: RenderTemplatePicture): Promise<Uint8Array> {
  const { services, userId, document, template } = options;
  return withRendering({
    services,
    userId,
    run: async (rendering) => {
      const pdf = await rendering.render(document, { pages: 'multi', template });
      return rendering.pageImage(pdf, { page: 1, width: WIDTH });
    },
  });
}
