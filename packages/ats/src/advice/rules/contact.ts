import { POST_WORDS } from '../../lexicon/job-words.ts';
import { placeKind } from '../../places/find-place.ts';
import type { Place, Rule } from '../checkup.ts';
import { sectionTexts, type Cv } from '../cv/cv.ts';
import { placeOf, placeOfText } from '../cv/places.ts';
import { failed, passed, passedIf, unsure } from '../verdicts.ts';

const always = () => true;
/** Below this a reader's word on a value is a guess. */
const DOUBTFUL = 0.5;
const EMAIL_LIKE = /[\p{L}\d._-]{2,}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{2,}\s?(?:\.|\(dot\))\s?\p{L}{2,}/iu;
const PHONE_LIKE =
  /(?:\+62|\b0)\s?8\d{1,2}[\s.-]?\d{3,4}[\s.-]?\d{2,5}|\+\d{1,3}[\s().-]*\d{2,4}[\s().-]*\d{3,4}[\s.-]?\d{3,4}/;
const HEADER_LINES = 8;

/** Missing only where nothing like it is printed; otherwise it is a question. */
function foundOrSeen(cv: Cv, found: boolean, like: RegExp) {
  if (found) return passed;
  const seen = like.exec(cv.text)?.[0];
  return seen === undefined ? failed() : unsure([placeOfText(seen)]);
}

/** Names of places that stand among the contacts, between commas and lines. */
function placesInHeader(cv: Cv): Place[] {
  const lines = sectionTexts(cv, 'PersonalDetails').flatMap((text) =>
    text.split('\n').slice(0, HEADER_LINES),
  );
  return lines
    .flatMap((line) => line.split(/\s*[,|·•–;]\s*|\s{2,}/))
    .flatMap((piece) => (/^\d|\d$/.test(piece) ? [piece, ...lastWords(piece)] : [piece]))
    .filter((piece) => placeKind(piece) !== undefined)
    .slice(0, 2)
    .map(placeOfText);
}

/**
 * A post read where the name should stand: it names a trade, and no e-mail address bears a part of it. Ordinary words that name none are
 * only doubtful: `Indah Permata` may be anybody's name.
 */
function isPost(name: string, { result, spelling }: Cv): 'surely' | 'perhaps' | 'no' {
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const trade = words.some((word) => POST_WORDS.has(word)) || isPostOfCv(words, result);
  const addresses = [...result.emails, result.linkedin ?? ''].join(' ').trim().toLowerCase();
  if (words.some((word) => addresses.includes(word))) return 'no';
  if (trade || /\s(?:dan|and|&)\s/.test(name)) return trade || addresses !== '' ? 'surely' : 'no';
  return addresses !== '' && isOrdinary(words, spelling) ? 'perhaps' : 'no';
}

/** `Food Technology Graduate`: ordinary words of one language. */
function isOrdinary(words: readonly string[], spelling: Cv['spelling']): boolean {
  if (!spelling || words.length < 2) return false;
  const own = (language: 'id' | 'en') => words.filter((word) => spelling.isOf(word, language)).length;
  return (
    words.every((word) => spelling.isKnown(word)) && Math.max(own('en'), own('id')) >= 0.6 * words.length
  );
}

/** Lines of the header of which an e-mail address bears a word. */
function namesInHeader(cv: Cv): string[] {
  const addresses = cv.result.emails.map((address) => address.split('@')[0]!.toLowerCase());
  return sectionTexts(cv, 'PersonalDetails')
    .join('\n')
    .split('\n')
    .slice(0, HEADER_LINES)
    .filter(
      (line) =>
        !/[@/\d]/.test(line) &&
        (line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) =>
          addresses.some((address) => address.includes(word)),
        ),
    );
}

/** The same words stand as a job's title. */
function isPostOfCv(words: readonly string[], result: Cv['result']): boolean {
  const name = words.join(' ');
  return result.workExperience.some(
    ({ jobTitle }) => (jobTitle?.toLowerCase().match(/\p{L}{3,}/gu) ?? []).join(' ') === name,
  );
}

/** The last words of an address without commas: `New York` of "1234 Broadway New York". */
function lastWords(address: string): string[] {
  const words = address.replace(/[\s\d-]+$/, '').split(' ');
  return [words.slice(-2).join(' '), words.slice(-1).join(' ')];
}

