interface Share {
  active: boolean;
  listed: boolean;
  passwordHash: string | null;
  endsAt: Date | null;
}

/** Whether a CV is for everybody: a chosen address, which can be guessed, opens nothing else. */
export function isPublic({ active, listed, passwordHash, endsAt }: Share, now = new Date()): boolean {
  return active && listed && passwordHash === null && (endsAt === null || endsAt > now);
}
