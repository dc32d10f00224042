import { DI } from '../../lexicon/italian-names.ts';
import { findDates, hasPeriod } from '../../dates/find-dates.ts';
import type { Fragment } from '../../layout/fragment.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { INNER_COMMA, LAST_INNER_COMMA } from '../../lexicon/legal-forms.ts';
import { CAMPUS_SYSTEM, isLocalSchool } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace, isStreetAddress, isTownInCountry, isTownInRegion } from '../../places/find-place.ts';
import { slicePiece } from '../../text/piece.ts';
import { POST_LABEL } from '../cut-run-on.ts';
import { type HeaderPiece, lineFacts } from '../header-pieces.ts';
import { type Entry, isAlone } from '../split-entries.ts';
import { styleOf } from './slots.ts';
import type { Facts } from './work-entry.ts';
import { matchesIn } from '../../text/matches-in.ts';

/** The two pieces before and behind a match, the second with what joined them. */
export function partedAt(
  piece: HeaderPiece,
  { 0: between, index }: RegExpExecArray,
  joint: string,
): [HeaderPiece, HeaderPiece] {
  return [
    { ...piece, ...slicePiece(piece, 0, index) },
    { ...piece, ...slicePiece(piece, index + between.length, piece.text.length), joint },
  ];
}

const FEWEST_BARRED = 2;
const ONE_BAR = /^[^|]*[^|\s]\s*\|\s*[^|\s][^|]*$/u;

/** `Kasir | Toko Maju` and more such heads: a dash in another one's post or employer (`Staf – Gudang | PT Arunika`) parts nothing. */
export function areBarred(entries: readonly Entry[]): boolean {
  const heads = entries.flatMap(({ head }) =>
    head.flatMap(({ cells }) =>
      cells.filter(({ text }) => ONE_BAR.test(text) && findDates(text).length === 0),
    ),
  );
  const plain = heads.filter(
    ({ text }) => !/\s[–—-]\s/u.test(text) && !text.split('|').some((side) => isPlace(side.trim())),
  );
  return plain.length >= FEWEST_BARRED && plain.length >= heads.length / 2;
}

export function factsOf(entry: Entry, barred = false): Facts {
  const pieces: HeaderPiece[] = [];
  const dates: Facts['dates'] = [];
  const alone = isAlone(entry);
  const dated = entry.head.filter((line) => line.cells.some(isPeriod));
  for (const [row, line] of entry.head.entries()) {
    const facts = lineFacts(line, row, alone, dated.length > 0, barred);
    pieces.push(...facts.pieces);
    dates.push(...facts.dates);
  }
  const whole = pieces
    .flatMap(afterTown)
    .map(withoutMentor)
    .map(withoutAddress)
    .map(withoutLength)
    .map(withoutLabel);
  const split = splitBrackets(
    forceSplit(
      whole.flatMap((piece) =>
        isBelowEmployer(piece, whole) || namesItsPart(piece, whole) || isOverEmployer(piece, whole)
          ? [piece]
          : splitAtComma(piece),
      ),
    ),
  );
  const locations = split.filter(
    (piece, index) =>
      !isTownHall(split, index) &&
      (isPlace(piece.text) ||
        isStreetAddress(piece.text) ||
        isTown(split, index) ||
        (piece.joint === ',' && isTownInCountry(piece.text)) ||
        (isTownInRegion(piece.text) &&
          (split.length > 2 || !split.some(({ text }) => postScore(text) >= 1)))),
  );
  return { entry, pieces: split.filter((piece) => !locations.includes(piece)), locations, dates };
}

const TOWN_HALL = /^(?:City of|Kota|Kabupaten|Desa|Kelurahan) (\p{Lu}[^,]*)/u;
const IN_ITS_TOWN = new RegExp(`${TOWN_HALL.source}(?<joint>,\\s+)(?=\\1(?:,|$))`, 'u');

/** `City of Dayton, Dayton, OH`: who governs a town, and the town. */
function afterTown(piece: HeaderPiece): HeaderPiece[] {
  const match = IN_ITS_TOWN.exec(piece.text);
  const joint = match?.groups?.['joint'];
  if (!match || !joint) return [piece];
  const end = match[0].length;
  return [
    { ...piece, ...slicePiece(piece, 0, end - joint.length) },
    { ...piece, ...slicePiece(piece, end, piece.text.length), joint: ',' },
  ];
}

