import { spacedPattern } from '../text/spaced-pattern.ts';
import { findSkills } from '../skills/find-skills.ts';
import { kindOfSkill } from '../skills/lexicon/lexicon.ts';
import { startsWithHead } from './heads.ts';
import { isPostWord } from './post-words.ts';
import { placesIn } from './read-place.ts';
import { welcomesBeginners } from './read-years.ts';
import { CONDITION, GENERIC, isRestOfList, KNOWING, nameOf, traitOf } from './wish-names.ts';

export const EXPERIENCE =
  /\b(?:pengalaman|berpengalaman|experience[d]?|p(?:e|)ngalam(?:a|)n|pglmn|pernah (?:bekerja|kerja|menjadi|jadi)|years?|tahun|thn|th|worked|background|latar belakang)\b/i;
const SEPARATOR =
  /\s*(?:,?\s(?:including|termasuk)\s|,\s*(?:dan\/atau|and\/or|atau|or|dan|and|serta|maupun|&)\s+|,|;|\/|\s(?:dan\/atau|and\/or|atau|or|maupun)\s|\s(?:dan|and|&|serta|plus|as well as|along with|beserta|\+|[·•|])\s|(?<=\p{L}{2}|[&\d]\p{L}|\d)\sn\s(?=\p{L}{2})|\s(?:sama)\s(?=\p{Lu}|\p{Ll}{3,}$)|\s[–—→-]\s)\s*/giu;
const PLACE_OF_WORK =
  /\s(?:di(?: bidang| industri| perusahaan| sektor)?|in(?: the| an?)?|at(?: an?| the)?|dari(?: perusahaan| industri)?|pada(?: bidang)?|within|on|for(?: an?)?|sebagai|sbg|as(?: an?)?|dengan|with)\s/i;

/** Conditions that hold for all the items behind them: "bersedia kerja shift pagi, siang, malam". */
const WILLING = spacedPattern(
  String.raw`
    ^(?:(?:applicants?|candidates?|kandidat|pelamar) )?(?:(?:must|should|harus|wajib) )?(?:be )?(?:ber)?(?:
      sedia\b|commit(?:ment|ted) to\b|komitmen (?:ter|pada|untuk)|siap\b|mau\b(?! belajar)|sanggup\b|shift\b|(?:lulus|lolos) (?:tes|seleksi|psikotes|ujian|uji)\b|domisili|
      (?:hafal|hapal) (?:area|daerah|jalan|jalur|rute|wilayah|kota)\b|setia\b|tidak\b|tdk\b|bukan\b|never\b|setuju\b|willing|happy to\b|available|
      (?:able to |can )?work (?:on )?(?:weekend|night|shift|overtime|holiday)s?\b|ready (?:to|for)|suka\b|menyukai\b|
      love\b|kirim|bebas\b|fee\s+(?:rp\b|\d|mulai\b|nego)|upah\b|bayaran\b|dibayar|digaji
    )
    `,
  'i',
);
export const LICENCE =
  /\b(?:sertifikat|sertifikasi|bersertifikat|certificate|certification|certified|licen[cs]e[ds]?|lisensi|izin (?:praktik|praktek|advokat|operator)|SIM ?[A-D](?:I{1,2}|[12])?|SIO\b|STR\w?\b|SIP\w?\b|brevet|gada (?:pratama|madya|utama)|COP\b|COC\b|BST\b|SKK\b|SKA\b|KTA\b)\b/i;
const GENERIC_HEAD =
  /^(?:.*\b(?:tools?|software|skills?|frameworks?|languages?|databases?|platforms?|apps?|applications?|systems?|brokers?|aplikasi|perangkat lunak|bahasa pemrograman|library|libraries|sertifikat|certifications?|certificate|technologies|services|values|competenc(?:y|ies)|attributes|nilai-nilai|keahlian|kompetensi|program|hal|following|berikut|system|sistem|personality|character|traits?|attitude|kepribadian|sikap|karakter|others?|lainnya|lain-lain|kemampuan|keterampilan|codes?|standards?|standar|regulations?|regulasi|peraturan))$/i;

