/**
 * What somebody did and what the doing is called are two words in both languages: "Mengelas rangka" is "pengelasan",
 * "Welded tanks" is "welding". Such words share a key.
 */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    taught: 'teach',
    sold: 'sell',
    bought: 'buy',
    built: 'build',
    led: 'lead',
    wrote: 'write',
    drove: 'drive',
    drew: 'draw',
    spoke: 'speak',
    sewed: 'sew',
    grew: 'grow',
    kept: 'keep',
  }),
);
const LEAST_ROOT = 4;
const LEAST_WORD = 5;

/** Keys of the word for a deed, as an ad names it: "pengelasan", "welding", "translation", "survei". */
export function keysOfDeed(noun: string): string[] {
  const indonesian = /^pe(\p{L}+)an$/u.exec(noun)?.[1];
  if (indonesian && rootOf(indonesian).length >= LEAST_ROOT) {
    // "perhitungan" is what somebody does who "menghitung", "perbaikan" who "memperbaiki".
    const base = /^r(\p{L}{4,})$/u.exec(indonesian)?.[1];
    return [`me-${indonesian}`, ...(base ? [`id-${base}`] : [])];
  }
  if (/^\p{L}{3,}ing$/u.test(noun)) return [`en-${englishRoot(noun)}`];
  if (/^\p{L}{3,}ation$/u.test(noun)) return [`en-${noun.slice(0, -3)}`];
  return noun.length >= LEAST_WORD ? [`id-${noun}`] : [];
}

/** Keys of the verb that opens a line: "Mengelas", "Welded". */
export function keysOfVerb(verb: string): string[] {
  const indonesian = /^me(\p{L}+?)(?:kan)?$/u.exec(verb)?.[1];
  const keys = [`en-${englishRoot(IRREGULAR.get(verb) ?? verb)}`];
  // "menangani" is of "penanganan", "mensurvei" of "survei".
  for (const root of indonesian ? [indonesian, indonesian.replace(/i$/u, '')] : [])
    keys.push(`me-${root}`, `id-${root.replace(/^(?:ng|n|m)/u, '')}`, `id-${root.replace(/^mper/u, '')}`);
  return keys;
}

/** Without the nasal that joins it to its prefix. */
function rootOf(part: string): string {
  return part.replace(/^(?:ng|ny|n|m)/u, '');
}

function englishRoot(word: string): string {
  const bare = word.replace(/(?:ing|ed)$/u, '').replace(/([bdgmnprt])\1$/u, '$1');
  return bare.replace(/e$/u, '');
}
