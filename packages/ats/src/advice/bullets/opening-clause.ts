const OPENS =
  'as|with|within|without|over|to|in|on|at|for|from|by|during|after|before|through|throughout|under|across|along|alongside|jointly|together|while|when|because|thanks|despite|using|based|building|since|until|upon|sebagai|bersama|bersama-sama|dengan|tanpa|selama|dalam|di|pada|melalui|lewat|setelah|sesudah|sebelum|sejak|saat|ketika|sambil|untuk|guna|demi|berkat|berbekal|berdasarkan|menggunakan|memakai|memanfaatkan|hingga|sampai|bekerja sama';

/** When, how, why or with whom something was done: a few words before the first comma. */
const CLAUSE = new RegExp(`^((?:${OPENS})\\s[^,;:.]{2,70},\\s+)(?=\\p{L})(.+)$`, 'isu');

/** `Bersama tim keuangan menyusun …`: in Indonesian the comma is left out as often, and the prefix of the verb tells where the clause ends. */
const WITHOUT_COMMA =
  /^((?:bersama|bersama-sama|dengan|lewat|melalui|selama|di|pada|dalam|sejak|setelah)\s(?:(?!yang\b|untuk\b|agar\b|guna\b|tujuan\b|maksud\b|cara\b|fokus\b|harapan\b|target\b|rangka\b|hal\b|upaya\b|tugas\b)[\p{L}\d./-]+\s){1,5}?)(?=me\p{L}{4,})(.+)$/isu;

/** `1.`, `a)`, `(2023)`, `[Sept 2022]`, `2021 –`: what numbers or dates a statement. */
const COUNT_OR_DATE =
  /^((?:\(?(?:\d{1,2}|[a-z])[.)]|[([][^()[\]]{1,30}[)\]]:?|(?:\p{L}{3,9}\s)?(?:19|20)\d{2}(?:\s?[-–—]\s?(?:(?:\p{L}{3,9}\s)?(?:19|20)\d{2}|\p{L}{3,9}))?(?:\s?[-–—:,]))\s+)(.+)$/isu;
/** `Backend: Built …`, `Course development – Taught …`: what a statement is about. */
const LABEL = /^([\p{L}\d][\p{L}\d&/,.()' -]{1,60}?(?::|\s[-–—])\s+)(\p{L}.+)$/su;

/** `Bersama tim keuangan, ` before `menyusun model biaya`, or a number, a date or a label; undefined where a statement opens otherwise. */
export function openingClause(text: string): { clause: string; rest: string } | undefined {
  const [, clause, rest] =
    CLAUSE.exec(text) ?? WITHOUT_COMMA.exec(text) ?? COUNT_OR_DATE.exec(text) ?? LABEL.exec(text) ?? [];
  return clause && rest ? { clause, rest } : undefined;
}
