/** The sentence that Indonesian CVs end with, before place, date and signature. */
const CLOSING =
  /^\s*(?:(?:dengan )?demikian(?:lah)?\b.*\b(?:riwayat hidup|curriculum vitae|cv|biodata|data diri|(?:saya|di) ?(?:buat|isi|tulis|susun|sampaikan|nyatakan))\b|(?:(?:semua|seluruh|segala) )?(?:data|keterangan|informasi)\b.*\b(?:sebenar(?:-benar)?nya|sesungguhnya|sejujurnya)\b|(?:saya )?yang bertanda ?tangan (?:di ?bawah|dibawah)|dengan ini saya menyatakan\b|semua data yang saya (?:isikan|tulis|cantumkan)\b|i (?:hereby|do hereby|solemnly) declare\b)/i;
/** What stands over a signature. */
const SIGN_OFF =
  /^\s*(?:hormat (?:saya|kami)|(?:dengan )?salam hormat|(?:saya )?yang (?:membuat(?: pernyataan)?|menyatakan|bersangkutan)|tertanda|(?:yours )?(?:sincerely|faithfully|truly))\s*[,.]?\s*$/i;
/** `Kediri, 12 Agustus 2024` over the name that ends the paper. */
const PLACE_AND_DAY =
  /^\s*(?:dibuat di )?\p{L}[\p{L}. ]{2,30},\s+(?:(?:pada )?tanggal )?(?:\d{1,2}\s+\p{L}{3,10}\s+|\d{1,2}[-/.]\d{1,2}[-/.])(?:19|20)\d\d\.?\s*$/iu;
/** `Kediri, Agustus 2024`, `Kediri, ………… 2024`: it says so little that only what stands below tells what it is. */
const PLACE_AND_YEAR = /^\s*\p{Lu}[\p{L}. ]{2,30},\s+(?:\p{L}{3,10}|[.…_\s\d]+)\s+(?:19|20)\d\d\.?\s*$/u;
/** Who signs; `Penulis` elsewhere is a post. */
const SIGNER = /^\s*(?:saya|pelamar|pemohon|penulis|penyusun|ttd\.?|(?:the )?applicant)\s*[,.]?\s*$/i;

/** `Designed with ♥ by …` at the foot of a page made by a template. */
const CREDIT =
  /^\P{L}*(?:(?:this |dokumen )?(?:cv|r[eé]sum[eé]) (?:was |is |ini )?)?(?:(?:designed|made|built|generated|created|power(?:ed)?|typeset|rendered|crafted)\b.{0,12}\b(?:with|by|using|in)|(?:dibuat|dihasilkan|dicetak)(?: (?:secara )?\p{L}+)? (?:dengan|oleh|menggunakan|melalui|dari))\b.{1,60}$|^\s*(?:©|\(c\)) .{1,80}$/iu;

/** `References available on request.`: a promise, and nothing that belongs to what stands above it. */
const REFERENCES =
  /^\P{L}*(?:references?|referees?|referensi|recommendations?)\b.{0,20}\b(?:available|furnished|provided|supplied|given|tersedia|diberikan|disediakan|disertakan)\b.{0,40}\b(?:requests?|requested|permintaan|diminta|diperlukan|dibutuhkan)\P{L}*$/iu;

export function promisesReferences(text: string): boolean {
  return REFERENCES.test(text);
}

/** `© Copyright 2025`: a website's foot, however near it stands. */
export function claimsRights(text: string): boolean {
  return /^\s*(?:(?:©|\(c\))\s*(?:copyright|hak cipta|(?:19|20)\d\d)|(?:copyright|hak cipta)\s*(?:©|\(c\)))/iu.test(
    text,
  );
}

/** `Ikuti saya di: Instagram dan LinkedIn`, `Unduh CV`, `Kembali ke Beranda`: what a page offers its visitors at its foot. */
const OFFER =
  /^\P{L}*(?:(?:ikuti|follow|temukan|find) (?:saya|aku|me)\b.{0,60}|(?:unduh|download|cetak|print|lihat|view) (?:my )?(?:cv|r[eé]sum[eé]|pdf|portofolio|portfolio)\b.{0,20}|(?:masuk|kembali|login|log in|back|return) (?:ke|to) .{1,30})$/iu;

export function offersMore(text: string): boolean {
  return OFFER.test(text);
}

/** `CV Siti Aminah | 2025` at the foot: what the paper is, whose, and of which year. */
const FOOT =
  /^\s*(?:cv|curriculum vitae|r[eé]sum[eé])\s+\p{Lu}[\p{L}.’' ]{2,40}\s*[|•·–—-]\s*(?:19|20)\d\d\s*$/iu;

/** `Siti Aminah   Curriculum vitae`, perhaps with the page's number: the same the other way round. */
const FOOT_OF_PERSON =
  /^\s*\p{Lu}[\p{L}.’' ]{2,40}?\s*[\t|•·–—~-]+\s*(?:cv|curriculum vitae|r[eé]sum[eé])(?:\s*[\t|•·–—~-]+\s*\d{1,2})?\s*$/iu;

export function isCredit(text: string): boolean {
  return CREDIT.test(text) || FOOT.test(text) || FOOT_OF_PERSON.test(text) || claimsRights(text);
}

/** A line with which the declaration or the signature at a paper's end begins. */
export function endsPaper(printed: string): boolean {
  // A justified line may fall apart into cells.
  const text = printed.replaceAll(/\s+/g, ' ');
  return CLOSING.test(text) || SIGN_OFF.test(text);
}

export function isPlaceAndDay(text: string): boolean {
  return PLACE_AND_DAY.test(text);
}

const MOST_BELOW_DAY = 3;
const MOST_SIGNED = 6;

/**
 * Place and day over a signature: at the end, or a little further up over words that people sign below.
 * @param below how many lines follow, of which `next` is the first
 */
export function isSigned(line: string, next: string | undefined, below: number): boolean {
  if (below > MOST_SIGNED) return false;
  const signs = next !== undefined && (SIGN_OFF.test(next) || SIGNER.test(next));
  return isPlaceAndDay(line) ? signs || below <= MOST_BELOW_DAY : signs && PLACE_AND_YEAR.test(line);
}
