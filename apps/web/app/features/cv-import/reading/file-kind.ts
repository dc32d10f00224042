const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** By its content, whatever it is called. */
export function isPhotograph(bytes: Uint8Array): boolean {
  return startsWith(bytes, JPEG) || startsWith(bytes, PNG);
}

/** Word files are archives; whether this one holds a document, its reader knows. */
export function isWordFile(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP);
}
