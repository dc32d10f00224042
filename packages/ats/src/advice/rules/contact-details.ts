import type { Place, Rule } from '../checkup.ts';
import type { Cv } from '../cv/cv.ts';
import { placeOf } from '../cv/places.ts';
import { failed, partly, passed } from '../verdicts.ts';
import { isPlayfulEmail } from '../words/playful-email.ts';

/** House rule; short local parts with a name in them are never marked. */
const professionalEmail: Rule = {
  id: 'contact-email-tone',
  group: 'privacy',
  topic: 'contact.email.tone',
  points: 2,
  title: 'Alamat email terkesan kurang profesional',
  passed: 'Alamat email terkesan profesional',
  why: 'Email dari zaman sekolah memberi kesan pertama yang tidak kamu inginkan, padahal gantinya gratis.',
  fix: 'Buat alamat baru dari namamu, lalu teruskan email lama ke sana supaya tidak ada yang terlewat.',
  example: 'princess_imut99@gmail.com → rani.kusuma@gmail.com',
  applies: (cv) => cv.result.emails.length > 0,
  judge(cv) {
    const places = pick(cv, 'emails', cv.result.emails, (email) =>
      isPlayfulEmail(email, cv.result.name?.raw ?? ''),
    );
    return places.length > 0 ? failed(places) : passed;
  },
};

/** ITU-T E.164 and E.123: an international number starts with + and the country code. */
const countryCode: Rule = {
  id: 'contact-phone-country',
  group: 'contact',
  topic: 'contact.phone.country',
  points: 1,
  title: 'Nomor HP belum memakai kode negara',
  passed: 'Nomor HP memakai kode negara',
  why: 'Perusahaan multinasional dan tautan WhatsApp butuh +62. Nomor 08… tetap jalan di dalam negeri, jadi ini perbaikan kecil.',
  fix: 'Ganti angka 0 di depan dengan +62.',
  example: '0812 3456 7890 → +62 812 3456 7890',
  applies: (cv) => cv.result.phoneNumbers.length > 0,
  judge(cv) {
    const places = pick(
      cv,
      'phoneNumbers',
      cv.result.phoneNumbers,
      (phone) => !/^\(?\s*(?:\+|00|62)/.test(phone),
    );
    if (places.length === 0) return passed;
    const verdict = places.length < cv.result.phoneNumbers.length ? partly(0.5, places) : failed(places);
    return places.some(({ text }) => /^\(?\s*[08]/.test(text ?? ''))
      ? verdict
      : { ...verdict, words: ABROAD };
  },
};

/** Numbers that no Indonesian has. */
const ABROAD = {
  why: 'Tanpa kode negara, nomor luar negeri tidak bisa dihubungi dari Indonesia, dan tautan WhatsApp-nya tidak jalan.',
  fix: 'Tulis kode negaranya di depan nomor, diawali tanda +.',
  example: '(206) 555-0147 → +1 206 555 0147',
};

/** House rule: with several, systems keep the first. */
const single: Rule = {
  id: 'contact-single',
  group: 'contact',
  topic: 'contact.many',
  points: 1,
  title: 'Ada beberapa email atau nomor HP',
  passed: 'Satu email dan satu nomor HP',
  why: 'ATS biasanya hanya menyimpan yang pertama, dan belum tentu itu yang paling sering kamu buka.',
  fix: 'Sisakan satu email dan satu nomor yang paling aktif. Kontak pemberi referensi juga tidak perlu ditulis di CV.',
  example: '+62 812 3456 7890 | rani.kusuma@gmail.com',
  applies: (cv) => cv.result.emails.length + cv.result.phoneNumbers.length > 0,
  judge(cv) {
    const places = [
      ...cv.result.emails.slice(1).map((text, index) => placeOf(cv.reading, `emails.${index + 1}`, text)),
      ...cv.result.phoneNumbers
        .slice(1)
        .map((text, index) => placeOf(cv.reading, `phoneNumbers.${index + 1}`, text)),
    ];
    return places.length > 0 ? partly(0.5, places) : passed;
  },
};

function pick(cv: Cv, path: string, values: readonly string[], test: (value: string) => boolean): Place[] {
  return values.flatMap((value, index) =>
    test(value) ? [placeOf(cv.reading, `${path}.${index}`, value)] : [],
  );
}

export const contactDetailRules: readonly Rule[] = [professionalEmail, countryCode, single];
