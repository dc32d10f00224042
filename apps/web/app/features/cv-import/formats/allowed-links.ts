import { hasForbiddenScheme, withoutForbiddenLinks, type Resume } from '@setapak/resume';

const LINK_FIELD = /^(?:website|linkedin|link)$/;

/**
 * The same CV with addresses alone that a link may have, as `safeUrl` says; the words of a link stay. No page of ours follows the others, but a
 * file that is handed on could.
 * @returns also what it no longer has
 */
export function withAllowedLinks(document: Resume): { document: Resume; dropped: string[] } {
  const dropped: string[] = [];
  return { document: allowed(document, '', dropped) as Resume, dropped };
}

function allowed(value: unknown, key: string, dropped: string[]): unknown {
  if (typeof value === 'string') {
    if (LINK_FIELD.test(key)) {
      if (!hasForbiddenScheme(value)) return value;
      dropped.push(value);
      return '';
    }
    const { text, addresses } = withoutForbiddenLinks(value);
    dropped.push(...addresses);
    return text;
  }
  if (Array.isArray(value)) return value.map((each) => allowed(each, key, dropped));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, allowed(each, name, dropped)]),
  );
}
