import type { Place, Rule } from '../checkup.ts';
import { isReadable, type Cv } from '../cv/cv.ts';
import { placeOf, placeOfText } from '../cv/places.ts';
import { failed, partly, passed } from '../verdicts.ts';

/** A line that says a thing about the person, not a job at a church or a course in religion. */
const PERSONAL_LINE =
  /^[\s•▪\-–*]*(?:(?:agama|religion)\s*[:\t]|agama\s+(?:islam|kristen|katolik|katholik|protestan|hindu|buddha|budha|konghucu)\b|(?:status(?: perkawinan| pernikahan)?|marital status|kewarganegaraan|nationality|suku|golongan darah|blood type|tinggi(?: badan)?|berat(?: badan)?|height|weight|jenis kelamin|gender|sex)\s*[:\t/]|(?:belum menikah|menikah|lajang|single|married)\s*$)/i;
const PHOTO_LINE = /\b(?:pas ?foto|photo|foto)\s*(?:\d\s?x\s?\d|terlampir|attached|here|di sini)\b/i;
/** NIK: 16 digits, the day of birth (women + 40) and month inside; printed with or without groups. */
const NIK =
  /(?<!\d)\d{6}[ .-]?(?:0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{2}[ .-]?\d{4}(?!\d)/;
const NUMBERED_CARD =
  /\b(?:nik|no(?:mor)?\.?\s*(?:ktp|kk|npwp|bpjs|rekening|paspor|passport)|ktp|npwp)\s*[.:#]?\s*[A-Z]?\d[\d .-]{5,}/i;
const STREET = /\b(?:jl|jln|jalan|gg|gang|perum|perumahan|komplek|kompleks|blok|dusun|kp|kampung)\b\.?/i;
const HOUSE = /\b(?:no|nomor|blok|rt|rw)\b\.?\s*[.:]?\s*[A-Z]?\d/i;

/**
 * No discrimination at work: UU 13/2003, articles 5 and 6; ILO C111 (UU 21/1999). Personal data are to be gathered
 * sparingly: UU 27/2022 (PDP), article 16(2)a.
 */
const birthDate: Rule = {
  id: 'privacy-birth-date',
  group: 'hygiene',
  points: 1,
  title: 'Tanggal lahir sebenarnya opsional',
  passed: 'Tanggal lahir tidak dicantumkan',
  why: 'Usia seharusnya tidak menentukan kamu diterima atau tidak, dan tanggal lahir sering dipakai untuk menebak PIN atau verifikasi bank.',
  fix: 'Hapus kalau lowongan tidak memintanya. Kalau diminta (misalnya CPNS atau BUMN), boleh dicantumkan khusus untuk lamaran itu.',
  example: '"Bandung, 17 Agustus 2001" → "Bandung"',
  applies: isReadable,
  judge(cv) {
    const { dateOfBirth } = cv.result;
    return dateOfBirth === null ? passed : partly(0.5, [placeOf(cv.reading, 'dateOfBirth', dateOfBirth)]);
  },
};

/** The explanatory notes of UU 13/2003, articles 5 and 6, and ILO C111 name religion, sex and origin; UU 27/2022 article 4(3) counts religion and marital status as personal data. */
const personal: Rule = {
  id: 'privacy-personal',
  group: 'hygiene',
  points: 1,
  title: 'Ada data pribadi yang tidak perlu',
  passed: 'Tanpa agama, status, atau ciri fisik',
  why: 'Agama, status pernikahan, tinggi badan, dan foto membuka peluang kamu dinilai dari hal yang bukan kemampuanmu. Undang-undang menjamin kesempatan kerja yang sama.',
  fix: 'Hapus barisnya. Tambahkan lagi hanya kalau lowongannya sah memintanya, misalnya syarat tinggi untuk pramugari.',
  example: '"Agama: … · Status: Belum menikah · TB/BB: …" → hapus, pakai untuk tautan portofolio',
  applies: isReadable,
  judge(cv) {
    const places = linesMatching(cv, (line) => PERSONAL_LINE.test(line) || PHOTO_LINE.test(line));
    return places.length > 0 ? failed(places) : passed;
  },
};

/** UU 27/2022 (PDP): a NIK opens accounts and loans in its owner's name, and application portals ask for it where they need it. */
const idNumber: Rule = {
  id: 'privacy-id-number',
  group: 'hygiene',
  points: 2,
  title: 'Ada nomor identitas di CV-mu',
  passed: 'Tanpa nomor KTP atau kartu lain',
  why: 'NIK, nomor KK, NPWP, atau rekening bisa dipakai orang untuk pinjaman online atas namamu, dan CV sering berpindah tangan.',
  fix: 'Hapus sekarang juga. Perusahaan resmi memintanya lewat formulir setelah kamu diterima.',
  example: '"NIK: 3273…" → hapus seluruh barisnya',
  applies: isReadable,
  judge(cv) {
    const places = linesMatching(cv, (line) => NIK.test(line) || NUMBERED_CARD.test(line)).map((place) => ({
      ...place,
      text: masked(place.text ?? ''),
    }));
    return places.length > 0 ? failed(places) : passed;
  },
};

/** UU 27/2022 (PDP), article 16(2)a, gathering no more than needed: the town is enough to filter by. */
const address: Rule = {
  id: 'privacy-address',
  group: 'hygiene',
  points: 1,
  title: 'Alamat rumah lengkap tidak perlu',
  passed: 'Hanya kota yang dicantumkan',
  why: 'CV sering tersimpan di banyak tempat dan alamat rumah tidak bisa kamu tarik lagi. Untuk melamar, kota saja sudah cukup.',
  fix: 'Ganti dengan kota dan provinsi.',
  example: '"Jl. Melati No. 5 RT 03/RW 02, Coblong, Bandung" → "Bandung, Jawa Barat"',
  applies: (cv) => cv.result.location !== null,
  judge(cv) {
    const raw = cv.result.location?.rawInput ?? '';
    const full = STREET.test(raw) && HOUSE.test(raw);
    return full ? failed([placeOf(cv.reading, 'location.rawInput', raw)]) : passed;
  },
};

function linesMatching(cv: Cv, test: (line: string) => boolean): Place[] {
  return cv.text
    .split('\n')
    .filter((line) => line.length < 300 && test(line))
    .slice(0, 6)
    .map(placeOfText);
}

/** The number itself need not stand in one more place. */
function masked(text: string): string {
  return text.replaceAll(/\d(?=(?:[ .-]?\d){2})/g, '•');
}

export const privacyRules: readonly Rule[] = [birthDate, personal, idNumber, address];