/** A town by its office, before the town itself or, in English, beside a post and nothing else: the employer. */
function isTownHall(pieces: readonly HeaderPiece[], index: number): boolean {
  const { text: name } = pieces[index]!;
  const town = TOWN_HALL.exec(name)?.[1];
  if (town === undefined) return false;
  const others = pieces.filter((_, at) => at !== index);
  const isBesidePost = others.length === 1 && postScore(others[0]!.text) >= 1 && / of /.test(name);
  return isBesidePost || pieces.some(({ text }, at) => at > index && text.split(/,\s+/)[0] === town);
}

const isPeriod = ({ text }: Fragment) => isMostlyDate(text) && hasPeriod(text);

/**
 * `Associate, Grid Planning` in a line of its own below `Arunika Energy` in other letters: the employer is named already, and the comma parts
 * none.
 */
function isBelowEmployer(piece: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const isFact = ({ text }: HeaderPiece) => !isPlace(text) && !isTownInCountry(text) && !isTownInRegion(text);
  const [employer, ...others] = all.filter(isFact);
  if (!employer || others.length !== 1 || others[0] !== piece || piece.row !== employer.row + 1) return false;
  if (!employer.bold || styleOf(employer) === styleOf(piece) || employer.text.includes(',')) return false;
  const [post, ...rest] = piece.text.split(/\s*,\s+/);
  const isPart = rest.length === 1 && isFact({ ...piece, text: rest[0]! });
  return isPart && postScore(post!) >= 1.5 && postScore(employer.text) < 1;
}

/** `Toko Maju (https://tokomaju.example)` */
function withoutAddress(piece: HeaderPiece): HeaderPiece {
  const address = /\s*\((?:https?:\/\/|www\.)[^\s()]+\)$/i.exec(piece.text);
  return address && address.index > 0 ? { ...piece, ...slicePiece(piece, 0, address.index) } : piece;
}

const EMPLOYER_LABEL =
  /^(?:company|employer|perusahaan|nama perusahaan|instansi|organi[sz]ation)\s*:\s*(?=\S)/i;

const FOR_SO_LONG =
  /\s*\(?\b(?:selama|for)\s+(?:\d+|[a-z]+)\s+(?:tahun|bulan|minggu|years?|months?|weeks?)\)?$|\s*[,(]\s*\d{1,2} (?:tahun|bulan|minggu|years?|months?|weeks?)\)?$/iu;

/** `AHASS Arunika Motor selama 6 bulan` */
function withoutLength(piece: HeaderPiece): HeaderPiece {
  const tail = FOR_SO_LONG.exec(piece.text);
  return tail && tail.index > 0 ? { ...piece, ...slicePiece(piece, 0, tail.index) } : piece;
}

const MENTOR = /\s*\((?:prof|dr|p\.?i|advisor|supervisor|pembimbing|atasan)\b[^()]*\)$/iu;

/** `Universitas Arunika (Prof. Sri Wahyuni)`: for whom somebody worked there. */
function withoutMentor(piece: HeaderPiece): HeaderPiece {
  const mentor = MENTOR.exec(piece.text);
  return mentor && mentor.index > 0 ? { ...piece, ...slicePiece(piece, 0, mentor.index) } : piece;
}

/** `Designation: QA Engineer` below an employer. */
function withoutLabel(piece: HeaderPiece): HeaderPiece {
  const post = POST_LABEL.exec(piece.text);
  const label = post ?? EMPLOYER_LABEL.exec(piece.text);
  if (!label) return piece;
  return {
    ...piece,
    ...slicePiece(piece, label[0].length, piece.text.length),
    joint: post ? 'as' : 'at',
  };
}

const AT_EMPLOYER = -2;

/** `Pengajar pada Pelatihan Guru` over `Politeknik Arunika`: the employer has a line of its own, and a small word parts none. */
function isOverEmployer({ text, row, joint }: HeaderPiece, whole: readonly HeaderPiece[]): boolean {
  const isSure = (piece: HeaderPiece) =>
    piece.row > row &&
    postScore(piece.text) <= AT_EMPLOYER &&
    whole.every((other) => other === piece || other.row !== piece.row);
  return joint === '' && !text.includes(',') && postScore(text) > AT_EMPLOYER && whole.some(isSure);
}

const PART_BEHIND_COMMA =
  /,\s+[\p{L} &]*\b(?:department|division|unit|ward|team|bagian|divisi|departemen|bangsal)\b[\p{L} &]*$/iu;