/** House rule: without a name a system files the application under nothing. */
const name: Rule = {
  id: 'contact-name',
  group: 'contact',
  topic: 'contact.name.missing',
  points: 7,
  ceiling: 70,
  title: 'Namamu tidak terbaca',
  passed: 'Nama terbaca',
  why: 'Nama adalah hal pertama yang dicari ATS. Tanpa nama, profilmu bisa tersimpan sebagai "tanpa nama".',
  fix: 'Tulis nama lengkap sebagai teks biasa di baris paling atas, sendirian, tanpa digabung jabatan atau kontak. Jangan berupa gambar.',
  example: 'Rani Kusuma Dewi',
  applies: always,
  question: 'Kami tidak yakin ini namamu. Kalau bukan, tulis nama lengkapmu sendirian di baris teratas.',
  judge(cv) {
    const { name: read } = cv.result;
    if (read === null) return failed();
    const post = isPost(read.raw, cv);
    const [line] = post === 'no' ? [] : namesInHeader(cv);
    if (line !== undefined) return unsure([placeOfText(line)]);
    if (post === 'surely') return failed();
    const doubted = post === 'perhaps' || (cv.reading.evidence['name.raw']?.confidence ?? 1) < DOUBTFUL;
    return doubted ? unsure([placeOf(cv.reading, 'name.raw', read.raw)]) : passed;
  },
};

/** House rule: e-mail is how application systems answer. */
const email: Rule = {
  id: 'contact-email',
  group: 'contact',
  topic: 'contact.email.missing',
  points: 7,
  ceiling: 70,
  title: 'Alamat email tidak ditemukan',
  passed: 'Email terbaca',
  why: 'Undangan tes dan wawancara biasanya dikirim lewat email. Tanpa email yang terbaca, perusahaan tidak tahu ke mana harus mengirimnya.',
  fix: 'Tulis satu alamat email aktif di dekat nama, sebagai teks dan dalam satu baris.',
  example: 'rani.kusuma@gmail.com',
  applies: always,
  question:
    'Sepertinya ini alamat email, tapi kami tidak bisa membacanya utuh. Tulis dalam satu baris tanpa spasi.',
  judge: (cv) => foundOrSeen(cv, cv.result.emails.length > 0, EMAIL_LIKE),
};

/** House rule: recruiters in Indonesia ring or write on WhatsApp first. */
const phone: Rule = {
  id: 'contact-phone',
  group: 'contact',
  topic: 'contact.phone.missing',
  points: 6,
  title: 'Nomor HP tidak ditemukan',
  passed: 'Nomor HP terbaca',
  why: 'Rekruter di Indonesia sering menghubungi lewat telepon atau WhatsApp lebih dulu.',
  fix: 'Tulis nomor yang aktif di dekat email, sebagai teks.',
  example: '+62 812 3456 7890',
  applies: always,
  question:
    'Sepertinya ini nomor HP, tapi kami tidak yakin. Tulis dengan kode negara, misalnya +62 812 3456 7890.',
  judge: (cv) => foundOrSeen(cv, cv.result.phoneNumbers.length > 0, PHONE_LIKE),
};

/** House rule. */
const linkedin: Rule = {
  id: 'contact-linkedin',
  group: 'contact',
  topic: 'contact.linkedin.missing',
  points: 1,
  title: 'Belum ada tautan LinkedIn',
  passed: 'Ada tautan LinkedIn',
  why: 'Banyak rekruter membuka LinkedIn sebelum menelepon. Tautan langsung menghemat waktu mereka dan mencegah salah orang.',
  fix: 'Rapikan alamat profilmu di pengaturan LinkedIn, lalu tulis alamatnya, bukan cuma kata "LinkedIn".',
  example: 'linkedin.com/in/rani-kusuma',
  applies: always,
  judge: (cv) => passedIf(cv.result.linkedin !== null),
};

/** House rule: systems filter applicants by place. */
const city: Rule = {
  id: 'contact-city',
  group: 'contact',
  topic: 'contact.city.missing',
  points: 2,
  title: 'Kota tempat tinggalmu belum ada',
  passed: 'Kota terbaca',
  why: 'Lowongan sering disaring menurut lokasi. Kota saja sudah cukup, alamat lengkap tidak perlu.',
  fix: 'Tambahkan kota dan provinsi di baris kontak. Kalau siap pindah, sebutkan.',
  example: 'Bandung, Jawa Barat (siap pindah ke Jakarta)',
  applies: always,
  question:
    'Kami tidak yakin ini kota tempat tinggalmu. Tulis kotamu sendiri di baris kontak, dipisah koma atau garis.',
  judge(cv) {
    if (cv.result.location !== null) return passed;
    const seen = placesInHeader(cv);
    return seen.length > 0 ? unsure(seen) : failed();
  },
};

export const contactRules: readonly Rule[] = [name, email, phone, linkedin, city];
