import { cutText } from '../text/cut-text.ts';
import { isCapitals } from '../text/normalise.ts';
import { restoreBreaks } from './lost-breaks.ts';

/** A line of a pasted ad without its ornaments. */
export interface AdLine {
  text: string;
  /** It stood behind a bullet, a number or a picture. */
  bullet: boolean;
  /** Such as `B` in `B. PERSYARATAN`. */
  ordinal: string | null;
  afterBlank: boolean;
  /** A sentence of a longer paragraph. */
  sentence?: boolean;
  /** The picture that stood before it: `✅ Teliti`. */
  picture?: string;
}

const LONGEST_AD = 100_000;
const MOST_LINES = 1500;
const LONGEST_LINE = 600;
const LONGEST_RAW = 20_000;
const LONG_PARAGRAPH = 160;
/** `Barista di Kopi Kita. Syarat: SMA, ramah`: a block that begins within a line, as short ads in chats are written. */
const RUN_IN_HEADING =
  /(?<=[.!?])(?<!\b(?:PT|CV|UD|PD|Jl|No|Dr|Ir|H)\.)\s+\p{Lu}\p{L}*(?: \p{L}+){0,3}\s?:\s/u;

const PICTURE =
  /(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Regional_Indicator}|[★☆])+/gu;
/** `#lokerbandung`: labels for finding the post, none of its words. */
const HASHTAG = /(?<=^|\s)#\p{L}[\p{L}\p{N}_]{2,}/gu;
const SIGN_BULLET = /^(?:[-–—*•▪▫●○◦‣✓✔➢➤►▶»›→⇒=+~>□■◆◇❖·✦✧]+|(?![№©®™°])\p{So}+)\s*/u;
const ORDINAL =
  /^(?:\(?(\d{1,2}|[a-z]|[A-Z]|[ivx]{1,5}|[IVX]{1,5}|(?![DS])[A-Z]\d{1,2})[.)]|\((\d{1,2}|[a-z]|[ivx]{1,5})\))\s+/;

/** `📍 bandung`, `💰 4,5 - 5,2 jt`: the picture is the label, where no other one stands behind it. */
const LABELLED =
  /^(📍|💰|💵|🏢|🏬|🏭)\uFE0F?\s*(?!\p{L}[^:]{0,30}:)(\p{L}[^:]{2,60}|(?:Rp\.?|IDR)?\s?\d[^:]{2,40})$/u;

const capitalised = (words: string) =>
  words.replace(/^\p{Ll}|(?<=[\s,])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());

/** The hashtags of an ad, in their order. */
export function hashtagsOf(ad: string): string[] {
  return cutText(ad, LONGEST_AD).match(HASHTAG) ?? [];
}

// `Keahlian | HIRADC, JSA`: a table of two columns. One such line alone may be `Barista | Kopi Karsa`.
const TABLE_ROW = /^[^\S\n]*(\p{L}[\p{L} /&-]{1,28}?)[^\S\n]*\|[^\S\n]*([^|\n]*[^|\s])[^\S\n]*$/gmu;
const FEWEST_ROWS = 3;
/** `Company      PT Maju`, `Education     : Diploma`: a table pasted as text. */
const ALIGNED = /^(\s*\p{L}[^:\t]{1,28}?)(?:(?:\t+| {4,})(?::\s*)?|\s+:\s+)(?=[^\s:])/u;
/** `1️⃣ Barista`: a number drawn as a key; before bold or capital letters it counts the posts. */
const KEYCAP = /^[\s*_]*(\d)\uFE0F?\u20E3\s*(?=(\*|\p{Lu}{3})?)/u;

/** A line that ends within a phrase: `Willing to be placed in`, `Pengalaman minimal`. */
const OPEN_END =
  /(?:^|\s)(?:in|at|of|for|with|to|from|by|as|and|or|the|an?|had|(?<!\b(?:must|(?:nice|good) to|should) )have|has|be|di|ke|dari|pada|dan|atau|serta|untuk|dengan|yang|sebagai|minimal|maksimal|maximal)$/i;
const MOST_OF_LINES = 0.75;
const SENTENCE_LIKE = 3;

/** Lines as they were before a page broke them: a rest in small letters, behind an open bracket or behind a word that ends nothing. */
function rejoined(lines: readonly AdLine[]): AdLine[] {
  const capital = lines.filter(({ text }) => /^[^\p{L}]*\p{Lu}/u.test(text)).length;
  const isCapitalised = capital >= lines.length * MOST_OF_LINES;
  const joined: AdLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && !line.bullet && !line.afterBlank && continues(last.text, line.text, isCapitalised))
      last.text = `${last.text} ${line.text}`.replace(/ (?=[,;)])/g, '');
    else joined.push({ ...line });
  }
  return joined;
}

