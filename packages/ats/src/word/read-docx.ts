import JSZip from 'jszip';
import mammoth from 'mammoth';
import { REACHES } from '../classify/reaches.ts';
import { isNamedPaper, isPageNumber } from '../layout/running-text.ts';
import type { PageItems } from '../model.ts';
import { ReadError } from '../read-error.ts';
import { layOut } from './lay-out.ts';
import { isOneTree } from './one-tree.ts';
import { MAIN, openDocx, partOf } from './open-docx.ts';
import { withPlainParts } from './plain-parts.ts';
import { toBlocks, type MammothNode } from './word-blocks.ts';
import { readStyles } from './word-styles.ts';

const MAX_CHARACTERS = 200_000;
const HEADER = /^word\/header\d*\.xml$/;
const FOOTER = /^word\/footer\d*\.xml$/;
const NOTES = /^word\/(?:footnotes|endnotes)\.xml$/;
const MOST_HEADERS = 3;
/** A file whose looks, lists or notes are torn is read without them. */
const SIDE_PARTS = ['styles', 'numbering', 'footnotes', 'endnotes', 'comments'].map(
  (name) => `word/${name}.xml`,
);
/** What every part of a Word file leans on. */
const SHARED = ['[Content_Types].xml', '_rels/.rels', 'word/styles.xml', 'word/numbering.xml'];

/**
 * The words of a Word file (`.docx`) as one page, its header first, its notes and its footer last, unless nothing but the footer says how the person is reached.
 * @throws ReadError `not_pdf`, `damaged`, `too_large` or `no_text`
 */
export async function readDocx(bytes: Uint8Array): Promise<PageItems> {
  const zip = await openDocx(bytes);
  const main = await partOf(zip, MAIN);
  if (!isOneTree(main))
    throw new ReadError('damaged', 'The markup of the Word file is torn or nested too deep.');
  zip.file(MAIN, withPlainParts(main));
  for (const part of SIDE_PARTS) if (!isOneTree((await partOf(zip, part)) || '<x/>')) zip.remove(part);
  const styles = readStyles(await partOf(zip, 'word/styles.xml'));
  const body = await bodyOf(await zip.generateAsync({ type: 'nodebuffer' }));
  const above = await besideBody(zip, HEADER);
  const notes = await besideBody(zip, NOTES);
  const feet = (await besideBody(zip, FOOTER)).filter((node) => !isNamedPaper(textOf([node]).trim()));
  // The only contacts of a CV may stand at the foot of its pages.
  const areContacts = REACHES.test(textOf(feet)) && !REACHES.test(textOf([...above, ...body]));
  const nodes = areContacts ? [...above, ...feet, ...body, ...notes] : [...above, ...body, ...notes, ...feet];
  const page = layOut(toBlocks(nodes, styles));
  const characters = page.items.reduce((sum, item) => sum + item.text.length, 0);
  if (characters === 0) throw new ReadError('no_text', 'The Word file holds no text that can be read.');
  if (characters > MAX_CHARACTERS) throw new ReadError('too_large', `The file has ${characters} characters.`);
  return page;
}

function textOf(nodes: readonly MammothNode[]): string {
  return nodes.map(({ value, children = [] }) => `${value ?? ''}${textOf(children)}`).join(' ');
}

/** Mammoth hands its tree to a transform on the way to HTML, which is not used. */
async function bodyOf(buffer: Buffer): Promise<MammothNode[]> {
  let body: MammothNode[] = [];
  const options = {
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
    transformDocument(document: MammothNode) {
      body = document.children ?? [];
      return { ...document, children: [] };
    },
  };
  await mammoth.convertToHtml({ buffer }, options).catch(() => {
    throw new ReadError('damaged', 'The Word file cannot be opened.');
  });
  return body;
}

/** `Halaman 1`, `2 / 3` */
const PAGE_NUMBER = /^\W*(?:(?:halaman|hal|page|p)\b\W*)?\d{1,3}(?:\s*(?:\/|of|dari)\s*\d{1,3})?\W*$/i;

/** Also `Siti Aminah – CV – halaman 1`. */
function isNumber(text: string): boolean {
  return PAGE_NUMBER.test(text) || isPageNumber(text.trim());
}

/** Mammoth leaves headers and footers out, where many CVs have their contacts: each is read as a body of its own. */
async function besideBody(zip: JSZip, name: RegExp): Promise<MammothNode[]> {
  const seen = new Set<string>();
  const nodes: MammothNode[] = [];
  for (const part of Object.keys(zip.files)
    .filter((each) => name.test(each))
    .slice(0, MOST_HEADERS)) {
    const printed = await partOf(zip, part);
    const xml = isOneTree(printed) ? withPlainParts(printed) : '';
    const inner =
      /<w:(?:hdr|ftr|footnotes|endnotes)([^>]*)>([\s\S]*)<\/w:(?:hdr|ftr|footnotes|endnotes)>/.exec(xml);
    if (!inner || seen.has(inner[2]!) || !/<w:t[ >]/.test(inner[2]!)) continue;
    seen.add(inner[2]!);
    const copy = new JSZip();
    for (const shared of SHARED.filter((each) => zip.file(each)))
      copy.file(shared, await partOf(zip, shared));
    copy.file(MAIN, `<w:document${inner[1]}><w:body>${inner[2]}</w:body></w:document>`);
    const relations = await partOf(zip, `${part.replace('word/', 'word/_rels/')}.rels`);
    if (relations) copy.file('word/_rels/document.xml.rels', relations);
    const own = await bodyOf(await copy.generateAsync({ type: 'nodebuffer' }));
    nodes.push(...own.filter((node) => !isNumber(textOf([node]))));
  }
  return nodes;
}
