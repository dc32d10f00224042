import JSZip from 'jszip';
import { mutate } from './mutate.ts';

type Random = () => number;

/** What Word's format allows, in places where it means nothing or too much. */
const MARKUP = [
  '<w:p/>',
  '<w:tbl/>',
  '<w:tr/>',
  '<w:tbl><w:tr><w:tc/></w:tr></w:tbl>',
  '<w:r><w:t>\u202Eterbalik\u200F ‏مرحبا 👩‍🔬</w:t></w:r>',
  '<w:del><w:r><w:delText>dihapus</w:delText></w:r></w:del>',
  '<w:ins><w:p><w:r><w:t>disisipkan</w:t></w:r></w:p></w:ins>',
  '<w:numPr><w:ilvl w:val="99"/><w:numId w:val="-1"/></w:numPr>',
  '<w:pStyle w:val="tidak-ada"/>',
  '<w:sz w:val="99999999"/>',
  '<w:ind w:start="-2147483648"/>',
  '<w:gridSpan w:val="1000000"/>',
  '<w:vMerge/>',
  '<w:txbxContent><w:p><w:r><w:t>kotak</w:t></w:r></w:p></w:txbxContent>',
  '<w:footnoteReference w:id="77"/>',
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText>',
  '<mc:AlternateContent xmlns:mc="x"><mc:Choice/></mc:AlternateContent>',
  '<!--',
  '<![CDATA[',
  '&nbsp;',
  '&#0;',
  '&#x1F600;',
  '\u0000',
];

/** A damaged copy of a Word file: its archive torn, or its parts' markup doubled, nested, dropped, swapped or written in another encoding. */
export async function mutateWord(bytes: Uint8Array, random: Random): Promise<Uint8Array> {
  if (random() < 0.2) return mutate(bytes, random);
  const zip = await JSZip.loadAsync(bytes);
  const names = Object.keys(zip.files).filter((name) => /\.(?:xml|rels)$/i.test(name));
  for (let round = Math.floor(random() * 4); round >= 0; round -= 1) {
    // Most of a file is its body.
    const name = random() < 0.7 ? 'word/document.xml' : names[Math.floor(random() * names.length)]!;
    const xml = await zip.file(name)?.async('string');
    if (xml === undefined) continue;
    const kind = Math.floor(random() * 12);
    if (kind === 0) zip.remove(name);
    else if (kind === 1) zip.file(name, encoded(xml, random));
    else zip.file(name, damaged(xml, random));
  }
  return zip.generateAsync({ type: 'uint8array', compression: random() < 0.8 ? 'DEFLATE' : 'STORE' });
}

function encoded(xml: string, random: Random): Uint8Array {
  const encoding = (['utf16le', 'latin1'] as const)[Math.floor(random() * 2)]!;
  return new Uint8Array(Buffer.from(`${encoding === 'utf16le' ? '\uFEFF' : ''}${xml}`, encoding));
}

function damaged(xml: string, random: Random): string {
  const tags = [...xml.matchAll(/<[^>]*>/g)].map(({ index }) => index);
  const at = tags[Math.floor(random() * tags.length)] ?? 0;
  const end = tags[Math.min(tags.length - 1, tags.indexOf(at) + Math.floor(random() * 40))] ?? xml.length;
  const [before, piece, after] = [xml.slice(0, at), xml.slice(at, end), xml.slice(end)];
  const markup = MARKUP[Math.floor(random() * MARKUP.length)]!;
  const kind = Math.floor(random() * 8);
  if (kind === 0) return before + after;
  if (kind === 1) return before + piece.repeat(2 + Math.floor(random() * 200)) + after;
  if (kind === 2) return xml.slice(0, at + Math.floor(random() * 8));
  if (kind === 3) return nested(xml, 1 + Math.floor(random() * 3_000), random);
  if (kind === 4)
    return after.startsWith('<w:') ? before + after.slice(0, 200) + piece + after.slice(200) : before;
  if (kind === 5)
    return xml.replaceAll(/w:val="[^"]*"/g, () => `w:val="${Math.floor((random() - 0.5) * 1e6)}"`);
  return before + markup + piece + after;
}

function nested(xml: string, depth: number, random: Random): string {
  const [open, close] = [
    ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    ['<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>'],
    ['<w:ins>', '</w:ins>'],
  ][Math.floor(random() * 3)] as [string, string];
  return xml
    .replace('<w:body>', () => `<w:body>${open.repeat(depth)}`)
    .replace('</w:body>', () => `${close.repeat(depth)}</w:body>`);
}
