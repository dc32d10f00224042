import { isInOtherLanguage } from './other-languages.ts';
import type { Spelling } from './spelling.ts';

/** Words of the filler text that printers have set since the 16th century (Cicero, De finibus, cut up) and of the Latin that its generators go on with. */
const LATIN = new Set(
  `lorem ipsum dolor dolore dolores dolorem doloribus amet consectetur consectetuer adipiscing adipisci elit eiusmod tempor temporibus incididunt
  labore magna aliqua aliquam aliquet minim veniam nostrud exercitationem exercitation ullamco laboris nisi aliquip commodo consequat duis aute
  irure reprehenderit voluptate voluptatem voluptas velit cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa officia
  deserunt mollit anim laborum quis quia qui quisquam quibusdam vel eum iure nemo enim ipsam aspernatur odit fugit sed perspiciatis unde omnis
  iste natus accusantium doloremque laudantium totam rem aperiam eaque ipsa quae inventore veritatis quasi architecto beatae vitae dicta explicabo
  neque porro numquam vero eos accusamus iusto odio dignissimos ducimus autem officiis debitis rerum necessitatibus saepe eveniet integer nec
  praesent libero cursus ante dapibus diam sem nibh elementum imperdiet vestibulum faucibus orci luctus ultrices posuere cubilia curae fusce
  tellus ac tortor mauris condimentum maecenas interdum pharetra donec auctor fringilla facilisi facilisis ligula porta felis euismod semper
  ullamcorper metus vivamus sagittis lacus augue laoreet rutrum aenean lacinia bibendum cras justo etiam malesuada mollis morbi leo risus
  venenatis erat pellentesque curabitur nisl tempus convallis lectus purus mattis congue quisque proin maximus ultricies eros sapien arcu urna dui
  massa efficitur placerat accumsan dictum feugiat iaculis vehicula volutpat tristique suscipit sodales rhoncus pretium primis habitant senectus
  netus fames turpis egestas suspendisse potenti vulputate tincidunt sollicitudin hendrerit phasellus quam nunc eget nam molestie gravida viverra
  ornare scelerisque varius blandit lobortis pulvinar ut et ea ex ad sit in id est non a ab at eu per cum sunt do`.split(
    /\s+/,
  ),
);
/** Those that are words of Indonesian or English as well. */
const NOT_ONLY_LATIN = new Set(
  `in a at do per an ad id ex culpa minim unde integer vital tempor posture porta nam est interdum`.split(
    /\s+/,
  ),
);
const PLACEHOLDER =
  /^(?:\[[^\]]{3,80}\]|<[^>]{3,80}>|\{\{[^}]+\}\}|(?:isi|tulis|masukkan|tambahkan|deskripsikan|jelaskan)\b.{0,60}\b(?:di sini|disini|kamu|anda)\b.*|(?:type|insert|enter|add|write|describe)\b.{0,40}\b(?:here|your (?:\p{L}+ )?(?:text|description|responsibilit\p{L}+|achievements?|job|experience))\b.*|(?:your|sample|dummy|placeholder|contoh) (?:text|teks|description|deskripsi|job title|company name|name)\b.*|teks (?:contoh|pengisi|dummy).*|(?:x{3,}|\.{4,}|-{4,}|_{4,}|tba|tbd|todo|n\/a)\W*|(?:test|tes|coba|asd)(?:\s+(?:test|tes|coba|asd|123))*\W*|(?:blah?[\s,]*){2,}.*|x{2,}(?:\s+x{2,})+\W*)$/iu;
const KEYBOARD_ROW = /(?:qwer|wert|erty|rtyu|tyui|uiop|asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm)/i;
const SAME_KEY = /(.)\1{3,}/i;
const HARD_TO_SAY = /[bcdfghjklmnpqrstvwxz]{5,}|^[bcdfghjklmnpqrstvwxz]{4,}$/i;
/** A word alone, or several parted by commas: there names of tools may stand, which are often hard to say (`PostCSS`, `xslt, scss`). */
const LISTED = /^[^\s,;/•·|]+(?:\s*[,;/•·|]\s*[^\s,;/•·|]+)*[\s.]*$/;
const FEWEST_WORDS = 4;
const MOSTLY = 0.6;

/** Why a text says nothing in any language: filler text of printers, a template's placeholder, keys hit at random, or no known word. */
export type Nonsense = 'filler' | 'placeholder' | 'keys' | 'unknown';

/**
 * @param spelling where at hand; without it only filler, placeholders and keys hit at random are seen
 * @param isName whether a word, in small letters, is a name of this CV and so needs no dictionary
 */
export function nonsenseIn(
  text: string,
  spelling?: Spelling,
  isName: (word: string) => boolean = () => false,
): Nonsense | undefined {
  const plain = text.trim();
  if (PLACEHOLDER.test(plain)) return 'placeholder';
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return undefined;
  const small = words.map((word) => word.toLowerCase());
  const latin = small.filter((word) => LATIN.has(word));
  const clear = latin.filter((word) => word.length > 3 && !NOT_ONLY_LATIN.has(word));
  if (clear.length >= 3 && latin.length >= words.length * MOSTLY) return 'filler';
  const isHard = LISTED.test(plain) ? () => false : (word: string) => HARD_TO_SAY.test(word);
  const mashed = small.filter(
    (word) =>
      word.length > 3 &&
      (KEYBOARD_ROW.test(word) || SAME_KEY.test(word) || isHard(word)) &&
      !spelling?.isKnown(word) &&
      !isName(word),
  );
  const typed = small.filter((word, at) => words[at] === word || at === 0);
  if (mashed.length >= Math.max(1, small.length * 0.5) && mashed.some((word) => typed.includes(word)))
    return 'keys';
  if (!spelling || typed.length < FEWEST_WORDS || isInOtherLanguage(plain)) return undefined;
  const isStrange = (word: string) =>
    word.length > 2 &&
    !spelling.isKnown(word) &&
    !isName(word) &&
    !spelling.meant(word, 'id') &&
    !spelling.meant(word, 'en');
  const strange = typed.filter(isStrange);
  return strange.length >= typed.length * MOSTLY && strange.length >= 3 ? 'unknown' : undefined;
}
