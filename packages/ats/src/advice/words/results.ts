const YEARS = /\b(?:19|20)\d{2}\b(?![.,]\d)/g;
/** Digits that are part of a name: `Java 8`, `ISO 9001`, `PPh 21`, `S1`, `Web 3`. */
const NAMES =
  /\b(?:iso|java|php|python|pph|ppn|psak|sap|web|html|css|s|d|tier|grade|kelas|level|windows|angular|k|covid)[\s-]?\d+(?:[.:]\d+)*\b/gi;
const AMOUNT = /\d/;
const IN_WORDS =
  /\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belasan|puluhan|ratusan|ribuan|jutaan|separuh|setengah|lipat|juara|peringkat|pertama|doubled|tripled|halved|twice|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|award|winner|first place)\b/i;

/** Whether a statement says how much, how many, how often or which place: years and numbers in names don't count. */
export function hasResult(text: string): boolean {
  const bare = text.replaceAll(YEARS, ' ').replaceAll(NAMES, ' ');
  return AMOUNT.test(bare) || IN_WORDS.test(bare);
}
