/** Where most people have their mail, and others whose names are close to one of these. */
const KNOWN = new Set(
  (
    'gmail.com googlemail.com yahoo.com yahoo.co.id yahoo.co.uk ymail.com rocketmail.com hotmail.com hotmail.co.id outlook.com ' +
    'outlook.co.id live.com icloud.com mail.com email.com email.id gmx.com aol.com msn.com'
  ).split(' '),
);

/** What a slip leads to: the large ones. */
const MEANT = ['gmail.com', 'yahoo.com', 'yahoo.co.id', 'hotmail.com', 'outlook.com', 'icloud.com'];

/** Endings that these do not have, but that people give them. */
const OTHER_ENDINGS: Readonly<Record<string, string>> = {
  'gmail.co.id': 'gmail.com',
  'gmail.id': 'gmail.com',
  'gmail.net': 'gmail.com',
  'icloud.co.id': 'icloud.com',
};

/**
 * The address that somebody most likely meant, where one letter of a large provider's name is missing, too many, another
 * one, or changed places with its neighbour: `rani@gmial.com` → `rani@gmail.com`; undefined otherwise.
 */
export function meantMailAddress(typed: string): string | undefined {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const domain = host?.toLowerCase();
  if (!name || !domain || KNOWN.has(domain)) return undefined;
  const meant = OTHER_ENDINGS[domain] ?? MEANT.find((provider) => isOneSlip(domain, provider));
  return meant && `${name}@${meant}`;
}

function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
