/** Nicknames, moods, boasts and fandoms that an address for applications does without. Names are taken out before these are looked for. */
const PLAYFUL =
  'cute imut unyu lucu cantik cakep ganteng manis kece keren gaul alay bocah bocil cewek cowok jomblo galau baper cinta sayang love lover lovely bucin sexy seksi hot princess prince queen king angel baby bebeb bunda ayah mami papi anakmama army blink kpop exo bts swiftie gamer gaming noob pro ninja killer hacker naruto otaku anime wibu preman badboy badgirl cool swag crazy gila edan koplak sableng semprul ngantuk lapar mager kucing panda unicorn kitty bunny barbie rock metal punk rasta mafia gangster bos boss sultan raja ratu dewa sang the1 xoxo forever selalu milik'.split(
    ' ',
  );
/** Playful only where it stands alone between signs: `prima.king.99`, not `kingsley`. */
const WHOLE = new Set(
  'hot pro king prince raja ratu dewa sang bos boss cool rock metal exo bts bunda ayah selalu milik love army angel baby'.split(
    ' ',
  ),
);
const DIGITS_RUN = /\d{5,}/;
/** Schools, universities and offices give out addresses by number or rule; nobody chose those. */
const GIVEN_OUT = /\.(?:ac|sch|edu|go|gov|mil)(?:\.[a-z]{2})?$/;

/**
 * Whether an address sounds as if from schooldays. The person's own name never does: `gilang@…` holds no `gila`.
 * @param name as read from the CV; empty where none was read
 */
export function isPlayfulEmail(email: string, name: string): boolean {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  if (GIVEN_OUT.test(domain)) return false;
  if (DIGITS_RUN.test(local)) return true;
  const own = (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).sort((a, b) => b.length - a.length);
  const pieces = local
    .split(/[^\p{L}\d]+|(?<=\p{L})\d{2,}|(?<=^|\D)\d{2,}(?=\p{L})/u)
    .map((piece) => own.reduce((rest, part) => rest.replace(part, '.'), piece))
    .flatMap((piece) => piece.split('.'))
    .map(plainSpelling)
    .filter((piece) => piece.length > 2);
  return pieces.some((piece) =>
    PLAYFUL.some((word) => {
      const sound = plainSpelling(word);
      return (
        piece === sound || (!WHOLE.has(word) && word.length > 3 && isBuiltWith(piece, sound, own.length > 0))
      );
    }),
  );
}

/** A piece that begins or ends with the word; anywhere within it only where the name is known and out of it. */
function isBuiltWith(piece: string, word: string, nameKnown: boolean): boolean {
  if (nameKnown) return piece.includes(word);
  const rest = piece.startsWith(word)
    ? piece.slice(word.length)
    : piece.endsWith(word)
      ? piece.slice(0, -word.length)
      : undefined;
  return rest !== undefined && (rest.length <= 1 || PLAYFUL.includes(rest));
}

/** `imoetz`, `k3cehh`, `cuteee` as they are meant. */
function plainSpelling(piece: string): string {
  return piece
    .replaceAll('oe', 'u')
    .replaceAll(/(?<=\p{L})4(?=\p{L})/gu, 'a')
    .replaceAll(/(?<=\p{L})3(?=\p{L})/gu, 'e')
    .replaceAll(/(?<=\p{L})1(?=\p{L})/gu, 'i')
    .replaceAll(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replaceAll(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=\p{L}{3})[zxh]+$/u, '');
}