/** `Registered Nurse, Emergency Department` beside an employer in letters of its own: the post has its part of the house in its name. */
function namesItsPart(piece: HeaderPiece, whole: readonly HeaderPiece[]): boolean {
  if (!PART_BEHIND_COMMA.test(piece.text)) return false;
  return (
    postScore(piece.text.slice(0, piece.text.indexOf(','))) >= 1.5 &&
    whole.some(
      (other) =>
        other !== piece &&
        other.cell === piece.cell &&
        other.row === piece.row &&
        postScore(other.text) <= -2,
    )
  );
}

export const TOWN = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}$/u;

/** `Katowice` of `Forklift Operator`, `Silesia Cargo`, `Katowice, Poland`: before a country, where post and employer are named besides. */
function isTown(pieces: readonly HeaderPiece[], index: number): boolean {
  const [piece, next] = [pieces[index]!, pieces[index + 1]];
  if (next?.joint !== ',' || !isPlace(next.text) || isPlace(piece.text) || !TOWN.test(piece.text))
    return false;
  const others = pieces.filter((each) => each !== piece && !isPlace(each.text));
  return others.length >= 2 && Math.abs(postScore(piece.text)) < 2;
}

/** What parts a post from an employer in one line. */
const BETWEEN_FACTS = new RegExp(
  String.raw`\s*,\s+|\s*:\s+(?=\p{Lu})|\s+at\s+the\s+(?=\p{Lu})|\s+(?:${DI}|pada|at|as|@|sebagai|sbg\.?)\s+(?=\p{Lu}|(?:bengkel|toko|warung|pabrik|rumah makan|rumah sakit|kantor|gudang|salon|apotek|klinik|hotel|percetakan|koperasi|konveksi|peternakan|perkebunan)\s+\p{Lu})|\s+(?:bei|chez|presso|na|no)\s+(?=\p{Lu})|\s+as\s+an?\s+(?=\p{L})|\s+(?:sebagai|sbg\.?|bagian|as)\s+(?=\p{Ll})|(?<!\bUPTD?|\bBLUD|\/)\s+(?=(?:PT|CV|UD|PO|RSUD|RSU|RSUP|RSIA|RS|Puskesmas)\.? \p{Lu})|\s+(?=(?:SD|SMP|SMA|SMK|TK|MI|MTs|MA) (?:Negeri|Islam|Muhammadiyah|Kristen|Katolik|\d)|(?:SD|SMP|SMA|SMK|MI|MTs|MA)N \d)`,
  'gu',
);

/** `Perawat, RS Bhakti Husada, Bandung`: a comma parts facts where its two sides read differently. */
function splitAtComma(piece: HeaderPiece): HeaderPiece[] {
  if (piece.joint === ',' && isTownInCountry(piece.text)) return [piece];
  const joinedPlaces = /^(?:as|sebagai|sbg\.?)$/i.test(piece.joint)
    ? matchesIn(piece.text, /\s+(?:in|with|for|pada|untuk)\s+(?=\p{Lu})/gu)
    : [];
  for (const match of [...matchesIn(piece.text, BETWEEN_FACTS), ...joinedPlaces]) {
    const left = piece.text.slice(0, match.index);
    const right = piece.text.slice(match.index + match[0].length);
    if (/\([^)]*$/.test(left)) continue;
    const joint = match[0].trim();
    // `Bord na Móna`: a word of a name where no post stands before it.
    if (/^n[ao]$/.test(joint) && postScore(left) < 1) continue;
    if ((joint === 'at' && CAMPUS.test(left)) || (joint === ',' && CAMPUS_SYSTEM.test(left))) continue;
    // `OSIS SMA Negeri 1 Kudus` is a club of the school, and `Guru` is a post.
    if (joint === '' && isLocalSchool(right) && postScore(left) < 1) continue;
    const isWord = joint !== ',' && joint !== ':';
    const places =
      isPlace(right) || isWord || (joint === ':' && isPlace(left)) || isTownOfEmployer(piece, left, right);
    const roles = postScore(left) * postScore(right) < 0 && Math.abs(postScore(left) - postScore(right)) >= 2;
    if (!places && !roles) continue;
    const [head, tail] = partedAt(piece, match, joint);
    const comma = isTownInSomething(right) ? LAST_INNER_COMMA.exec(left) : null;
    return [...(comma ? partedAt(head, comma, ',') : [head]), ...splitAtComma(tail)];
  }
  return [piece];
}

