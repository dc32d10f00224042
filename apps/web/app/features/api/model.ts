/** How many keys a person may have at a time. */
export const TOKEN_LIMIT = 10;

/** What a token may open. */
export const tokenScopes = {
  read: 'Baca CV (memakai kuota ATS)',
  print: 'Cetak CV-mu jadi PDF',
} as const;

export type TokenScope = keyof typeof tokenScopes;

/** For how many days a token can be made. */
export const tokenDays = [30, 90, 365] as const;
export const USUAL_DAYS = 90;

/** Every token begins with this, so that scanners of leaked secrets can know one. */
export const TOKEN_PREFIX = 'stp_';
