import type { Pdfium } from './engine.ts';
import type { Scratch } from './memory.ts';

const WIDGET = 20;
const URI_ACTION = 3;
const MAX_ANNOTATIONS = 2_000;

/** left, top, right, bottom in PDF space */
export type Rect = readonly [number, number, number, number];

/** The web and mail addresses behind a page's links. */
export function readLinks(pdfium: Pdfium, scratch: Scratch, document: number, page: number) {
  const links: { url: string; rect: Rect }[] = [];
  const cursor = scratch.pointer;
  const position = pdfium.wasmExports.malloc(8);
  pdfium.HEAP32[position >> 2] = 0;
  for (let count = 0; count < MAX_ANNOTATIONS; count += 1) {
    if (!pdfium.FPDFLink_Enumerate(page, position, cursor)) break;
    const link = scratch.uint(0);
    const action = pdfium.FPDFLink_GetAction(link);
    if (!action || pdfium.FPDFAction_GetType(action) !== URI_ACTION) continue;
    const rect = pdfium.FPDFLink_GetAnnotRect(link, cursor) ? readRect(scratch) : undefined;
    const url = scratch.text('utf-8', (buffer, length) =>
      pdfium.FPDFAction_GetURIPath(document, action, buffer, length),
    );
    if (rect && url !== '' && url.length < 2_000) links.push({ url, rect });
  }
  pdfium.wasmExports.free(position);
  return links;
}

const FORM_INFO_BYTES = 256;
const FORM_INFO_VERSION = 2;

/** A document's interactive form, which knows the values that its fields inherit. `close` it before the document. */
export function openForm(pdfium: Pdfium, document: number): { form: number; close(): void } | undefined {
  if (pdfium.FPDF_GetFormType(document) <= 0) return undefined;
  const info = pdfium.wasmExports.malloc(FORM_INFO_BYTES);
  pdfium.HEAPU8.fill(0, info, info + FORM_INFO_BYTES);
  pdfium.HEAP32[info >> 2] = FORM_INFO_VERSION;
  const form = pdfium.FPDFDOC_InitFormFillEnvironment(document, info);
  return {
    form,
    close() {
      if (form) pdfium.FPDFDOC_ExitFormFillEnvironment(form);
      pdfium.wasmExports.free(info);
    },
  };
}

/** ISO 32000-2, 12.5.3: a hidden annotation, and one that is not shown on a screen. */
const UNSEEN_FLAGS = (1 << 1) | (1 << 5);
/** Points: nothing can be read in a smaller field. */
const LEAST_SIDE = 2;

/** Kinds of annotations (ISO 32000-2, 12.5.6) that lie on the page, and may lie on text. */
const FREE_TEXT = 3;
const OPAQUE = new Set([FREE_TEXT, 5, 6, 7, 13, 15, WIDGET, 28]);
const PRINTED = 1 << 2;
/** Kinds of fields in PDFium's numbers. */
const CHECKBOX = 2;
const RADIO = 3;
const WITH_TEXT = new Set([4, 5, 6]);
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;

export interface TypedText {
  text: string;
  rect: Rect;
  /** Points; nothing where a viewer chooses it. */
  size?: number;
  multiline: boolean;
  /** The file says how it looks; without that, viewers decide. */
  drawn: boolean;
}

interface Annotations {
  /** What was typed into fields or written on the page; a box that can be ticked is `☑` or `☐`. */
  typed: TypedText[];
  /** What may lie on text, on the screen and on paper. */
  covers: Rect[];
}

/** What stands in those of a page's form fields and annotations that can be seen. */
export function readAnnotations(
  pdfium: Pdfium,
  scratch: Scratch,
  page: number,
  form: number | undefined,
): Annotations {
  const found: Annotations = { typed: [], covers: [] };
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  if (count === 0) return found;
  const keys = new Map(KEYS.map((key) => [key, keyOf(pdfium, key)]));
  const valueOf = (annotation: number, key: Key) =>
    scratch.text('utf-16le', (buffer, length) =>
      pdfium.FPDFAnnot_GetStringValue(annotation, keys.get(key)!, buffer, length),
    );
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
    const flags = OPAQUE.has(kind) ? pdfium.FPDFAnnot_GetFlags(annotation) : UNSEEN_FLAGS;
    if ((flags & UNSEEN_FLAGS) === 0 && pdfium.FPDFAnnot_GetRect(annotation, scratch.pointer)) {
      const rect = readRect(scratch);
      if ((flags & PRINTED) !== 0) found.covers.push(rect);
      const said =
        kind === WIDGET
          ? form && readField(pdfium, scratch, form, annotation)
          : kind === FREE_TEXT && { text: valueOf(annotation, 'Contents'), multiline: true };
      if (said && said.text.trim() !== '' && !isFlat(rect)) {
        const size = Number(/([\d.]+)\s+Tf/.exec(valueOf(annotation, 'DA'))?.[1] ?? 0);
        const drawn = pdfium.FPDFAnnot_HasKey(annotation, keys.get('AP')!) === 1;
        found.typed.push({ ...said, rect, drawn, ...(size > 0 ? { size } : {}) });
      }
    }
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  for (const key of keys.values()) pdfium.wasmExports.free(key);
  return found;
}

const KEYS = ['Contents', 'DA', 'AP'] as const;
type Key = (typeof KEYS)[number];

function keyOf(pdfium: Pdfium, key: string): number {
  const at = pdfium.wasmExports.malloc(key.length + 1);
  pdfium.HEAPU8.set([...new TextEncoder().encode(key), 0], at);
  return at;
}

function readField(
  pdfium: Pdfium,
  scratch: Scratch,
  form: number,
  annotation: number,
): { text: string; multiline: boolean } | undefined {
  const kind = pdfium.FPDFAnnot_GetFormFieldType(form, annotation);
  if (kind === CHECKBOX || kind === RADIO)
    return { text: pdfium.FPDFAnnot_IsChecked(form, annotation) ? '☑' : '☐', multiline: false };
  const flags = pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation);
  if (!WITH_TEXT.has(kind) || (flags & PASSWORD) !== 0) return undefined;
  const text = scratch.text('utf-16le', (buffer, length) =>
    pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, length),
  );
  return { text, multiline: (flags & MULTILINE) !== 0 };
}

function isFlat([left, top, right, bottom]: Rect): boolean {
  return Math.abs(right - left) < LEAST_SIDE || Math.abs(top - bottom) < LEAST_SIDE;
}

function readRect(scratch: Scratch): Rect {
  return [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
}
