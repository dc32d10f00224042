/** Brackets within one another; a document of ours has a dozen. */
const DEEPEST = 100;
const [QUOTE, ESCAPE] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Whether JSON is nested deeper than anything of ours: `JSON.parse` takes seconds for a few megabytes of brackets, and nobody else is answered meanwhile. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === ESCAPE) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (CLOSING.has(sign)) depth -= 1;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth > DEEPEST) return true;
    }
  }
  return false;
}
