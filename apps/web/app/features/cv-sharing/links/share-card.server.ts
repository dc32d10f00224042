import { ImageError } from '~/services/images/images.server.ts';
import { ReadError } from '@setapak/ats/pool';
import { RenderError } from '@setapak/resume-pdf/pool';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { SharedCv } from './open-share.server.ts';
import { publicName } from './public-name.ts';

type Needs = Pick<Services, 'rendering' | 'reading' | 'images'>;

interface ShareCardOf {
  services: Needs;
  shared: Pick<SharedCv, 'id' | 'version' | 'name' | 'source' | 'hasPassword'>;
  /** Before a card that is not known is made. */
  onMiss: () => Promise<void>;
}

/** How many cards a process keeps; each is some twenty kilobytes. */
const KEPT = 200;
const WIDTH = 1200;

const kept = new Map<string, Promise<Uint8Array>>();

/**
 * The picture that stands where a link is shared: the person's name and role, and nothing else of the CV. What was made of a version
 * is kept a while. A CV with a password has none, for nobody.
 * @throws AppError not_found, too_many, busy, render_failed
 */
export async function shareCard({ services, shared, onMiss }: ShareCardOf): Promise<Uint8Array> {
  if (shared.hasPassword) throw new AppError('not_found');
  const { document } = shared.source;
  const name = publicName(shared.name, document);
  // An uploaded file is renamed without becoming another version.
  const key = `${shared.id} ${shared.version} ${name}`;
  const known = kept.get(key);
  if (known) return known;
  await onMiss();
  const making = make(services, { name, role: document?.profile.subtitle.trim() ?? '' });
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  for (const [oldest] of kept) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return making;
}

async function make(
  { rendering, reading, images }: Needs,
  words: { name: string; role: string },
): Promise<Uint8Array> {
  try {
    const pdf = await rendering.shareCard({
      ...words,
      label: 'Curriculum vitae',
      footer: 'Dibagikan lewat Setapak',
    });
    return await images.png(await reading.paint(pdf, { page: 1, width: WIDTH }));
  } catch (error) {
    if (error instanceof RenderError || error instanceof ReadError || error instanceof ImageError)
      throw new AppError(error.code === 'busy' ? 'busy' : 'render_failed', { cause: error });
    throw error;
  }
}
