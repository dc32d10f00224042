import { withRefusals } from '~/features/cv-rendering/public.server.ts';
import { AppError } from '~/services/error.ts';
import { paintingRefusal } from '~/services/reading/painting-refusal.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { SharedCv } from './open-share.server.ts';
import { publicName } from './public-name.ts';

type Needs = Pick<Services, 'rendering' | 'reading' | 'images' | 'log'>;

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

async function make(services: Needs, words: { name: string; role: string }): Promise<Uint8Array> {
  const { reading, images } = services;
  const card = { ...words, label: 'Curriculum vitae', footer: 'Dibagikan lewat Setapak' };
  const pdf = await withRefusals({ services, run: (rendering) => rendering.shareCard(card) });
  try {
    return await images.png(await reading.paint(pdf, { page: 1, width: WIDTH }));
  } catch (error) {
    throw paintingRefusal(error, 'render_failed');
  }
}
