import type { Services } from '~/services/services.server.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';
import { codeAddress } from './code-address.server.ts';
import { withRendering } from './with-rendering.server.ts';

/** Sharp on a phone, and near enough on a desk until the page itself is painted. */
const WIDTH = 800;

interface FirstPage {
  services: Pick<Services, 'db' | 'baseUrl' | 'rendering' | 'limits' | 'log'>;
  userId: string;
  id: string;
}

/**
 * Page 1 of a CV as it is stored, as WebP: it stands in until the browser can paint pages itself.
 * @throws AppError not_found, too_many, too_long, busy, render_failed
 */
export async function firstPage({
  services,
  userId,
  id,
}: FirstPage): Promise<{ version: number; picture: Uint8Array }> {
  const { version, document } = await loadCv({ services, userId, id });
  const code = await codeAddress({ services, userId, id, document });
  const picture = await withRendering({
    services,
    userId,
    run: async (rendering) =>
      rendering.pageImage(await rendering.render(document, { pages: 'multi', ...code }), {
        page: 1,
        width: WIDTH,
        isDrawing: document.profile.photograph === '',
      }),
  });
  return { version, picture };
}
