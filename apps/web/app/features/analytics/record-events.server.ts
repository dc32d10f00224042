import { randomUUID } from 'node:crypto';
import { isbot } from 'isbot';
import { analyticsEvent } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { events as categories, pathShape, wantsNoCounting } from './model.ts';
import type { Batch } from './schema.ts';
import { visitorOfDay } from './visitor.server.ts';

interface RecordEvents {
  services: Pick<Services, 'db' | 'limits'>;
  headers: Headers;
  clientIp: string;
  events: Batch['events'];
  now?: Date;
}

/**
 * Writes a batch down: name, category, the shape of the path, the visitor of the day. No address, no user, no id.
 * Programs, and people who opted out, leave nothing.
 * @throws AppError too_many
 */
export async function recordEvents({
  services,
  headers,
  clientIp,
  events,
  now = new Date(),
}: RecordEvents): Promise<void> {
  const userAgent = headers.get('user-agent') ?? '';
  if (isRefused(headers) || userAgent === '' || isbot(userAgent)) return;
  await services.limits.enforce('analytics-address', clientIp);

  const visitor = await visitorOfDay({ services, clientIp, userAgent, now });
  await services.db.insert(analyticsEvent).values(
    events.map(({ name, path, ago }) => ({
      id: randomUUID(),
      name,
      category: categories[name],
      // Shaped again: what a page says is only believed as far as it cannot hold an id.
      path: pathShape(path),
      visitor,
      createdAt: new Date(now.getTime() - ago),
    })),
  );
}

function isRefused(headers: Headers): boolean {
  return wantsNoCounting({
    doNotTrack: headers.get('dnt'),
    globalPrivacyControl: headers.get('sec-gpc') === '1',
  });
}
