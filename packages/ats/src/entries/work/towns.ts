import { found, type Found } from '../../fields/found.ts';
import { CAMPUS_SYSTEM } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { placeKind } from '../../places/find-place.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { isTableRow } from '../split-entries.ts';
import { CONTRACT, TOWN, partedAt } from './head-facts.ts';
import { townInBrackets } from './places-of-pieces.ts';
import type { Facts, WorkEntry } from './work-entry.ts';

/** `Office Coordinator, Cascade Orthodontics` says nothing by its words; the other jobs of the section part theirs at a comma. */
export function atCommas(all: Facts[]): Facts[] {
  const isParted = ({ pieces }: Facts) => pieces.length === 2 && pieces[1]!.joint === ',';
  if (!all.some(isParted)) return all;
  return all.map((facts) => {
    const [only, ...others] = facts.pieces;
    const comma = only && others.length === 0 ? /\s*,\s+(?=\p{Lu})/u.exec(only.text) : null;
    if (!only || !comma || isTableRow(facts.entry.head[0]!)) return facts;
    return { ...facts, pieces: partedAt(only, comma, ',') };
  });
}

const FEWEST_ALIKE = 2;

/** `Le Petit Four, Lille — Commis`: a town that no list knows, in a head of one fact more than those whose towns are known there. */
export function townsByPlace(all: Facts[]): Facts[] {
  return all.map((facts) => {
    if (facts.locations.length > 0 || facts.pieces.length < 3) return facts;
    const town = facts.pieces.find(
      (piece, index) =>
        index > 0 &&
        TOWN.test(piece.text) &&
        !CONTRACT.test(piece.text) &&
        Math.abs(postScore(piece.text)) < 1 &&
        all.filter((other) => other.pieces.length === facts.pieces.length - 1 && hasTownAt(other, piece))
          .length >= FEWEST_ALIKE,
    );
    if (!town) return facts;
    return { ...facts, pieces: facts.pieces.filter((each) => each !== town), locations: [town] };
  });
}

function hasTownAt({ locations }: Facts, { row, order, joint }: HeaderPiece): boolean {
  return locations.some((place) => place.row === row && place.order === order && place.joint === joint);
}

/** `PT Arunika, Pomalaa, Southeast Sulawesi`: what stands between an employer and a province is a town, whether lists know it or not. */
function townBefore(region: Found<string>, town: string, printed: string): Found<string> | undefined {
  const isRegion = placeKind(region.value) === 'region' && Math.abs(postScore(town)) < 1;
  if (!isRegion || !printed.endsWith(`, ${town}`)) return undefined;
  return found(`${town}, ${region.value}`, region.pieces, 0.7);
}

const TOWN_TAIL = /,\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})\.?$/u;
/** A part of the house, or what closes its name. */
const NO_TOWN =
  /^(?:inc|ltd|llc|tbk|(?:divisi|division|bagian|unit|dept|departemen|department|cabang|kantor|team|tim|direktorat|seksi|group|grup)(?: .+)?)$/i;

const TOWN_IN_BRACKETS = /\s+\((\p{Lu}\p{Ll}[\p{L}’'-]+(?: \p{Lu}\p{Ll}[\p{L}’'-]+)?)\)$/u;

/** `Toko Maju (Karangpucung)`, a town that no list knows, where another job of the section has a known one in brackets. */
function asOthersInBrackets(entries: readonly WorkEntry[], all: readonly Facts[]): WorkEntry[] {
  if (!all.some(({ pieces }) => pieces.some((piece) => townInBrackets(piece)))) return [...entries];
  return entries.map((entry) => {
    const { organization, location } = entry;
    const town = !location && organization && TOWN_IN_BRACKETS.exec(organization.value);
    if (!town) return entry;
    return {
      ...entry,
      organization: { ...organization, value: organization.value.slice(0, town.index) },
      location: found(town[1]!, organization.pieces, 0.7),
    };
  });
}

/** What closes a company's name: behind it stands no more of the name. */
const LEGAL_END =
  /\s(?:GmbH|AG|KG|OHG|B\.?V\.?|N\.?V\.?|S\.?A\.?|SAS|SARL|Lda\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|AS|ASA|AB|Oyj?|ApS|A\/S|Ltd\.?|Limited|LLC|LLP|PLC|Inc\.?|Pty|Tbk\.?)$/u;

/** What opens the name of a company of Indonesia. */
const LEGAL_START = /^(?:PT|CV|UD|PD|PO)\.? \p{Lu}/u;
const FEWEST_TAILS = 3;

/** `Toko Maju, Karangpucung` and `Bengkel Jaya, Karangpucung`: what stands behind two employers is where both are. */
function isBehindOther(town: string, name: string, entries: readonly WorkEntry[]): boolean {
  return entries.some(({ organization }) => {
    const other = organization && TOWN_TAIL.exec(organization.value);
    return other?.[1] === town && organization!.value.slice(0, other.index) !== name;
  });
}

/** What stands behind the comma of an employer and may be its town. */
function tailOf({ organization, location }: WorkEntry): { name: string; town: string } | undefined {
  if (!organization || location) return undefined;
  const tail = TOWN_TAIL.exec(organization.value);
  const town = tail?.[1];
  if (!tail || town === undefined || NO_TOWN.test(town) || postScore(town) <= -2) return undefined;
  const name = organization.value.slice(0, tail.index);
  return CAMPUS_SYSTEM.test(name) ? undefined : { name, town };
}

/**
 * A town that no list knows stands where the other jobs name theirs: behind the employer, as behind the form of a company, behind two employers, or
 * behind each of several.
 * @param all what the entries were read from
 */
export function withTowns(read: readonly WorkEntry[], all: readonly Facts[]): WorkEntry[] {
  const entries = asOthersInBrackets(read, all);
  const isSure = (entry: WorkEntry) => {
    const { name, town } = tailOf(entry) ?? {};
    if (name === undefined || town === undefined) return false;
    return LEGAL_END.test(name) || LEGAL_START.test(name) || isBehindOther(town, name, entries);
  };
  const employed = entries.filter(({ organization }) => organization);
  const areAlike = employed.length >= FEWEST_TAILS && employed.every(tailOf);
  const arePlaced = entries.some(
    (entry) => entry.location && entry.organization && !entry.organization.value.includes(','),
  );
  const cutAll = arePlaced || areAlike || employed.some(isSure);
  return entries.map((entry): WorkEntry => {
    const { organization, location } = entry;
    const printed = organization && TOWN_TAIL.exec(organization.value);
    const name = printed && organization.value.slice(0, printed.index);
    const inRegion = name && location && townBefore(location, printed[1]!, organization.value);
    if (inRegion) return { ...entry, organization: { ...organization, value: name }, location: inRegion };
    const tail = cutAll ? tailOf(entry) : undefined;
    if (!tail || !organization) return entry;
    return {
      ...entry,
      organization: { ...organization, value: tail.name },
      location: found(tail.town, organization.pieces, 0.7),
    };
  });
}