/** `University of Texas at Austin` */
const CAMPUS = /\bUniversity of(?: \p{Lu}[\p{L}.-]+)+$/u;

function isTownInSomething(text: string): boolean {
  return isTownInRegion(text) || isTownInCountry(text);
}

/** `Office Manager, Miami Valley Pediatrics, Dayton, OH`: behind a post and an employer, or behind what is no post. */
function isTownOfEmployer(piece: HeaderPiece, left: string, right: string): boolean {
  if (!isTownInSomething(right)) return false;
  const standsOut = piece.row > 0 || piece.order > 0 || piece.bold || !/\p{Ll}/u.test(left);
  return piece.joint === ',' || left.includes(',') || (standsOut && postScore(left) < 1);
}

/** `Kasir Toko Maju Jaya`, `Guru TK Pertiwi`: the word for a house begins its name, though nothing parts it from the post. */
const HOUSE_BEHIND_POST =
  /\s+(?=(?:Toko|Warung|Kedai|Kafe|Cafe|Restoran|RM|Hotel|Klinik|Apotek|Bank|BPR|BMT|Koperasi|Yayasan|Bengkel|Butik|Salon|Bimbel|LPK|LKP|PAUD|TK|RA|TPA|TPQ|Olshop|Dinas|Kelurahan|Kecamatan|Universitas|Politeknik|Pondok Pesantren) \p{Lu})/u;

/** `Kepala Toko Cabang Kudus`: the house is named by the post itself. */
const OF_HOUSE =
  /^(?:kepala|wakil kepala|ketua|pemilik|penjaga|owner|manajer|manager|supervisor|koordinator)\b/iu;

/** A head of one fact with a comma in it holds two: `Store Manager, Torrance Electronics`. */
function forceSplit(pieces: HeaderPiece[]): HeaderPiece[] {
  const facts = pieces.filter((piece) => !isPlace(piece.text));
  const [only] = facts;
  if (facts.length !== 1 || !only) return pieces;
  const match = INNER_COMMA.exec(only.text);
  if (!match) {
    const house = HOUSE_BEHIND_POST.exec(only.text);
    if (!house || OF_HOUSE.test(only.text) || postScore(only.text.slice(0, house.index)) < 1.5) return pieces;
    return pieces.flatMap((piece) => (piece === only ? partedAt(only, house, '') : [piece]));
  }
  const left = postScore(only.text.slice(0, match.index));
  const right = postScore(only.text.slice(match.index + match[0].length));
  if (Math.max(left, right) < 2 && right > -2.5) return pieces;
  return pieces.flatMap((piece) => (piece === only ? partedAt(only, match, ',') : [piece]));
}

export const CONTRACT =
  /^(?:full|part|fixed|penuh|paruh|kontrak|contract|magang|intern|internship|freelance|lepas|remote|hybrid|wfh|on-?site|maternity|cuti|temporary|sementara|acting|plt|pjs|tetap|permanent|volunteer|relawan|sukarela(?:wan)?|persero|tbk|startup|start-up|rintisan|seasonal|musiman|promoted|promosi|shift|outsourc\p{L}*|trainee|probation|pkl|kkn|\d+)\b/iu;

/** `Software Development Engineer (SDE)`: the first letters of the words before. */
function isShortForm(brackets: string, name: string): boolean {
  const letters = name.split(/[\s-]+/).map((word) => word.charAt(0));
  return brackets.length > 1 && letters.join('').toUpperCase().endsWith(brackets);
}

/** `Perawat (RS Bhakti Husada)`: a head of one fact holds the employer in brackets. */
function splitBrackets(pieces: HeaderPiece[]): HeaderPiece[] {
  const facts = pieces.filter((piece) => !isPlace(piece.text));
  const [only] = facts;
  if (facts.length !== 1 || !only) return pieces;
  const match = /^(.+?)\s*\(([^()]{3,})\)$/u.exec(only.text);
  if (!match || CONTRACT.test(match[2]!) || isPlace(match[2]!) || !/^[\p{Lu}\d]/u.test(match[2]!))
    return pieces;
  if (isShortForm(match[2]!, match[1]!)) return pieces;
  const head = { ...only, ...slicePiece(only, 0, match[1]!.length) };
  const tail = {
    ...only,
    ...slicePiece(only, only.text.lastIndexOf('(') + 1, only.text.length - 1),
    joint: '(',
  };
  return pieces.flatMap((piece) => (piece === only ? [head, tail] : [piece]));
}
