const MODULE_PRELOAD = Buffer.from('<link rel="modulepreload"');
const LOW = Buffer.from(' fetchpriority="low"');

/** On a slow line scripts wait for what makes the page visible: its styles, its face and its first picture. The router cannot say so. */
export function withLateModules(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(MODULE_PRELOAD); at >= 0; at = page.indexOf(MODULE_PRELOAD, from)) {
    const end = at + MODULE_PRELOAD.length;
    parts.push(page.subarray(from, end), LOW);
    from = end;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}
