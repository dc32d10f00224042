import { formatDate, type Resume } from '@setapak/resume';

/** What is taken out of a text before it leaves us. */
type PrivateKind = 'NAMA' | 'EMAIL' | 'TELEPON' | 'ALAMAT' | 'TAUTAN' | 'TANGGAL_LAHIR' | 'NOMOR';

interface PrivateValue {
  kind: PrivateKind;
  text: string;
}

export interface Mask {
  /** A text with `{{NAMA_1}}` and the like in the place of what is private; the same value has the same sign in every text. */
  hide(text: string): string;
  /** The answer with what was taken out. A sign that was never given away stays. */
  show(text: string): string;
}

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'.-]*){0,4}`;
const DATE = String.raw`(?:\d{1,2}[\s./-]+(?:\d{1,2}|\p{L}{3,9})[\s./,-]+(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|\p{L}{3,9}\s+\d{1,2},?\s+(?:19|20)\d{2})`;

/** Private by its shape, no matter whose it is. The first group is what is hidden, or all of it. */
const SHAPES: readonly [PrivateKind, RegExp][] = [
  ['EMAIL', /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/giu],
  [
    'TAUTAN',
    /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:linkedin\.com|github\.com|wa\.me|t\.me|bit\.ly|instagram\.com)\/[^\s<>"')\]]*/giu,
  ],
  ['NOMOR', /(?<!\d)\d{16}(?!\d)/gu],
  ['TELEPON', /(?<![\d.,])(?:\+\d{1,3}|\(?0\d{1,3}\)?|62)[\s.-]?\d{2,5}(?:[\s.-]?\d{2,5}){1,3}(?![\d%])/gu],
  ['TANGGAL_LAHIR', new RegExp(`(?:lahir|born|birth|TTL|DOB)[^\\n]{0,40}?(${DATE})`, 'giu')],
  [
    'ALAMAT',
    /\b(?:Jl|Jln|Gg)\.?(?:\s+[\p{Lu}\d][\p{L}\d./-]*){1,6}|\bJalan\s+\p{Lu}[^\n,;]{2,60}?\s(?:No|Blok)\b\.?\s*\w+|\bRT\s?\.?\s?\d+\s?\/\s?(?:RW)?\s?\.?\s?\d+/gu,
  ],
  [
    'NAMA',
    new RegExp(
      `\\b(?:Bapak|Ibu|Bpk\\.?|Pak|Bu|Sdr\\.?|Sdri\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Kak|Mas|Mbak)\\s+(${NAME})`,
      'gu',
    ),
  ],
];

const PHONE_DIGITS = [9, 15] as const;

export function createMask(values: readonly PrivateValue[]): Mask {
  const known = values
    .map(({ kind, text }) => ({ kind, text: text.trim() }))
    .filter(({ text }) => text.length > 2)
    .toSorted((a, b) => b.text.length - a.text.length);
  const signs = new Map<string, string>();
  const hidden = new Map<string, string>();
  const counts = new Map<PrivateKind, number>();
  const signOf = (kind: PrivateKind, text: string) => {
    const given = signs.get(text);
    if (given) return given;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const sign = `{{${kind}_${count}}}`;
    signs.set(text, sign);
    hidden.set(sign, text);
    return sign;
  };

  return {
    hide(source) {
      // What looks like a sign of ours is somebody's attempt at one.
      let text = source.replaceAll('{{', '{ {').replaceAll('}}', '} }');
      for (const { kind, text: value } of known)
        text = outside(text, (part) => part.replaceAll(wordly(value, kind), (found) => signOf(kind, found)));
      for (const [kind, shape] of SHAPES)
        text = outside(text, (part) =>
          part.replaceAll(shape, (whole: string, ...groups: unknown[]) => {
            const [inner] = groups;
            const found = typeof inner === 'string' ? inner : whole;
            if (kind === 'TELEPON' && !isPhone(found)) return whole;
            return whole.replace(found, () => signOf(kind, found));
          }),
        );
      return text;
    },
    show: (answer) =>
      answer.replaceAll(
        /\{\{\s*([A-Z_]+_\d+)\s*\}\}/g,
        (sign, name: string) => hidden.get(`{{${name}}}`) ?? sign,
      ),
  };
}

/** Signs that stand already are left alone. */
function outside(text: string, change: (part: string) => string): string {
  return text
    .split(/(\{\{[A-Z_]+_\d+\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= PHONE_DIGITS[0] && digits <= PHONE_DIGITS[1];
};

/** A value as a word of its own. Names of one word only with their capital letter: `Indah` is one, `indah` is not. */
function wordly(value: string, kind: PrivateKind): RegExp {
  const escaped = value
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  const flags = kind === 'NAMA' && !/\s/.test(value) ? 'gu' : 'giu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, flags);
}

/** What a CV says of its owner that is nobody else's business, and of the people whom it names. */
export function privateValues(
  resume: Resume | null,
  person: { name: string; email: string },
): PrivateValue[] {
  if (!resume) return [...namesOf(person.name), { kind: 'EMAIL', text: person.email }];
  const { profile, references, social } = resume;
  const { address } = profile;
  const full = `${profile.firstName} ${profile.lastName}`;
  const of = (kind: PrivateKind, ...texts: string[]) => texts.map((text): PrivateValue => ({ kind, text }));
  const people = references.items.flatMap((item) => [
    ...namesOf(item.name),
    ...of('TELEPON', item.phone),
    ...of('EMAIL', item.email),
  ]);
  return [
    ...namesOf(full),
    ...namesOf(person.name),
    ...people,
    ...of('EMAIL', profile.email, person.email),
    ...of('TELEPON', profile.phone),
    ...of('TAUTAN', profile.linkedin, profile.website),
    ...social.items.flatMap(({ link, username }) => of('TAUTAN', link, username)),
    ...of('ALAMAT', address.line1, address.line2, address.city, address.region, address.pincode),
    ...of('TANGGAL_LAHIR', ...birthDates(profile.birthDate)),
  ];
}

/** The whole name and each of its parts. */
export function namesOf(name: string): PrivateValue[] {
  const parts = name.trim().split(/\s+/);
  return [name, ...(parts.length > 1 ? parts : [])]
    .filter((text) => text.length > 2)
    .map((text) => ({ kind: 'NAMA', text }));
}

function birthDates(date: string): string[] {
  const [year, month, day] = date.split('-');
  if (!year || !month || !day) return [];
  return [
    date,
    ...['-', '/', '.'].map((sign) => [day, month, year].join(sign)),
    ...(['id', 'en'] as const).flatMap((language) => [
      formatDate(date, language),
      `${Number(day)} ${formatDate(`${year}-${month}`, language)}`,
    ]),
  ];
}
