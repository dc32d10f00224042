import { HOME_ZONE, isZone } from '~/ui/format/zoned-times.ts';

const ZONE = /(?:^|;\s*)zone=([^;]{1,90})/;
const YEAR = 31_536_000;

/** The zone in which somebody wants to see times, as their browser or they themselves said; null as long as nobody did. */
export function readZone(headers: Headers): string | null {
  const [, value] = ZONE.exec(headers.get('cookie') ?? '') ?? [];
  if (!value) return null;
  try {
    const zone = decodeURIComponent(value);
    return isZone(zone) ? zone : null;
  } catch {
    return null;
  }
}

export function zoneOf(headers: Headers): string {
  return readZone(headers) ?? HOME_ZONE;
}

export function zoneCookie(zone: string): string {
  return `zone=${encodeURIComponent(zone)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
