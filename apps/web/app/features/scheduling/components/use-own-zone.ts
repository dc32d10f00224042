import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { putCookie } from '~/services/put-cookie.ts';
import { isZone } from '~/ui/format/zoned-times.ts';
import { zoneCookie } from '../zone-cookie.ts';

/**
 * Tells the server the browser's zone, once, where it does not know it.
 * @returns changes the zone in which times are shown
 */
export function useOwnZone(isUnknown: boolean): (zone: string) => void {
  const { revalidate } = useRevalidator();

  function choose(zone: string): void {
    putCookie(zoneCookie(zone));
    void revalidate();
  }
  const takeOwn = useEffectEvent(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isUnknown && isZone(own)) choose(own);
  });
  useEffect(() => takeOwn(), []);
  return choose;
}
