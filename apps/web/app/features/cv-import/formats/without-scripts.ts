import type { Resume } from '@setapak/resume';

/** Spaces and control characters before or within a scheme are passed over by browsers. */
const SCRIPT = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:|^[\s\p{Cc}]*data:/iu;
const LINK_FIELD = /^(?:website|linkedin|link)$/;
const SCRIPT_LINK =
  /\[((?:[^[\]\\\n]|\\.){1,500})\]\((?:javascript|vbscript|data):[^()\s]{0,1000}(?:\([^()]{0,200}\)[^()\s]{0,500}){0,3}\)/gi;

/** Whether following an address would run what it says: that is no link of a CV. */
export function isScript(address: string): boolean {
  return SCRIPT.test(address);
}

/** The same CV without such addresses; the words of a link stay. No page of ours follows them, but a file that is handed on could. */
export function withoutScripts(document: Resume): Resume {
  return cleaned(document, '') as Resume;
}

/** The addresses that a CV without them no longer has. */
export function scriptsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return LINK_FIELD.test(key) && isScript(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => scriptsIn(each, name));
}

function cleaned(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    if (LINK_FIELD.test(key)) return isScript(value) ? '' : value;
    return value.includes('](') ? value.replace(SCRIPT_LINK, '$1') : value;
  }
  if (Array.isArray(value)) return value.map((each) => cleaned(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each, name)]));
}
