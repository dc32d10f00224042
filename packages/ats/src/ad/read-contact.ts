import type { PlacedLine } from './sections.ts';

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** `0812-xxxx-7781`, `+62 812 3333 4545`, `(0333) 555 019`, `wa.me/62812…`; figures may be hidden by an x. */
const PHONE =
  /wa\.me\/(\d{9,15})|(?<![\d.,/])((?:\+?62[\s-]?|\(0\d{2,3}\)[\s-]?|0)[\dxX]{2,4}(?:[\s-]?[\dxX]{3,5}){1,3})(?![\d.,/]?\d)/u;
const NAME = "(?:\\p{Lu}[\\p{L}.'’]+)(?: \\p{Lu}[\\p{L}.'’]+){0,2}";
/** `Bu Rini`, `Kak Sinta`, `Pak Yoga`: who is written to. */
const ADDRESSED = new RegExp(
  `(?<![\\p{L}])((?:(?!M[rs]s?\\.? (?:Office|Word|Excel|PowerPoint|Project|Visio|Access|Teams|Power)\\b)(?:[Ii]bu|[Bb]apak|[Bb]u|[Pp]ak|[Bb]pk\\.?|[Kk]ak|[Mm]bak|[Mm]as|[Bb]ang|[Tt]eh|[Kk]ang|Mr\\.?|Mrs\\.?|Ms\\.?|IBU|BAPAK|BPK\\.?|PAK|BU|KAK|MBAK|MAS) ${NAME}))`,
  'u',
);
const LOWER_ADDRESSED = /(?<![\p{L}])((?:ibu|bapak|bu|pak|kak|mbak|mas|bang|teh) \p{Ll}{3,})/u;
/** `Contact person: Yohanes (HCBP) - 0380 555 212`, `CP: Bagas` */
const PERSON = new RegExp(
  `\\b(?:[Cc]ontact [Pp]erson|CP|[Nn]arahubung|PIC|[Uu]\\.?p\\.?|[Aa]ttn\\.?|[Hh]ub(?:ungi)?\\.?)\\s?:?\\s+(${NAME})(?=$|[\\s,(/–—-])`,
  'u',
);
const NO_PERSON =
  /^(?:HRD|HR|Tim|Team|Admin|WA|WhatsApp|Email|Sekretariat|Panitia|Bagian|Recruitment|Rekrutmen|Kami|Via|No|Nomor|Telp|Info)\b/i;
const CALLS = /\b(?:info|hrd|contact|kontak|hub(?:ungi)?|up|u\.p|cp|narahubung|pic|chat)\b/i;
/** Numbers to report fraud to, and sentences that speak of a customer's line. */
const NOT_TO_APPLY = /\b(?:laporkan|penipuan|pengaduan|call ?center|layanan pelanggan|fraud|scam|report)\b/i;

/** Whom to write to: a name where one stands, with a number or an address, as `Bu Rini 0812-3333-4545`. */
export function readContact(lines: readonly PlacedLine[]): string | null {
  const found = lines.flatMap(({ full, kind }, at) => {
    if (kind === 'about' || full.length > 600 || NOT_TO_APPLY.test(full)) return [];
    const mail = MAIL.exec(full)?.[0].replace(/\.$/, '');
    const number = PHONE.exec(full);
    const phone = number ? (number[1] ? `+${number[1]}` : number[2]!.trim()) : undefined;
    const reach =
      [mail, phone && digits(phone) >= 8 ? phone : undefined].filter(Boolean).join(' / ') || undefined;
    const person =
      reach !== undefined || kind === 'apply' || CALLS.test(full)
        ? personIn(full, reach !== undefined)
        : undefined;
    return reach === undefined && person === undefined ? [] : [{ at, reach, person }];
  });
  const best = found.find(({ reach, person }) => reach && person) ?? found.find(({ reach }) => reach);
  if (!best) return found[0]?.person ?? null;
  // The name may stand in the line above or below.
  const person =
    best.person ??
    found.find(({ at, reach, person: name }) => name && !reach && Math.abs(at - best.at) <= 2)?.person;
  return [person, best.reach].filter(Boolean).join(' ');
}

function personIn(line: string, reachable: boolean): string | undefined {
  const name =
    ADDRESSED.exec(line)?.[1] ??
    PERSON.exec(line)?.[1] ??
    (reachable ? LOWER_ADDRESSED.exec(line)?.[1] : undefined);
  if (!name || NO_PERSON.test(name)) return undefined;
  const words = name.replace(/\s+(?:HRD|HR|WA|Telp|HP|di|DI)\b.*$/, '').split(' ');
  return words
    .map(
      (word) => word.charAt(0).toUpperCase() + (isLoud(word) ? word.slice(1).toLowerCase() : word.slice(1)),
    )
    .join(' ');
}

const isLoud = (word: string) => word.length > 2 && word === word.toUpperCase();
const digits = (text: string) => text.match(/[\dxX]/gu)?.length ?? 0;
