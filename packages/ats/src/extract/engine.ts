import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';

/** The part of PDFium's C interface that reading needs; pointers are numbers. https://pdfium.googlesource.com/pdfium/+/main/public/ */
export interface Pdfium {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: {
    malloc(size: number): number;
    free(pointer: number): void;
    /** What C calls its function pointers by. */
    __indirect_function_table: { set(index: number, value: unknown): void };
  };
  FPDF_InitLibrary(): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDFDoc_GetAttachment(document: number, index: number): number;
  FPDFAttachment_GetFile(file: number, buffer: number, length: number, needed: number): number;
  FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_CreateNewDocument(): number;
  FPDF_ImportPages(into: number, from: number, range: number, at: number): number;
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  FPDF_GetFormType(document: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDF_GetPageBoundingBox(page: number, rect: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number;
  FPDFPageObj_GetStrokeColor(object: number, r: number, g: number, b: number, a: number): number;
  FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFPageObj_SetIsActive(object: number, active: number): number;
  FPDFPageObj_CountMarks(object: number): number;
  FPDFPageObj_GetMark(object: number, index: number): number;
  FPDFPageObjMark_GetName(mark: number, buffer: number, length: number, needed: number): number;
  FPDFPageObjMark_GetParamStringValue(
    mark: number,
    key: number,
    buffer: number,
    length: number,
    needed: number,
  ): number;
  FPDFPageObj_RemoveMark(object: number, mark: number): number;
  FPDFPageObj_GetClipPath(object: number): number;
  FPDFClipPath_CountPaths(clip: number): number;
  FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  FPDFClipPath_GetPathSegment(clip: number, path: number, segment: number): number;
  FPDFPath_GetPathSegment(path: number, segment: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPath_GetDrawMode(path: number, fillMode: number, stroke: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFTextObj_GetFontSize(text: number, size: number): number;
  FPDFTextObj_GetFont(text: number): number;
  FPDFFont_GetBaseFontName(font: number, buffer: number, length: number): number;
  FPDFFont_GetWeight(font: number): number;
  FPDFFont_GetFlags(font: number): number;
  FPDFFont_GetItalicAngle(font: number, angle: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetText(textPage: number, start: number, count: number, buffer: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_IsGenerated(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  FPDFLink_Enumerate(page: number, position: number, link: number): number;
  FPDFLink_GetAnnotRect(link: number, rect: number): number;
  FPDFLink_GetAction(link: number): number;
  FPDFAction_GetType(action: number): number;
  FPDFAction_GetURIPath(document: number, action: number, buffer: number, length: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFPage_RemoveAnnot(page: number, index: number): number;
  FPDFAnnot_HasKey(annotation: number, key: number): number;
  FPDFAnnot_SetStringValue(annotation: number, key: number, value: number): number;
  FPDFAnnot_SetURI(annotation: number, uri: number): number;
  FPDFAnnot_GetLink(annotation: number): number;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_GetRect(annotation: number, rect: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, length: number): number;
  FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  FPDFAnnot_IsChecked(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, length: number): number;
  FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  FPDFDOC_ExitFormFillEnvironment(form: number): void;
}

let loading: Promise<Pdfium> | undefined;

/** PDFium as WebAssembly, loaded once for the process (about 40 ms, 60 MB). */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= start();
  return loading;
}

async function start(): Promise<Pdfium> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  // The package types only what its own wrapper calls; the module itself exports the whole C interface.
  const module = (await PDFiumModule({ wasmBinary })) as unknown as Record<string, unknown> & {
    wasmExports: Record<string, unknown>;
  };
  // The heap's views are replaced when it grows, so they are looked up on the module itself, through the prototype.
  const pdfium = Object.create(module) as Record<string, unknown>;
  // The functions themselves: the module wraps each call in checks for debugging, which cost more than most of the calls.
  for (const [name, value] of Object.entries(module.wasmExports))
    if (name.startsWith('FPDF') && typeof value === 'function') pdfium[name] = value;
  // V8 looks up the functions of an object with so many in a dictionary, unless it is a prototype.
  const engine = Object.create(pdfium) as Pdfium;
  engine.FPDF_InitLibrary();
  return engine;
}
