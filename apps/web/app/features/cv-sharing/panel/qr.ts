/** A code that a camera reads, as squares of one unit. */
export interface Qr {
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}

/** Pixels of a square in the picture. */
const SQUARE = 16;

/** The QR code of an address. The library is loaded with the first one. */
export async function qrOf(url: string): Promise<Qr> {
  const { encode } = await import('uqr');
  const { size, data } = encode(url, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}

/** Saves a code as a PNG. */
export function qrPng({ size, path }: Qr, fileName: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SQUARE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(SQUARE, SQUARE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
