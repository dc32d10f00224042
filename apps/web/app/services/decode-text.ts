/** A text file in whatever encoding it was saved: UTF-16 by its mark or its first letters, UTF-8, or as older Windows programs write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && fourth === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0);
  if (isLittle) return new TextDecoder('utf-16le').decode(bytes);
  if (isBig) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