function continues(before: string, text: string, isCapitalised: boolean): boolean {
  if (before.length + text.length > LONGEST_LINE || /[.!?:;]$/.test(before)) return false;
  if (/^[,;)\]]/.test(text) || before.lastIndexOf('(') > before.lastIndexOf(')')) return true;
  // `memiliki SIM A` ends with a letter that is a name, `What we look for` is a heading.
  const isHeading = /^(?:what|who|how|things)\b/i.test(before) && /^[\p{Lu}\d]/u.test(text);
  if (OPEN_END.test(before) && !isHeading && !/\s[A-Z]$/.test(before)) return true;
  return isCapitalised && /^\p{Ll}/u.test(text) && before.split(' ').length >= SENTENCE_LIKE;
}

/** `From: hr@firm.example`, `Subject: …` above the text of a mail. */
const MAIL_HEADERS =
  /^\s*(?:(?:(?:from|to|cc|sent|date|dari|kepada|dikirim|tanggal)\s*:\s*(?=[^\n]*[@\d])(?:\S+@\S+|[^\n]*)\s*)*(?:subject|subjek|perihal|re)\s*:\s*)/i;

/** A greeting before the ad itself. */
const GREETING =
  /^\s*(?:(?:assal?am\p{L}*['’]?\p{L}*(?:[\s.,]+wr\.?[\s.,]*wb\b)?|(?:selamat|met) (?:pagi|siang|sore|malam)|(?:salam (?:sejahtera|sehat))|ytc|permisi)(?: (?:semua(?:nya)?|kak|min|bapak\/ibu|rekan2?|teman2?|all))?[\s.,!🙏]+)+(?=\S)/iu;

/** Parts a pasted text into lines: bullets, pictures and WhatsApp's stars off; a long paragraph is parted into its sentences. */
export function adLines(ad: string): AdLine[] {
  const cut = cutText(ad, LONGEST_AD).replace(MAIL_HEADERS, '').replace(GREETING, '');
  const rows = cut.match(TABLE_ROW)?.length ?? 0;
  const broken = cut
    .split('\n')
    .map((line) => ((line.match(GLUED)?.length ?? 0) < FEWEST_GLUED ? line : line.replace(GLUED, '$&\n')))
    .map(restoreBreaks)
    .join('\n');
  const tabled = withoutTables(rows < FEWEST_ROWS ? broken : broken.replace(TABLE_ROW, '$1: $2'));
  const cleaned: AdLine[] = [];
  let afterBlank = true;
  for (const raw of cutText(tabled, LONGEST_AD).split(/\r\n?|\n|(?<=\S)\s*(?=[•▪●◦‣✓✔✅])/u)) {
    if (cleaned.length >= MOST_LINES) break;
    const line = cleanLine(raw.replace(ALIGNED, '$1: '), afterBlank);
    const last = cleaned.at(-1);
    const closes = !line && last && /^\s*[,;)\]]+\s*$/.test(raw);
    if (line) cleaned.push(line);
    else if (closes) last.text += raw.trim();
    afterBlank = !line && !closes;
  }
  return rejoined(cleaned).flatMap((each) => {
    const line = isPicturedText(each) ? { ...each, bullet: false } : each;
    const isOneLine = line.text.length < LONG_PARAGRAPH && !RUN_IN_HEADING.test(line.text);
    if (line.bullet || isOneLine) return [line];
    const sentences = sentencesOf(line.text);
    return sentences.map((text) => ({
      ...line,
      text: cutText(text, LONGEST_LINE),
      afterBlank: false,
      ...(sentences.length > 1 && { sentence: true }),
    }));
  });
}

const FEWEST_SENTENCES = 3;

/** `📢 Kak, ada lowongan nih! …`: a picture before a text of several sentences makes no bullet of it. */
function isPicturedText({ picture, text }: AdLine): boolean {
  return (
    picture !== undefined && text.length >= LONG_PARAGRAPH && sentencesOf(text).length >= FEWEST_SENTENCES
  );
}

/** `…per sprint.Requirements:Bachelor degree`: where a line ended before the text lost its breaks. */
const GLUED = /(?<=[\p{L}\p{N})]{2})[.:;](?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3})[.:;](?=\p{Lu}{2})/gu;
const FEWEST_GLUED = 3;

