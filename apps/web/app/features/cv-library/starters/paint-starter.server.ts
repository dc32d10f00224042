import { starterResume, type StarterRole, type TemplateName } from '@setapak/resume';
import type { Services } from '~/services/services.server.ts';
import { pictureWidths, type PictureSize } from './starters.ts';
import { withRefusals } from '~/features/cv-rendering/public.server.ts';

interface PaintStarter {
  services: Pick<Services, 'rendering' | 'log'>;
  size: PictureSize;
  role: StarterRole;
  template: TemplateName;
}

/** Everybody sees the same few starters, so each is set once in a process's life, and painted once in each size. */
const printed = new Map<string, Promise<Uint8Array>>();
const painted = new Map<string, Promise<Uint8Array>>();

/** The first page of a role's starter in a design, as WebP. @throws AppError busy, render_failed */
export function paintStarter({ services, size, role, template }: PaintStarter): Promise<Uint8Array> {
  const starter = `${role} ${template}`;
  return once(painted, `${size} ${starter}`, () =>
    withRefusals({
      services,
      run: async (rendering) => {
        const pdf = await once(printed, starter, () =>
          rendering.render(starterResume(role), { pages: 'multi', template }),
        );
        return rendering.pageImage(pdf, { page: 1, width: pictureWidths[size] });
      },
    }),
  );
}

/** What was made under this name, or is being made; what failed is made anew. */
function once<T>(kept: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(name);
  if (known) return known;
  const making = make().catch((error: unknown) => {
    kept.delete(name);
    throw error;
  });
  kept.set(name, making);
  return making;
}
