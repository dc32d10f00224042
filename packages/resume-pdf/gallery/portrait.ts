import sharp from 'sharp';

/** A drawn portrait of an invented person, in place of a photograph. */
export async function portrait(): Promise<string> {
  const jpeg = await sharp(Buffer.from(DRAWING)).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
  <rect width="480" height="480" fill="#DCE6EE"/>
  <path d="M128 232c0-92 40-148 112-148s112 56 112 148v92H128z" fill="#2B2430"/>
  <path d="M56 480c10-96 76-132 184-132s174 36 184 132z" fill="#1D3A5F"/>
  <path d="M196 300h88v66c0 26-20 44-44 44s-44-18-44-44z" fill="#B9805F"/>
  <path d="M188 372l52 58 52-58 26 12-78 96-78-96z" fill="#F6F7F9"/>
  <ellipse cx="240" cy="228" rx="78" ry="96" fill="#CF9673"/>
  <path d="M158 226c0-64 30-104 82-104s82 40 82 104c-22-14-44-44-54-68-14 34-62 60-110 68z" fill="#2B2430"/>
  <path d="M206 268c16 18 52 18 68 0" fill="none" stroke="#7E4A35" stroke-width="6" stroke-linecap="round"/>
</svg>`;
