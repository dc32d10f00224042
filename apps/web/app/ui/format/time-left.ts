const MINUTE_MS = 60_000;

/** `6 hari 4 jam`, `3 jam 20 menit`, `5 menit`; null once it is over. */
export function timeLeft(until: Date | string, now: number): string | null {
  const minutes = Math.ceil((new Date(until).getTime() - now) / MINUTE_MS);
  if (minutes <= 0) return null;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return [`${days} hari`, hours > 0 && `${hours} jam`].filter(Boolean).join(' ');
  const rest = minutes % 60;
  if (hours > 0) return [`${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean).join(' ');
  return `${rest} menit`;
}
