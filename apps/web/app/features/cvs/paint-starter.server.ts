import { starterResume, type StarterRole, type TemplateName } from '@setapak/resume';
import type { Services } from '~/services/services.server.ts';
import { pictureWidths, type PictureSize } from './starters.ts';
import { withRefusals } from './with-rendering.server.ts';

interface PaintStarter {
  services: Pick<Services, 'rendering' | 'log'>;
  size: PictureSize;
  role: StarterRole;
  template: TemplateName;
}

/** Everybody sees the same few pictures, so each is painted once in a process's life. */
const painted = new Map<string, Promise<Uint8Array>>();

/** The first page of a role's starter in a design, as WebP. @throws AppError busy, render_failed */
export function paintStarter({ services, size, role, template }: PaintStarter): Promise<Uint8Array> {
  const key = `${size} ${role} ${template}`;
  const known = painted.get(key);
  if (known) return known;
  const painting = withRefusals({
    services,
    run: async (rendering) => {
      const pdf = await rendering.render(starterResume(role), { pages: 'multi', template });
      return rendering.pageImage(pdf, { page: 1, width: pictureWidths[size] });
    },
  }).catch((error: unknown) => {
    painted.delete(key);
    throw error;
  });
  painted.set(key, painting);
  return painting;
}
