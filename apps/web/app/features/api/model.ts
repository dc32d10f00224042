/** How many keys a person may have at a time. */
export const TOKEN_LIMIT = 10;

/** Every token begins with this, so that scanners of leaked secrets can know one. */
export const TOKEN_PREFIX = 'stp_';
