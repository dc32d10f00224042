const A4 = { width: 595, height: 842 };

/**
 * A PDF of one page that shows a JPEG picture, as wide as A4 (as high, for one that is longer): so a photograph of a CV goes the way
 * of a scan.
 * @param size pixels
 */
export function pictureAsPdf(
  jpeg: Uint8Array,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const scale = Math.min(A4.width / width, A4.height / height);
  const [wide, high] = [width * scale, height * scale].map((side) => side.toFixed(2));
  const content = `q ${wide} 0 0 ${high} 0 0 cm /Photo Do Q`;
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (...body: (string | Uint8Array)[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`);
    body.forEach(write);
    write('\nendobj\n');
  };
  write('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R /Resources << /XObject << /Photo 5 0 R >> >> >>`,
  );
  object(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    jpeg,
    '\nendstream',
  );
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Uint8Array.from(Buffer.concat(parts));
}
