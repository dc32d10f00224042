export const WIDE = '(width >= 768px)';
const WIDE_ROWS = 20;
const NARROW_ROWS = 10;
const SEED = /(?:^|;\s*)mentor_seed=(-?\d{1,10})(?:;|$)/;
const ROWS = /(?:^|;\s*)mentor_rows=(10|20)(?:;|$)/;
const YEAR = 31_536_000;

/**
 * Reads it from the cookies. Until script has measured the window once, the browser's word on whether it is a phone decides.
 * @returns without a seed where there is none yet
 */
export function readBrowsing(headers: Headers): { seed: number | null; perPage: number } {
  const cookies = headers.get('cookie') ?? '';
  const seed = SEED.exec(cookies)?.[1];
  const rows = ROWS.exec(cookies)?.[1];
  return {
    seed: seed === undefined ? null : Number(seed) | 0,
    perPage: rows === undefined ? rowsFor(!isPhone(headers)) : Number(rows),
  };
}

/** Ends with the browser's session: the next visit is shuffled anew. */
export function seedCookie(seed: number): string {
  return `mentor_seed=${seed}; Path=/app; HttpOnly; SameSite=Lax`;
}

export function rowsCookie(rows: number): string {
  return `mentor_rows=${rows}; Path=/app; Max-Age=${YEAR}; SameSite=Lax`;
}

export function rowsFor(wide: boolean): number {
  return wide ? WIDE_ROWS : NARROW_ROWS;
}

function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint === null ? /\bMobi/.test(headers.get('user-agent') ?? '') : hint === '?1';
}
