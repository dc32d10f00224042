/** How words that lead to a demand are shortened in chats and on posters; names are never among them. */
const SHORT_FORMS = new Map(
  `utk untuk
yg yang
dgn dengan
sbg sebagai
dlm dalam
pd pada
udh sudah
udah sudah
tau tahu
hapal hafal
sdh sudah
bs bisa
tdk tidak
krn karena
kpd kepada
klo kalau
kalo kalau
pake pakai
bgt banget
pny punya
lbh lebih
blm belum
jd jadi
hrs harus
pend pendidikan`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
);
const SHORT_FORM = new RegExp(
  `(?<![\\p{L}\\d@._-])(?<!\\d )(?:${[...SHORT_FORMS.keys()].join('|')})(?:\\.(?=\\s\\p{L}))?(?![\\p{L}\\d@_-])`,
  'gu',
);
/** `dibidangnya`, `diposisi yang sama`: a preposition that was written together with its noun. */
const GLUED =
  /(?<!\p{L})di(?=(?:bidang|posisi|industri|bagian|perusahaan|sektor|dunia|pabrik|gudang|lapangan|divisi)(?:nya)?(?!\p{L}))/giu;

/** `SIM A dan C`, `SIM A/C`: two licences of one series. */
const SERIES =
  /\b(SIM) ([A-D](?:I{1,2}|[12])?(?: Umum)?)(\s?(?:,|\/|&|dan|atau|\/?dan\/atau)\s?)(?=[A-D](?:I{1,2}|[12])?(?![\p{L}\d]))/gu;

/** A demand with the short forms of its small words written out. */
export function spelledOut(text: string): string {
  return text
    .replace(/^\p{Lu}\p{Ll}{2,}(?=\.?\s)/u, (word) =>
      SHORT_FORMS.has(word.toLowerCase()) ? word.toLowerCase() : word,
    )
    .replace(SHORT_FORM, (word) => SHORT_FORMS.get(word.replace('.', ''))!)
    .replace(GLUED, 'di ')
    .replace(SERIES, '$1 $2$3$1 ');
}
