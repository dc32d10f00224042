import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A PDF around one page whose content stream is given, with a correct cross-reference table. */
function pdfAround(content: Buffer, extra = ''): Buffer {
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} ${extra} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const start = Buffer.concat(parts).length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const repeated = (text: string, bytes: number) => Buffer.alloc(bytes, text);

/** A small CV that opens anywhere. */
export function goodPdf(): Buffer {
  const line = (text: string, y: number, size = 12) => `BT /F ${size} Tf 72 ${y} Td (${text}) Tj ET`;
  return pdfAround(
    Buffer.from(
      [
        line('Rani Kusuma', 760, 22),
        line('rani.kusuma@contoh.id | 0812-3456-7890', 735),
        line('PENDIDIKAN', 700, 14),
        line('Universitas Contoh, S1 Statistika, 2018 - 2022', 680),
        line('KEAHLIAN', 650, 14),
        line('Excel, SQL', 630),
      ].join('\n'),
    ),
  );
}

/** The same behind an unknown password. */
export function lockedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`;
  const lock = `/ID [${key} ${key}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`;
  return Buffer.from(goodPdf().toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1');
}

/** A CV of which a machine reads an address to write to and nothing else. */
export function barePdf(): Buffer {
  const line = (text: string, y: number) => `BT /F 12 Tf 72 ${y} Td (${text}) Tj ET`;
  return pdfAround(
    Buffer.from(
      [
        line('Email: rani.kusuma@contoh.id', 760),
        line('Telepon: 0812-3456-7890', 740),
        line('linkedin.com/in/ranikusuma', 720),
      ].join('\n'),
    ),
  );
}

/** Files that want to hurt: each is small on the wire. */
export function hostileFiles(): { name: string; bytes: Buffer }[] {
  const good = pdfAround(Buffer.from('BT /F 12 Tf 72 720 Td (Rani Kusuma) Tj ET'));
  const quick = { level: 1 };
  const noise = randomFillSync(Buffer.alloc(200_000));
  return [
    {
      name: 'flate-bomb.pdf',
      bytes: pdfAround(deflateSync(repeated('0 0 m 9 9 l S ', 2 ** 28), quick), '/Filter /FlateDecode'),
    },
    {
      name: 'text-bomb.pdf',
      bytes: pdfAround(
        deflateSync(repeated('BT /F 9 Tf 9 9 Td (aaaaaaaa) Tj ET ', 2 ** 26), quick),
        '/Filter /FlateDecode',
      ),
    },
    { name: 'nested-arrays.pdf', bytes: pdfAround(repeated('[', 2 ** 21)) },
    { name: 'saved-states.pdf', bytes: pdfAround(repeated('q ', 2 ** 21)) },
    {
      name: 'page-tree-loop.pdf',
      bytes: Buffer.from(good.toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1'),
    },
    {
      name: 'million-pages.pdf',
      bytes: Buffer.from(good.toString('latin1').replace('/Count 1', '/Count 99999999'), 'latin1'),
    },
    { name: 'noise.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]) },
    { name: 'cut.pdf', bytes: good.subarray(0, Math.floor(good.length / 2)) },
    { name: 'header-only.pdf', bytes: Buffer.from('%PDF-1.7\n') },
    { name: 'page.html.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
  ];
}
