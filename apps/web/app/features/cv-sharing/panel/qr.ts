/** A code that a camera reads, as squares of one unit. */
export interface Qr {
  size: number;
  /** Column and row of the dark squares. */
  dark: [number, number][];
}

/** Pixels of a square in the picture. */
const SQUARE = 16;

/** The QR code of an address. The library is loaded with the first one. */
export async function qrOf(url: string): Promise<Qr> {
  const { encode } = await import('uqr');
  const { size, data } = encode(url, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x): [number, number][] => (on ? [[x, y]] : [])));
  return { size, dark };
}

/** The dark squares as an SVG path. */
export function qrPath({ dark }: Qr): string {
  return dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
}

/** Saves a code as a PNG. */
export function qrPng({ size, dark }: Qr, fileName: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SQUARE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(SQUARE, SQUARE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  for (const [x, y] of dark) context.fillRect(x, y, 1, 1);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
