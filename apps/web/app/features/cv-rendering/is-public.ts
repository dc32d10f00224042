interface OpenShare {
  active: boolean;
  endsAt: Date | null;
}

interface Share extends OpenShare {
  listed: boolean;
  passwordHash: string | null;
}

/** Whether a CV is shared now. */
export function isOpen({ active, endsAt }: OpenShare, now = new Date()): boolean {
  return active && (endsAt === null || endsAt > now);
}

/** Whether a CV is for everybody: a chosen address, which can be guessed, opens nothing else. */
export function isPublic(share: Share, now = new Date()): boolean {
  return isOpen(share, now) && share.listed && share.passwordHash === null;
}
