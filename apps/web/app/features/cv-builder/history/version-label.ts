import { formatDateTime } from '~/ui/format/dates.ts';
import type { Version } from './version-api.ts';

/** What a version is called: by its name, else by when it was kept. */
export function labelOf({ name, createdAt }: Version): string {
  return name ?? formatDateTime(createdAt);
}
