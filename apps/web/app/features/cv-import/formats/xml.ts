import { LIMITS, ResumeError } from '@setapak/resume';
import { isRecord, type Fields } from './fields.ts';

/** Elements inside one another; a CV needs a dozen. */
const DEEPEST = 40;
/** Elements in all, of which a CV has some hundreds: as many as a document may hold values. */
const MOST = LIMITS.nodes;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

interface Open {
  name: string;
  fields: Fields;
  text: string;
}

/**
 * XML as an object: an element is a text where it holds nothing else, several of the same name are a list, and an attribute stands
 * beside the children. Names lose their prefix. No entities are declared and nothing is fetched. Linear in the length of the text.
 * @returns undefined for what is no XML
 * @throws ResumeError too_large, for more elements than a CV may hold
 */
export function readXml(xml: string): Fields | undefined {
  const top: Open = { name: '', fields: {}, text: '' };
  const open: Open[] = [top];
  let elements = 0;
  for (const token of tokensOf(xml)) {
    if (token === undefined) return undefined;
    const here = open.at(-1) ?? top;
    if (token.startsWith('<![CDATA[')) here.text += token.slice(9, -3);
    else if (!token.startsWith('<')) here.text += decode(token);
    else if (token.startsWith('</')) {
      if (open.length < 2 || localName(token.slice(2, -1)) !== here.name) return undefined;
      close(open);
    } else if (!/^<[?!]/.test(token)) {
      if (open.length > DEEPEST) return undefined;
      if (++elements > MOST) throw new ResumeError('too_large', `more than ${MOST} elements`);
      const name = localName(/^<([^\s/>]+)/.exec(token)?.[1] ?? '');
      if (name === '') return undefined;
      open.push({ name, fields: attributesOf(token), text: '' });
      if (token.endsWith('/>')) close(open);
    }
  }
  return open.length === 1 && isRecord(top.fields) && Object.keys(top.fields).length > 0
    ? top.fields
    : undefined;
}

/** Pieces of markup with their ends, and the texts between them; undefined where one has no end. */
function* tokensOf(xml: string): Generator<string | undefined> {
  for (let at = 0; at < xml.length;) {
    const [end, after] = endOf(xml, at);
    if (end < 0) return yield undefined;
    yield xml.slice(at, end + after);
    at = end + after;
  }
}

/** Searched once from each place: an end that is missing stops the reading, so no text is walked through twice. */
function endOf(xml: string, at: number): [end: number, length: number] {
  if (!xml.startsWith('<', at)) {
    const next = xml.indexOf('<', at);
    return [next < 0 ? xml.length : next, 0];
  }
  if (xml.startsWith('<![CDATA[', at)) return [xml.indexOf(']]>', at), 3];
  if (xml.startsWith('<!--', at)) return [xml.indexOf('-->', at + 4), 3];
  return [xml.indexOf('>', at), 1];
}

function close(open: Open[]): void {
  const { name, fields, text } = open.pop() ?? { name: '', fields: {}, text: '' };
  const parent = open.at(-1);
  if (!parent) return;
  const trimmed = text.trim();
  const isLeaf = Object.keys(fields).length === 0;
  const value: unknown = isLeaf ? trimmed : trimmed === '' ? fields : { ...fields, '#text': trimmed };
  const known = parent.fields[name];
  if (known === undefined) parent.fields[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent.fields[name] = [known, value];
}

function attributesOf(tag: string): Fields {
  const fields: Fields = {};
  for (const [, name = '', double, single] of tag.matchAll(/\s([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (!/^xmlns|:/.test(name)) fields[name] = decode(double ?? single ?? '');
  }
  return fields;
}

function localName(name: string): string {
  return name.trim().split(':').at(-1) ?? '';
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
  });
}
