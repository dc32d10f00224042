import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { drawAnew } from '../images/encode-avatar.ts';

/** More pages than this nobody reads, and portals refuse. */
const MOST_PAGES = 80;
/** Smaller pictures give nothing back. */
const SMALL_PICTURE = 12_000;
/** Pixels of the longer side and JPEG quality, the mildest first. */
const STEPS = [
  { side: 2_000, quality: 80 },
  { side: 1_654, quality: 76 },
  { side: 1_400, quality: 70 },
  { side: 1_170, quality: 64 },
  { side: 1_000, quality: 56 },
  { side: 830, quality: 50 },
] as const;

export interface BundlePart {
  name: string;
  bytes: Uint8Array;
}

export interface Bundle {
  pdf: Uint8Array;
  pages: number;
  /** Bytes before pictures were made smaller. */
  fullBytes: number;
  /** How many pictures were made smaller, and the longer side that the largest may have now; 0 where none was. */
  pictures: number;
  side: number;
  parts: { name: string; pages: number }[];
}

/**
 * Several PDFs as one, with their pictures made smaller step by step until it is no larger than `maxBytes`, or as small as it gets. What
 * pages carry besides what is printed on them (scripts, forms, attached files, comments) stays behind; links stay.
 * @throws Error with the code `bad_part` and the part's name as its message, or `too_many_pages`
 */
export async function bundle(
  parts: readonly BundlePart[],
  { maxBytes, title }: { maxBytes: number; title: string },
): Promise<Bundle> {
  const whole = await PDFDocument.create();
  whole.setTitle(title.toWellFormed(), { showInWindowTitleBar: true });
  const counted: Bundle['parts'] = [];
  for (const { name, bytes } of parts) {
    const pages = await pagesOf(whole, name, bytes);
    counted.push({ name, pages: pages.length });
    for (const page of pages) whole.addPage(bared(page));
    if (whole.getPageCount() > MOST_PAGES) throw refusal('too_many_pages', name);
  }
  const full = await save(whole);
  let pdf = full;
  let pictures = 0;
  let side = 0;
  const originals = picturesOf(whole.context);
  for (const step of STEPS) {
    if (pdf.length <= maxBytes || originals.length === 0) break;
    const smaller = await shrink(whole.context, originals, step);
    if (smaller === 0) continue;
    pictures = Math.max(pictures, smaller);
    side = step.side;
    pdf = await save(whole);
  }
  return { pdf, pages: whole.getPageCount(), fullBytes: full.length, pictures, side, parts: counted };
}

const save = (whole: PDFDocument) => whole.save({ useObjectStreams: true, updateFieldAppearances: false });

async function pagesOf(whole: PDFDocument, name: string, bytes: Uint8Array): Promise<PDFPage[]> {
  try {
    const part = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    if (part.getPageCount() > MOST_PAGES) throw refusal('too_many_pages', name);
    return await whole.copyPages(part, part.getPageIndices());
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'too_many_pages') throw error;
    throw refusal('bad_part', name, error);
  }
}

/** A page with nothing but what is printed and its links. */
function bared(page: PDFPage): PDFPage {
  const { node } = page;
  node.delete(PDFName.of('AA'));
  const annotations = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (!annotations) return page;
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = annotations.lookupMaybe(at, PDFDict);
    const action = annotation?.lookupMaybe(PDFName.of('A'), PDFDict);
    const isLink =
      annotation?.get(PDFName.of('Subtype')) === PDFName.of('Link') &&
      action?.get(PDFName.of('S')) === PDFName.of('URI') &&
      !action.has(PDFName.of('Next')) &&
      !annotation.has(PDFName.of('AA'));
    if (!isLink) annotations.remove(at);
  }
  return page;
}

interface Picture {
  ref: PDFRef;
  dict: PDFDict;
  jpeg: Uint8Array;
}

/** The photographs of a document: JPEGs in grey or colour. Others (masks, drawings) are small, and not touched. */
function picturesOf(context: PDFContext): Picture[] {
  return context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const { dict, contents } = object;
    const filter = dict.lookup(PDFName.of('Filter'));
    const isJpeg =
      filter === PDFName.of('DCTDecode') ||
      (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === PDFName.of('DCTDecode'));
    const isPlain =
      !dict.has(PDFName.of('Decode')) && !dict.has(PDFName.of('Mask')) && !dict.has(PDFName.of('SMask'));
    const isPicture = dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
    return isPicture && isJpeg && isPlain && contents.length > SMALL_PICTURE
      ? [{ ref, dict, jpeg: contents }]
      : [];
  });
}

/** Draws every picture anew at a step, from what it was at first. @returns how many became smaller */
async function shrink(
  context: PDFContext,
  pictures: readonly Picture[],
  { side, quality }: (typeof STEPS)[number],
): Promise<number> {
  let smaller = 0;
  for (const { ref, dict, jpeg } of pictures) {
    const drawn = await redrawn(jpeg, side, quality);
    if (!drawn || drawn.bytes.length >= jpeg.length * 0.95) continue;
    const next = dict.clone(context);
    next.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
    next.set(PDFName.of('Width'), PDFNumber.of(drawn.width));
    next.set(PDFName.of('Height'), PDFNumber.of(drawn.height));
    next.set(PDFName.of('Length'), PDFNumber.of(drawn.bytes.length));
    next.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
    next.set(PDFName.of('ColorSpace'), PDFName.of(drawn.isGrey ? 'DeviceGray' : 'DeviceRGB'));
    next.delete(PDFName.of('DecodeParms'));
    context.assign(ref, PDFRawStream.of(next, drawn.bytes));
    smaller += 1;
  }
  return smaller;
}

/** undefined for what sharp cannot read, or reads in other colours than the page means (CMYK). */
async function redrawn(jpeg: Uint8Array, side: number, quality: number) {
  try {
    const { channels } = await sharp(jpeg).metadata();
    if (channels !== 1 && channels !== 3) return undefined;
    const isGrey = channels === 1;
    // A page shows a picture as its pixels lie, whatever its EXIF says.
    const bytes = await drawAnew(
      jpeg,
      (image) =>
        image
          .resize(side, side, { fit: 'inside', withoutEnlargement: true })
          .toColourspace(isGrey ? 'b-w' : 'srgb')
          .jpeg({ quality }),
      { isUpright: false },
    );
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, width, height, isGrey };
  } catch {
    return undefined;
  }
}

const refusal = (code: 'bad_part' | 'too_many_pages', name: string, cause?: unknown) =>
  Object.assign(new Error(name, { cause }), { code });