/** `Core Competencies – Teamwork, Communication` */
const LABEL_BEFORE_DASH =
  /^((?:\p{L}+ ){0,2}(?:values|competenc(?:y|ies)|skills|behaviou?rs|attributes|kompetensi|nilai-nilai|keahlian|kemampuan|tools))\s[–—-]\s+(\S.*)$/iu;

/** One thing of a list, as the ad says it. */
export interface Item {
  text: string;
  separator: string;
  headed: boolean;
  licence: boolean;
  details: string[];
}

const BRACKET = '\u0001';

/** A text with a number in place of each bracket, and what the brackets hold. */
export function takeBrackets(text: string): { plain: string; brackets: string[] } {
  const brackets: string[] = [];
  const plain = text.replace(/\s*[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
    brackets.push(inside.trim());
    return `${BRACKET}${brackets.length - 1}${BRACKET}`;
  });
  return { plain: plain.replace(/[()[\]]/g, ' '), brackets };
}

/** The things a clause names; those that stand for each other are one group. */
export function groupsOf(
  plain: string,
  brackets: readonly string[],
  experienced = EXPERIENCE.test(plain),
): Item[][] {
  const colon = /^([^:]{3,60}):\s+(\S.*)$/.exec(plain) ?? LABEL_BEFORE_DASH.exec(plain);
  if (colon && !/\d$/.test(colon[1]!)) {
    const head = nameOf(colon[1]!);
    const inner = groupsOf(colon[2]!, brackets);
    const items = inner.flat();
    // `Penjahit: bisa obras`: one of the posts.
    const isPost = colon[1]!
      .toLowerCase()
      .split(/[\s/]+/)
      .every(isPostWord);
    if (isPost && items.length > 0) return inner;
    const generic = head === undefined || GENERIC_HEAD.test(head) || GENERIC.test(head) || items.length === 0;
    if (generic && items.length > 0 && inner.length > 1 && !ONE_OF.test(colon[1]!)) return inner;
    if (items.length > 0) {
      const group: Item[] = items.map((item, at) => ({ ...item, separator: at === 0 ? '' : '/' }));
      if (head && !generic && !ONE_OF.test(colon[1]!))
        group.unshift({ text: head, separator: '', headed: true, licence: false, details: [] });
      else if (head && group[0] && !ONE_OF.test(colon[1]!))
        group[0] = { ...group[0], details: [...group[0].details, head] };
      return [group];
    }
  }
  const items = itemsOf(plain, brackets, experienced);
  if (KNOWING.test(plain))
    for (const item of items)
      if (!item.headed && CONDITION.test(item.text) && item.separator !== ';')
        item.text = `memahami ${item.text}`;
  if (ONE_OF.test(plain) || brackets.some((inside) => SOME_OF.test(inside)))
    for (const item of items) if (item.separator === ',' || item.separator === 'and') item.separator = 'or';
  return groupItems(items);
}

/** Words that open what something is for, behind at least one word of their own. */
const PURPOSE_TAIL =
  /\S\s(?:untuk|utk|buat|agar|supaya|guna|ketika|saat|so that|in order to|(?<!\b(?:able|ability|capacity|how|willing|ready|used|due|according) )to(?= \p{Ll}+\s))\s/iu;

const USING_COMPUTERS =
  /^(?:(?:meng)?operasi(?:kan|onal)|menggunakan|penggunaan|pengoperasian|operate|operating|using)? ?(?:komputer|computers?)$/i;