const COLUMN =
  /^(?:no\.?|nomor|#|(?:nama )?(?:posisi|jabatan|formasi|lowongan)|position|job title|jml\.?|jumlah|kuota|kebutuhan|qty|vacanc(?:y|ies)|kualifikasi|(?:per)?syarat(?:an)?|kriteria|pendidikan|kualifikasi pendidikan|jurusan|program studi|pengalaman|keahlian|keterangan|penempatan|lokasi|unit kerja|usia|jenis kelamin|gender|requirements?|qualifications?|education|experience|location|skills?)$/i;
/** Columns that say nothing of a demand. */
const COUNTING = /^(?:no\.?|nomor|#|jml\.?|jumlah|kuota|kebutuhan|qty|vacanc(?:y|ies))$/i;
const FEWEST_COLUMNS = 3;
const cellsOf = (row: string) => row.split(/\s*(?:\t|\|)\s*| {3,}/).map((cell) => cell.trim());

/** Rows under a head of columns (`No | Posisi | Jumlah | Kualifikasi`) as labelled lines. */
function withoutTables(ad: string): string {
  let columns: string[] = [];
  return ad
    .split(/\r\n?|\n/)
    .flatMap((row) => {
      const cells = cellsOf(row.replace(/^\s*\|?|\|?\s*$/g, ''));
      if (cells.length >= FEWEST_COLUMNS && cells.every((cell) => COLUMN.test(cell))) {
        columns = cells;
        return [];
      }
      if (columns.length === 0 || cells.length !== columns.length) {
        if (row.trim() !== '' && cells.length < FEWEST_COLUMNS) columns = [];
        return [row];
      }
      return cells.flatMap((cell, at) =>
        COUNTING.test(columns[at]!) || !/[\p{L}\d]/u.test(cell) ? [] : [`${columns[at]}: ${cell}`],
      );
    })
    .join('\n');
}

function cleanLine(raw: string, afterBlank: boolean): AdLine | undefined {
  let text = cutText(raw, LONGEST_RAW)
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .trim()
    .replace(KEYCAP, (_, digit: string, loud?: string) => (loud ? '' : `${digit}. `))
    .replace(LABELLED, (_, picture: string, words: string) =>
      picture === '📍'
        ? `📍 Lokasi: ${capitalised(words)}`
        : `${picture} ${/[💰💵]/u.test(picture) ? 'Gaji' : 'Perusahaan'}: ${words}`,
    );
  // `✔️ Jujur, gak baper 😁` is an item all the same, `🔥 LOKER 🔥` a title.
  const [first] = /^\p{Extended_Pictographic}/u.exec(text) ?? [];
  const [last] = /\p{Extended_Pictographic}(?=\uFE0F?$)/u.exec(text) ?? [];
  const isTitle = last !== undefined && (first === last || isCapitals(text)) && !/^[✅✔☑]/u.test(text);
  const pictured = isTitle ? undefined : first;
  text = text
    .replace(HASHTAG, ' ')
    .replace(PICTURE, ' ')
    // `9.000 buku 📚. Sehari-hari`
    .replace(/(?<=\S)\s+(?=[.!?](?:\s|$))/gu, '')
    .replace(/(?<= )&(?=\p{L}{3})/gu, '& ')
    .replace(/_{2,}|={3,}|-{3,}|\*{2,}/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
  const bold = /^\*([^*]{2,120})\*$/.exec(text) ?? /^_([^_]{2,120})_$/.exec(text);
  if (bold) text = bold[1]!.trim();
  // `*Barista* (2 orang)` is bold in chats, no bullet.
  const sign = bold || /^\*[^*\s][^*]*\*/.test(text) ? null : SIGN_BULLET.exec(text);
  if (sign) text = text.slice(sign[0].length);
  const number = ORDINAL.exec(text);
  if (number) text = text.slice(number[0].length);
  text = text.replace(/\*([^*\s][^*]{0,120})\*/g, '$1').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const ordinal = number ? (number[1] ?? number[2] ?? null) : null;
  return {
    text: cutText(text, LONGEST_RAW),
    bullet: pictured !== undefined || sign !== null || number !== null,
    ordinal,
    afterBlank,
    ...(pictured && { picture: pictured }),
  };
}

const SHORT_FORMS =
  /(?<![-\p{L}\p{N}])(pt|min|max|maks|minim|ms|no|dr|drs|ir|jl|st|yrs|yr|th|thn|bln|dgn|bag|kab|prov|tgl|vs|incl|approx|s\.d|u\.p|a\.n|e\.g|i\.e|st|gd|lt|bpk|pend|prof|univ|jur|yth)\./giu;

/** `rawon, lodeh dll. Pelayan: …`: before a capital letter these end a sentence. */
const AND_SO_ON = /(?<![-\p{L}\p{N}])([Dd]ll|[Dd]sb|etc)\.(?!\s+\p{Lu})/gu;

/** `… anak buah. lulusan SMA gapapa. gaji 3jt`: a text whose sentences all begin with small letters. */
function isChat(text: string): boolean {
  return /[\p{L})]{2}\.\s\p{Ll}.*[\p{L})]{2}\.\s\p{Ll}/u.test(text) && !/\p{L}\.\s\p{Lu}/u.test(text);
}

/** Sentences of a text; a full stop behind a usual short form ends none. */
export function sentencesOf(text: string): string[] {
  const whole = text.replace(SHORT_FORMS, '$1').replace(AND_SO_ON, '$1');
  return whole
    .split(
      isChat(whole)
        ? /(?<=[!?])\s+|(?<=[\p{L})]{2}[.]|\d[.])\s+|;\s*/u
        : /(?<=[!?])\s+|(?<=[^.\s][.])\s+(?=[\p{Lu}\d"“(])|;\s*/u,
    )
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
