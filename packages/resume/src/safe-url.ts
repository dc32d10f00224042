const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const ALLOWED: ReadonlySet<string> = new Set(['https', 'http', 'mailto', 'tel']);
const EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
const HOST =
  /^(?:[a-z0-9\u00A1-\uFFFF](?:[a-z0-9\u00A1-\uFFFF-]{0,61}[a-z0-9\u00A1-\uFFFF])?\.)+[a-z\u00A1-\uFFFF]{2,24}(?::\d{1,5})?(?:[/?#]|$)/i;

/**
 * The address as a link may carry it, or undefined when it may not. https, mailto and tel pass. http becomes https: every
 * site that matters answers there, and a reader that blocks plain http still follows the link. A bare domain gets https,
 * a bare e-mail address mailto. All else (javascript, data, file, relative paths) is printed as text without a link.
 */
export function safeUrl(input: string): string | undefined {
  const text = input.trim();
  if (text === '' || text.length > 1_000 || /[\s<>"\\^`{|}]/.test(text)) return undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (HOST.test(text)) return whole(`https://${text}`);
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'https' || scheme === 'http') return whole(text.replace(/^https?:/i, 'https:'));
  if (scheme === 'mailto') return EMAIL.test(text.slice(7).split('?')[0] ?? '') ? text : undefined;
  if (scheme === 'tel') return telUrl(text.slice(4));
  return undefined;
}

/**
 * Whether the text is an address of a kind that `safeUrl` never lets pass: `javascript:`, `file:`, `skype:`. Where it is put into a link all
 * the same, a browser passes over what cannot be seen before and within a scheme.
 */
export function hasForbiddenScheme(input: string): boolean {
  const text = input.replace(/^[\s\p{Cc}]+|\p{Cc}+/gu, '');
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  return scheme !== undefined && !ALLOWED.has(scheme) && !HOST.test(text);
}

/** `+62 812-3456-7890` → `tel:+6281234567890`; undefined for what is no phone number. */
export function telUrl(phone: string): string | undefined {
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+?\d{5,20}$/.test(digits) ? `tel:${digits}` : undefined;
}

function whole(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { username, password, hostname } = new URL(url);
  // `https://bank.example@evil.example` shows one site and opens another.
  return username || password || hostname === '' ? undefined : url;
}