function itemsOf(text: string, brackets: readonly string[], experienced: boolean): Item[] {
  const known = findSkills(text).filter((mention) => !/[,;]/.test(text.slice(mention.from, mention.to)));
  const inName = (from: number, to: number) =>
    known.some((mention) => mention.from < from && mention.to >= to);
  const pieces: { text: string; separator: string }[] = [];
  let from = 0;
  let separator = '';
  for (const match of text.matchAll(SEPARATOR)) {
    const at = match.index;
    if (inName(at, at + match[0].trimEnd().length)) continue;
    if (match[0].trim() === '/' && isTightSlash(text, at + match[0].indexOf('/'))) continue;
    // "drafting and negotiating contracts" is one thing, done twice.
    if (
      /^\s*(?:and|or|&)\s*$/i.test(match[0]) &&
      /(?:^|\b(?:in|of|at|with|for|by|to|experience)\s)\p{L}+ing$/iu.test(text.slice(from, at)) &&
      /^\p{L}+ing\s(?!skills?\b|experience\b|knowledge\b)\p{L}/iu.test(text.slice(at + match[0].length))
    )
      continue;
    // "built and shipped apps": the same of past forms.
    if (
      /^\s*(?:and|&)\s*$/i.test(match[0]) &&
      /^(?:you(?:['’]ve| have)?\s|have\s|has\s)?\p{Ll}+(?:ed|t)$/iu.test(text.slice(from, at)) &&
      /^\p{Ll}+ed\s\p{L}/u.test(text.slice(at + match[0].length))
    )
      continue;
    // "tari tradisional maupun modern": two kinds of one thing.
    if (
      /^\s*(?:dan|maupun|serta|atau|&)\s*$/i.test(match[0]) &&
      MODIFIER.test(/\p{L}+$/u.exec(text.slice(from, at))?.[0] ?? '') &&
      /\s/.test(text.slice(from, at).trim()) &&
      MODIFIER.test(/^\p{L}+(?=$|[\s,.;])/u.exec(text.slice(at + match[0].length))?.[0] ?? '') &&
      /^\p{L}+\s*(?:$|[,.;]|(?:untuk|di|pada|dalam|bagi|secara)\s)/u.test(text.slice(at + match[0].length))
    )
      continue;
    // "usable and attractive interfaces": two words for one thing.
    if (
      /^\s*(?:and|&)\s*$/i.test(match[0]) &&
      isPairOfAdjectives(text.slice(from, at), text.slice(at + match[0].length))
    )
      continue;
    // `Brevet A & B`, `R & D`
    if (/^\s*&\s*$/.test(match[0]) && /^\p{L}(?:\s|$|,)/u.test(text.slice(at + match[0].length))) continue;
    if (
      match[0].trim() === ',' &&
      /\d/.test(text[at - 1] ?? '') &&
      /\d/.test(text[at + match[0].length] ?? '') &&
      match[0] === ','
    )
      continue;
    pieces.push({ text: text.slice(from, at), separator });
    separator = kindOfSeparator(match[0]);
    from = at + match[0].length;
  }
  pieces.push({ text: text.slice(from), separator });
  const items: Item[] = [];
  let purpose = false;
  for (const piece of pieces) {
    // `Excel untuk laporan stok dan penjualan`: what it is for goes on behind the conjunction.
    if (
      purpose &&
      /^(?:and|or)$/.test(piece.separator) &&
      !startsWithHead(piece.text) &&
      !findSkills(piece.text).some(({ skill }) => kindOfSkill(skill) === 'tool')
    )
      continue;
    purpose = PURPOSE_TAIL.test(piece.text);
    const parts = experienced ? piece.text.split(PLACE_OF_WORK) : splitAtTool(piece.text);
    let named = false;
    parts.forEach((part, at) => {
      const details: string[] = [];
      const bare = part.replace(new RegExp(`${BRACKET}(\\d+)${BRACKET}`, 'g'), (_, index: string) => {
        details.push(...detailsOf(brackets[Number(index)] ?? ''));
        return ' ';
      });
      const listed =
        details.length > 1 &&
        (GENERIC.test(nameOf(bare) ?? 'tools') || USING_COMPUTERS.test(nameOf(bare) ?? '')) &&
        !/\/|\b(?:or|atau)\b/i.test(bracketsOf(part, brackets));
      if (listed) {
        details.forEach((detail, number) =>
          items.push({
            text: detail,
            separator: number === 0 ? piece.separator : 'and',
            headed: false,
            licence: LICENCE.test(bare),
            details: [],
          }),
        );
        return;
      }
      const trimmed = bare.replace(/ {2,}/g, ' ').trim();
      if ((trimmed === '' && details.length === 0) || (ADVERB.test(trimmed) && !traitOf(trimmed))) return;
      // `payroll for 500+ employees`: how much, not what.
      if (
        at > 0 &&
        /^(?:atas |bawah |over )?(?:(?:Rp\.?|IDR|USD|\$)\s?)?\d[\d.,]*\+?\s\p{Ll}+$/u.test(trimmed)
      )
        return;
      if (items.length > 0 && at === 0 && details.length === 0 && isRestOfList(trimmed)) return;
      items.push({
        text: trimmed,
        separator: named ? 'with' : piece.separator,
        headed: at === 0 && startsWithHead(trimmed),
        licence: LICENCE.test(trimmed),
        details,
      });
      named ||= nameOf(trimmed) !== undefined;
    });
  }
  return items;
}

/** Adjectives by their form, and a few that have none. */
const MODIFIER =
  /^(?:\p{Ll}{3,}(?:al|if|ern|ik|is)|mati[ck]|manual|lokal|impor|ekspor|harian|mingguan|bulanan|tahunan|masuk|keluar)$/u;

function isPairOfAdjectives(before: string, behind: string): boolean {
  const first = /\s(\p{Ll}+(?:able|ible|ive|ful|ous))$/u.exec(before)?.[1];
  return (
    first !== undefined &&
    traitOf(first) === undefined &&
    /^\p{Ll}+(?:able|ible|ive|ful|ous|al|ic)\s\p{L}/u.test(behind)
  );
}

/** How something is done, alone between commas: "quickly, efficiently, and precisely". */
const ADVERB = /^(?!assembly|supply|reply|family|monopoly|anomaly)\p{Ll}{3,}ly$/u;

function bracketsOf(part: string, brackets: readonly string[]): string {
  return [...part.matchAll(new RegExp(`${BRACKET}(\\d+)${BRACKET}`, 'g'))]
    .map(([, index]) => brackets[Number(index)] ?? '')
    .join(' ');
}

/** `CI/CD`, `B/L` and `24/7` are one word. */
function isTightSlash(text: string, at: number): boolean {
  const left = /[\p{L}\p{N}]+$/u.exec(text.slice(0, at))?.[0] ?? '';
  const right = /^[\p{L}\p{N}]+/u.exec(text.slice(at + 1))?.[0] ?? '';
  if (/\s/.test(text[at - 1] ?? '') || /\s/.test(text[at + 1] ?? '')) return false;
  if (/^\d+$/.test(left) && /^\d+$/.test(right)) return true;
  // `2D/3D`
  if (/^\d\p{L}$/u.test(left) && /^\d\p{L}$/u.test(right)) return true;
  if (left === 'ISO' && right === 'IEC') return true;
  // `QA/QC`, `HR/GA`
  if (/^\p{Lu}{2}$/u.test(left) && /^\p{Lu}{2}$/u.test(right)) return true;
  if (left.length === 1 && right.length === 1)
    return !/^[A-C]$/.test(left) || !/SIM\s$/.test(text.slice(0, at - 1));
  return left.length === 1 && !/SIM\s\w$/i.test(text.slice(0, at));
}

function kindOfSeparator(sign: string): string {
  const word = sign.replace(/[,\s]/g, '').toLowerCase();
  if (/^(?:atau|or|maupun|dan\/atau|and\/or)$/.test(word)) return 'or';
  if (word === '/') return '/';
  if (word === '' || /^[·•|]$/.test(word)) return sign.includes(';') ? ';' : ',';
  if (word === ';') return ';';
  return 'and';
}

/** "Data analysis in SPSS" names two things: the work and the tool. */
function splitAtTool(text: string): string[] {
  const match =
    /\s(?:in|with|dengan|menggunakan|using|via|on|pakai|pake|memakai|melalui)\s+(?:(?:an?|the|sistem|aplikasi|software|program)\s)?(?=\p{Lu}|[a-z]+[A-Z]|\d\p{Lu})/u.exec(
      text,
    );
  // "edit di Canva"
  const place = match ? null : /\sdi\s+(?=\p{Lu})/u.exec(text);
  if (place) {
    const known = findSkills(text.slice(place.index + place[0].length))[0];
    if (known?.from === 0 && kindOfSkill(known.skill) === 'tool')
      return [text.slice(0, place.index), text.slice(place.index + place[0].length)];
  }
  if (!match) return [text];
  const behind = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  const named = nameOf(before);
  if (named === undefined || placesIn(behind).length > 0) return [text];
  // "can animate in Rive": what is done there is what the tool is for.
  if (/\b(?:can|able to|know how to) \p{Ll}+$/u.test(before) && findSkills(named).length === 0)
    return [behind];
  return [before, behind];
}

/** `One of: BigQuery, Snowflake, Redshift`: commas part what is asked for in turn. */
const ONE_OF =
  /^\W*(?:(?:experience|proficiency|knowledge|skills?|fluency|pengalaman|menguasai) (?:with |in |of )?)?(?:(?:at least )?(?:one|any|either|two|three|\d)(?: or more)? of\b(?! (?:the|our|your)\b)|(?:minimal |setidaknya )?(?:salah satu|(?:dua|\d)(?= dari))\b)(?: dari)?\s*:?/i;

/** `(min. 2 dari 3)` behind a list */
const SOME_OF =
  /^(?:min(?:imal|imum)?\.?|at least|setidaknya|pilih|cukup)?\s*(?:salah satu(?:nya)?|(?:\d|satu|dua|tiga|one|two|three|any) (?:dari|of)\b.*)$/i;

const IDLE_BRACKET =
  /\b(?:tidak|bukan|yang|untuk|orang|min(?:imal)?|maks|tahun|years?|wajib|must|required|are|is|kami|diutamakan|disukai|preferred|plus|terbatas|skala|daily|boleh|kalau|if|for|opsional|optional|masih|aktif|count|seriously|per|any|semua|di|in|at|valid|berlaku|level|akan|nilai)\b|^\d|!|%/i;

function detailsOf(inside: string): string[] {
  if (inside === '' || IDLE_BRACKET.test(inside) || welcomesBeginners(inside)) return [];
  const parts = inside
    .split(/\s*(?:,\s*(?:(?:atau|or|dan|and)\s)?\s*|\/|;|\s(?:atau|or|dan|and|&|serta|\+)\s|\s[–-]\s)\s*/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= 4);
  const single =
    parts.length === 1 &&
    !/^\p{Lu}/u.test(parts[0]!) &&
    !LICENCE.test(parts[0]!) &&
    findSkills(parts[0]!).length === 0;
  return single ? [] : parts.filter((part) => !/^(?:dll|dsb|etc|lainnya|dkk)\.?$/i.test(part));
}

/** `A, B or C` is one wish, `A/B, C and D` three. */
function groupItems(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const starts =
      !last ||
      item.separator === ';' ||
      (item.separator === 'with' && !WILLING.test(last[0]!.text)) ||
      (item.headed && item.separator !== 'or' && item.separator !== '/');
    if (starts) runs.push([item]);
    else last.push(item);
  }
  return runs.flatMap((run) => {
    if (run[0] && WILLING.test(run[0].text))
      return run.filter(({ text }) => traitOf(text)).map((item) => [item]);
    const either = run.some(({ separator }) => separator === 'or');
    const both = run.some(({ separator }) => separator === 'and');
    const groups: Item[][] = [];
    // `A, B or C` is one of three; in `A or B, C` the comma parts what is asked for as well.
    const lastOr = run.findLastIndex(({ separator }) => separator === 'or');
    for (const [at, item] of run.entries()) {
      const joins =
        item.separator === '/' ||
        item.separator === 'or' ||
        (either && !both && item.separator === ',' && at < lastOr);
      if (joins && groups.length > 0) groups.at(-1)!.push(item);
      else groups.push([item]);
    }
    return groups;
  });
}
