import type { Plugin } from 'vite';

/**
 * A page is sent whole (`entry.server.tsx`), but React encodes each of its some ten thousand pieces by a call of its own, and hands on
 * buffers of 4 kB. Built like this it hands on lists of the pieces themselves, which `bytes-of.ts` encodes in a fourth of the time, to
 * whatever takes objects; others, such as the stream that a mail is written to, get text. The pieces are kept with what they are written
 * to: what fails or waits leaves nothing to the next page. An element may also come as text, but for its end (`written`): icons do.
 * And an attribute is three pieces instead of five, a `class` one, which is escaped once. A text between elements is written at once.
 */
export const textRenderer: Plugin = {
  name: 'text-renderer',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-server\.node\.production\.js$/ },
    handler: (code) => withTextWritten(code),
  },
};

const CHANGES: [RegExp, string][] = [
  [
    /^function writeChunk\(destination, chunk\) \{\n.*?^\}/ms,
    'function writeChunk(destination, chunk) {\n  (destination.pieces ??= []).push(chunk);\n}',
  ],
  [
    /^function completeWriting\(destination\) \{\n.*?^\}/ms,
    `function completeWriting(destination) {
  var pieces = destination.pieces;
  destination.pieces = null;
  if (!pieces) return;
  if (destination.writableObjectMode) return destination.write(pieces);
  var text = pieces.map((piece) => typeof piece === 'string' ? piece : Buffer.from(piece).toString()).join('');
  if (text !== '') destination.write(text);
}`,
  ],
  // What is the same in every page is text, too.
  [
    /(?<=^function stringToPrecomputedChunk\(content\) \{\n {2}return )textEncoder\.encode\(content\);/m,
    'content;',
  ],
  [
    /(?<=^function pushStartInstance\(\n {2}target\$jscomp\$0,\n {2}type,\n {2}props,\n[^)]*\) \{\n)/m,
    `  if (props.written !== undefined) {
    target$jscomp$0.push(props.written);
    return null;
  }
`,
  ],
  [/attributeSeparator,\s+(name|attributeName),\s+attributeAssign,/g, 'startOfAttribute($1),'],
  [
    /(?<=^function pushStringAttribute\(target, name, value\) \{\n)/m,
    `  if (name === 'class' && typeof value === 'string') {
    target.push(classAttribute(value));
    return;
  }
`,
  ],
  // By which components an element is reached: for pages that are gone on with later, and for a second description of an error. We have
  // neither, and it was worked out for each element and component.
  [/name = getComponentNameFromType\(type\)(?=,\s+keyOrIndex)/, 'name = null'],
  [
    /\(node = task\.componentStack\),\s+pushComponentStack\(task\),\s+retryNode\(request, task\),\s+\(task\.componentStack = node\)/,
    'retryNode(request, task)',
  ],
  // A text neither fails nor waits.
  [
    /(?<=^function renderNode\(request, task, node, childIndex\) \{\n)/m,
    `  if (typeof node === 'string' && task.blockedSegment !== null) {
    var textSegment = task.blockedSegment;
    textSegment.lastPushedText = pushTextInstance(textSegment.chunks, node, request.renderState, textSegment.lastPushedText);
    return;
  }
`,
  ],
  // How long a part is decides only what is sent ahead, and nothing is.
  [/(?<=^function byteLengthOfChunk\(chunk\) \{\n {2}return ).*?;$/ms, 'chunk.length;'],
];

/** Names of attributes and of classes are as many as the code has. */
const MOST_TEXTS = 5_000;

const ADDED = `
var startsOfAttributes = new Map(), classAttributes = new Map();
function kept(texts, key, text) {
  if (texts.size < ${MOST_TEXTS}) texts.set(key, text);
  return text;
}
function startOfAttribute(name) {
  return startsOfAttributes.get(name) ?? kept(startsOfAttributes, name, ' ' + name + '="');
}
function classAttribute(value) {
  return classAttributes.get(value) ?? kept(classAttributes, value, ' class="' + escapeTextForBrowser(value) + '"');
}
`;

/** React's renderer for Node, with another end. */
export function withTextWritten(code: string): string {
  const changed = CHANGES.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`React writes pages differently now: ${from.source}`);
    return after;
  }, code);
  return changed + ADDED;
}
