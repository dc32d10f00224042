import type { Role } from '~/services/auth/auth.server.ts';

/**
 * Whether a role is given only to an account whose address was proved: anybody can register anybody's address (docs/decisions/014), and
 * the first to come would get what is meant for its owner.
 */
export const needsProof = (role: Role): boolean => role === 'admin' || role === 'reviewer';
