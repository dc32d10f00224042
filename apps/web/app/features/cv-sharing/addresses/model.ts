/** Characters of an address that a person chooses; CVs' own ids are longer. */
export const ADDRESS = { min: 4, max: 30 } as const;

/** How many chosen addresses a person holds, earlier ones included. */
export const HELD_ADDRESSES = 10;

/** How long an address that was given up is kept from others, so that nobody answers under a name on a printed CV. */
export const KEPT_DAYS = 90;

const SHAPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Names under which somebody could pass for us, or for an office of ours. */
const reserved = new Set(
  `about account admin administrator akun akuntansi api app assets ats auth bantuan beranda billing blog bot builder
  bumn career careers checkout contact cv dashboard demo developer developers download export faq file files finance
  help hiring home hrd info kontak lamaran legal login logout lowongan mail mentor mentoring moderator null official
  payment pembayaran pemerintah polisi preview privacy profile profil promo public recruiter register rekruter resmi
  resume review reviewer root sandbox security setapak setting settings share shared social static status super
  superadmin support sysadmin system team template terms test tim undefined upload user users verified webmaster
  welcome`.split(/\s+/),
);

/** Words that lend authority wherever they stand in an address. */
const ownWords = new Set([
  'admin',
  'administrator',
  'official',
  'resmi',
  'moderator',
  'support',
  'superadmin',
]);

export const TAKEN = 'Alamat ini sudah dipakai atau tidak bisa dipilih. Coba yang lain, ya.';

/** Letters that are no plain letter with a mark on it. */
const OWN_LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'ng', ə: 'e' }; // prettier-ignore

/** Small letters without marks: `René` is `rene`, `Bjørn` is `bjorn`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æœøßłđðþıħŧŋə]/g, (letter) => OWN_LETTERS[letter] ?? letter);
}

/** What a person types becomes an address: `Rani Kusuma` is `rani-kusuma`. */
export function toAddress(typed: string): string {
  return plainLetters(typed)
    .replaceAll(/[\s._]+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Digits that are read as letters; `1` is read as two. */
const LOOKALIKES: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Whether nobody may choose it: our own words, and our name in any form, also written with digits (`s3tapak`) or apart. */
export function isReserved(address: string): boolean {
  const read = address.replaceAll(/[034578]/g, (digit) => LOOKALIKES[digit] ?? digit);
  const forms = [address, read, read.replaceAll('1', 'i'), read.replaceAll('1', 'l')];
  return (
    read.replaceAll('-', '').includes('setapak') ||
    forms.some(
      (form) =>
        reserved.has(form) ||
        reserved.has(form.replaceAll('-', '')) ||
        form.split('-').some((word) => ownWords.has(word)),
    )
  );
}

/** What is wrong with an address as it stands in a link; undefined where nothing is. */
export function addressProblem(address: string): string | undefined {
  if (address.length < ADDRESS.min) return `Alamat paling pendek ${ADDRESS.min} karakter`;
  if (address.length > ADDRESS.max) return `Alamat paling panjang ${ADDRESS.max} karakter`;
  if (!SHAPE.test(address)) return 'Pakai huruf, angka, dan tanda hubung saja, diawali huruf';
  return isReserved(address) ? TAKEN : undefined;
}
