import { type Found, found } from '../../fields/found.ts';
import { isAddress } from '../../fields/read-links.ts';
import { postScore, SHIP } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import type { HeaderPiece } from '../header-pieces.ts';

export function inTurn(first?: Found<string>, second?: Found<string>): Found<string> | undefined {
  if (!first || !second) return first ?? second;
  return found(`${first.value}\n${second.value}`, [...first.pieces, ...second.pieces], first.confidence);
}

export const AT = /^(?:di|at(?: the)?|@|pada)$/i;

/** `di` and `at` stand before the organisation, `sebagai` or `sbg.` before the post. */
export function jointScore(piece: HeaderPiece): number {
  if (/^(?:sebagai|sbg\.?|as)$/i.test(piece.joint)) return 4;
  if (/^bagian$/i.test(piece.joint)) return 2;
  return AT.test(piece.joint) ? -2 : 0;
}

const BESIDE_PLACE = 1.5;

/** A place is named with an employer more often than with a post. */
export function placeScore(
  { text, row, cell, order }: HeaderPiece,
  locations: readonly HeaderPiece[],
): number {
  const comma = text.indexOf(',');
  // `EY | Warsaw, Poland` at the right of a post
  const isBefore = (place: HeaderPiece) =>
    place.row === row && place.cell === cell && place.order === order + 1;
  if (cell > 0 && locations.some(isBefore)) return -BESIDE_PLACE;
  return comma > 0 && isPlace(text.slice(comma + 1)) ? -0.7 : 0;
}

/** In small letters, whatever country it is of. */
const HOST = /^(?:[a-z\d][a-z\d-]*\.)+(?!js|ts|py|cs|sh|md)[a-z]{2}$/;

export function isWebAddress(text: string): boolean {
  return !/\s/.test(text) && (isAddress(text) || HOST.test(text));
}

/** `Tiket.com`, `Developer / arunika.example`: a site that goes by its address, where no other employer is named; below the head's first line only beside a post. */
export function isNameOfSite({ text, row, order, cell }: HeaderPiece, other: HeaderPiece): boolean {
  if (row > 0 && postScore(other.text) <= 0) return false;
  return ((row === 0 && order > 0 && cell === 0) || /^\p{Lu}/u.test(text)) && SITE_NAME.test(text);
}

/** What a firm that goes by its address is called. */
export const SITE_NAME = /^(?!www\.)\p{L}[\p{L}\d-]*\.\p{L}{2,3}$/u;
/** A ship or a building site, which stands where others name a town: `PT Tirta Line, MV Tirta Sejati`. */
export const SITE = new RegExp(String.raw`${SHIP.source}|^Proyek \p{Lu}`, 'u');
