import { expect, test } from 'vitest';
import { buildDocx } from '../testing/build-docx.ts';
import { withPlainParts } from './plain-parts.ts';
import { readDocx } from './read-docx.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
const placed = (top: number, left: number, text: string) =>
  `<wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${left}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${top}</wp:posOffset></wp:positionV>${box(text)}</wp:anchor>`;
const drawing = (content: string) => `<w:drawing>${content}</w:drawing>`;
const either = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

async function textOf(body: string, more: Record<string, string> = {}): Promise<string> {
  const named = body.replace(/^<w:p>/, `<w:p ${NAMESPACES}>`);
  const page = await readDocx(await buildDocx(named, { more }));
  return page.items
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each([
  ['a field', `<w:fldSimple w:instr="AUTHOR">${run('Rani')}</w:fldSimple>`, 'Rani'],
  [
    'a direction',
    `<w:bdo w:val="ltr">${run('Rani')}</w:bdo><w:dir w:val="ltr">${run(' K')}</w:dir>`,
    'Rani K',
  ],
  ['another line break', '<w:r><w:t>satu</w:t><w:cr/><w:t>dua</w:t></w:r>', 'satu dua'],
  [
    'a tab to the margin',
    '<w:r><w:t>kiri</w:t><w:ptab w:alignment="right"/><w:t>kanan</w:t></w:r>',
    'kiri kanan',
  ],
  ['a soft hyphen', '<w:r><w:t>ke</w:t><w:softHyphen/><w:t>lompok</w:t></w:r>', 'kelompok'],
  ['a new box alone', `<w:r>${drawing(box('kotak'))}</w:r>`, 'kotak'],
  ['a new box whose old form is empty', `<w:r>${either(drawing(box('kotak')), '<w:pict/>')}</w:r>`, 'kotak'],
  ['a group of boxes', `<w:r>${either(drawing(box('satu') + box('dua')), '')}</w:r>`, 'satu dua'],
  [
    'boxes that hang on one paragraph, from the top down',
    `<w:r>${either(drawing(placed(900, 300, 'kanan')), '')}</w:r><w:r>${either(drawing(placed(900, 100, 'kiri')), '')}</w:r><w:r>${drawing(placed(200, 100, 'nama'))}</w:r>`,
    'nama kiri kanan',
  ],
  [
    'a box in both forms',
    `<w:r>${either(drawing(box('kotak')), `<w:pict><v:textbox>${box('kotak')}</v:textbox></w:pict>`)}</w:r>`,
    'kotak',
  ],
  ['a formula', `${run('luas ')}<m:oMath><m:r><m:t>x2</m:t></m:r></m:oMath>`, 'luas x2'],
  ['hidden letters', `<w:r><w:rPr><w:vanish/></w:rPr><w:t>rahasia</w:t></w:r>${run('tampak')}`, 'tampak'],
  ['letters that are not', '<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>tampak</w:t></w:r>', 'tampak'],
  [
    'a content control that shows its prompt',
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('[Klik di sini]')}</w:sdtContent></w:sdt>${run('Rani')}`,
    'Rani',
  ],
  [
    'a content control that was filled in',
    `<w:sdt><w:sdtPr><w:showingPlcHdr w:val="0"/></w:sdtPr><w:sdtContent>${run('Rani')}</w:sdtContent></w:sdt>`,
    'Rani',
  ],
])('Word: %s is read as it is seen', async (_, content, text) => {
  expect(await textOf(paragraph(content))).toBe(text);
});

test('Word: notes are read behind the body', async () => {
  const notes = `<w:footnotes ${NAMESPACES}><w:footnote w:id="2">${paragraph(run('Terbit 2023.'))}</w:footnote></w:footnotes>`;
  expect(await textOf(paragraph(run('Makalah')), { 'word/footnotes.xml': notes })).toBe(
    'Makalah Terbit 2023.',
  );
});

test('Word: of damaged XML nothing is changed', () => {
  const damaged = '<w:document><w:drawing><w:txbxContent></w:document>';
  expect(withPlainParts(damaged)).toBe(damaged);
});

test('a box that begins with a heading and hangs over the name is a column beside the text: it is read last', () => {
  const column = (...texts: string[]) =>
    `<w:r><w:drawing><wp:anchor><w:txbxContent>${texts.map((text) => paragraph(run(text))).join('')}</w:txbxContent></wp:anchor></w:drawing></w:r>`;
  const plain = (first: string, ...texts: string[]) =>
    withPlainParts(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="wp"><w:body>${paragraph(column(...texts))}${paragraph(run(first))}<w:sectPr/></w:body></w:document>`,
    );
  const isLast = (xml: string) => xml.indexOf('Kudus') > xml.indexOf('Siti');
  expect(isLast(plain('Siti Aminah', 'Kontak', 'siti@contoh.id', 'Kudus'))).toBe(true);
  expect(isLast(plain('Siti', 'Aminah Sari', 'Perawat', 'Kudus'))).toBe(false);
  expect(isLast(plain('Pengalaman', 'Kontak', 'Siti Aminah', 'Kudus'))).toBe(true);
});
