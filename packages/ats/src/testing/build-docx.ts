import JSZip from 'jszip';

const NAMESPACES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** One paragraph; `\t` in the text is a tab. */
export function paragraph(text: string, { bold = false, style = '', list = false } = {}): string {
  const parts = text.split('\t').map((part) => `<w:t xml:space="preserve">${part}</w:t>`);
  const properties = `${style && `<w:pStyle w:val="${style}"/>`}${list ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}`;
  return `<w:p><w:pPr>${properties}</w:pPr><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}${parts.join('<w:tab/>')}</w:r></w:p>`;
}

export const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

interface Parts {
  header?: string;
  /** Before the root of the body's XML. */
  prolog?: string;
  /** Further parts by name. */
  more?: Record<string, string>;
}

/** A Word file with just the parts that the format asks for, two heading styles and one bulleted list. */
export async function buildDocx(
  body: string,
  { header, prolog = '', more = {} }: Parts = {},
): Promise<Uint8Array> {
  const zip = new JSZip();
  const parts: Record<string, string> = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELATIONS,
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Judul"><w:name w:val="Judul"/><w:basedOn w:val="Base"/><w:rPr><w:caps/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Nama"><w:name w:val="Nama"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/_rels/document.xml.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>',
    ...(header && { 'word/header1.xml': `<?xml version="1.0"?><w:hdr ${NAMESPACES}>${header}</w:hdr>` }),
    ...more,
  };
  for (const [name, text] of Object.entries(parts)) zip.file(name, text);
  // At its least effort: some of these files unpack to 70 MB.
  const compressionOptions = { level: 1 };
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions });
}
