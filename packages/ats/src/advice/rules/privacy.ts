import type { Place, Rule, Verdict } from '../checkup.ts';
import { isReadable, type Cv } from '../cv/cv.ts';
import { placeOf, placeOfText } from '../cv/places.ts';
import { failed, partly, passed } from '../verdicts.ts';

/** Lines that say a thing about the person, not of a job at a church or a course in religion. */
const RELIGION =
  /(?:^|[|·•,;]\s*|\.\s+)[\s•▪\-–*]*(?:\d{1,2}\s+)?(?:(?:agama|religion)\s*(?:[:=\t]|\s{2,})\s*\p{L}|agama\s+(?:islam|kristen|katolik|katholik|protestan|hindu|buddha|budha|konghucu)\b|(?:islam|kristen protestan|katolik|protestan|hindu|buddha|konghucu|muslim|christian|catholic|buddhist)\s*(?:$|[|·•;]))/iu;
const MARITAL =
  /(?:^|[|·•,;]\s*|\.\s+)[\s•▪\-–*]*(?:\d{1,2}\s+)?(?:(?:status(?: (?:perkawinan|pernikahan|nikah|sipil))?(?:\s*\/\s*marital status)?|(?:marital|civil) status)\s*(?:[:=/\t]|\s{2,})\s*(?:belum|sudah|tidak|menikah|kawin|lajang|cerai|janda|duda|single|married|divorced|widow\p{L}*|unmarried)|status(?: (?:perkawinan|pernikahan|sipil))? (?:belum (?:menikah|kawin)|menikah|kawin|lajang|single|married)\b|(?:nama (?:(?:orang ?tua|ayah|ibu|bapak|suami|istri)(?: kandung)?|orang tua\/wali)|jumlah (?:anak|saudara)|anak ke|father['’]s name|mother['’]s name|spouse)\s*(?:[:=\t]|\s{2,}|-?\s?\d)|(?:belum (?:menikah|kawin)|sudah menikah|menikah|lajang|single|married|unmarried)\s*(?:$|[|·•;,(]))/iu;
const BODY =
  /(?:^|[|·•,;/]\s*|\.\s+)[\s•▪\-–*]*(?:\d{1,2}\s+)?(?:(?:tinggi(?: badan|\s*[:=/]|\s*(?:dan|&))|berat(?: badan|\s*[:=/]|\s*(?:dan|&))|tb|bb|tb\s*\/\s*bb|height|weight|golongan darah|gol\.? darah|blood type|jenis kelamin|gender|sex)(?:\s*[:=/&\t]|\s+dan\b|\s+and\b|\s|$)\s*(?:\p{L}*\s*:?\s*)?(?:\d{2,3}\s*(?:cm|kg)|\d\s?(?:['’]|ft)\s?\d|[abo]{1,2}[+-]?\s*$|laki|perempuan|pria|wanita|male|female|\d{2,3}\s*\/\s*\d{2,3}))|\b(?:tb|bb|tinggi|height)\b[^.]{0,12}\d{3}\s*cm\b|\b\d{3}\s*cm\s*(?:[/,|·&]|dan|and)\s*\d{2,3}\s*kg\b/iu;
const ORIGIN = /(?:^|[|·•,;]\s*|\.\s+)[\s•▪\-–*]*(?:suku(?: bangsa)?|warna kulit|ras)\s*[:=\t]\s*\p{L}/iu;
const PHOTO_LINE = /\b(?:pas ?foto|photo|foto)\s*(?:\d\s?x\s?\d|terlampir|attached|here|di sini)\b/i;
/** NIK: 16 digits, the day of birth (women + 40) and month inside; printed with or without groups. */
const NIK =
  /(?<!\d)\d{6}[ .-]?(?:0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{2}[ .-]?\d{4}(?!\d)/;
const NUMBERED_CARD =
  /\b(?:nik|no(?:mor)?\.?\s*(?:ktp|kk|npwp|bpjs|rekening|paspor|passport)|ktp|npwp|(?<!\b(?:certificate|credential|course|employee|member|student|project|order)\s)(?:id(?:entity)?(?: card)?|passport|taxpayer) (?:no\.?|number))\s*[.:#]?\s*[A-Z]?\d[\d .-]{5,}/i;
const STREET =
  /\b(?:jl|jln|jalan|gg|gang|perum|perumahan|komplek|kompleks|blok|dusun|dsn|kp|kampung|road|street|avenue|lane|drive)\b\.?/i;
const HOUSE =
  /\b(?:no|nomor|blok|rt|rw|km)\b\.?\s*[.:]?\s*[A-Z]?\d|\b(?:jl|jln|jalan)\b[^,]*\s\d{1,4}[a-z]?\b|^\d{1,4}[a-z]? [^,]*\b(?:road|street|avenue|lane|drive)\b/i;
/** In the country the hamlet in its district is the whole address. */
const HAMLET = /\b(?:dusun|dsn|kp|kampung|gampong|banjar|nagari|lingkungan)\b/i;
const DISTRICT = /\b(?:desa|kec|kecamatan|kel|kelurahan)\b/i;

/**
 * No discrimination at work: UU 13/2003, articles 5 and 6; ILO C111 (UU 21/1999). Personal data are to be gathered
 * sparingly: UU 27/2022 (PDP), article 16(2)a.
 */
const birthDate: Rule = {
  id: 'privacy-birth-date',
  group: 'privacy',
  topic: 'privacy.birth-date',
  points: 1,
  title: 'Tanggal lahir sebenarnya opsional',
  passed: 'Tanggal lahir tidak dicantumkan',
  why: 'Usia seharusnya tidak menentukan kamu diterima atau tidak, dan tanggal lahir sering dipakai untuk menebak PIN atau verifikasi bank.',
  fix: 'Hapus kalau lowongan tidak memintanya. Kalau diminta (misalnya CPNS atau BUMN), boleh dicantumkan khusus untuk lamaran itu.',
  example: '"Bandung, 17 Agustus 2001" → "Bandung"',
  applies: isReadable,
  judge(cv) {
    const { dateOfBirth } = cv.result;
    if (dateOfBirth === null) return passed;
    const [year, , day] = dateOfBirth.split('-') as [string, string?, string?];
    const asPrinted = new RegExp(`(?<!\\d)${Number(day ?? 1)}(?!\\d)|(?<!\\d)${day ?? '01'}(?!\\d)`);
    const printed = linesMatching(cv, (line) => line.includes(year) && asPrinted.test(line))[0]?.text;
    return partly(0.5, [placeOf(cv.reading, 'dateOfBirth', printed ?? dateOfBirth)]);
  },
};

const LAW =
  'Undang-undang menjamin kesempatan kerja yang sama, dan rekruter yang baik tidak ingin mengetahuinya sebelum wawancara.';

/** The explanatory notes of UU 13/2003, articles 5 and 6, and ILO C111 name religion; UU 27/2022 article 4(3) counts it as personal data. */
const religion: Rule = {
  id: 'privacy-religion',
  group: 'privacy',
  topic: 'privacy.religion',
  points: 1,
  title: 'Agama tidak perlu dicantumkan',
  passed: 'Tanpa agama',
  why: `Mencantumkan agama membuka peluang kamu dinilai dari hal yang bukan kemampuanmu. ${LAW}`,
  fix: 'Hapus barisnya, kecuali lowongannya sah memintanya, misalnya di lembaga keagamaan.',
  example: '"Agama: …" → hapus, pakai barisnya untuk tautan portofolio',
  applies: isReadable,
  judge: (cv) => judgeLines(cv, (line) => RELIGION.test(line)),
};

/** As above, for marital status. */
const marital: Rule = {
  id: 'privacy-marital',
  group: 'privacy',
  topic: 'privacy.marital',
  points: 1,
  title: 'Status pernikahan dan keluarga tidak perlu dicantumkan',
  passed: 'Tanpa status pernikahan dan keluarga',
  why: `Menikah atau belum, dan siapa keluargamu, tidak ada hubungannya dengan kemampuanmu. ${LAW}`,
  fix: 'Hapus barisnya.',
  example: '"Status: Belum menikah" → hapus',
  applies: isReadable,
  judge: (cv) => judgeLines(cv, (line) => MARITAL.test(line)),
};

/** As above, for sex, body and origin. */
const body: Rule = {
  id: 'privacy-body',
  group: 'privacy',
  topic: 'privacy.body',
  points: 1,
  title: 'Ciri fisik tidak perlu dicantumkan',
  passed: 'Tanpa tinggi, berat, atau ciri fisik lain',
  why: `Tinggi, berat, golongan darah, dan jenis kelamin bukan ukuran kemampuanmu. ${LAW}`,
  fix: 'Hapus barisnya. Tambahkan lagi hanya kalau lowongannya sah memintanya, misalnya syarat tinggi untuk awak kabin.',
  example: '"TB/BB: …" → hapus',
  applies: isReadable,
  judge: (cv) => judgeLines(cv, (line) => BODY.test(line) || ORIGIN.test(line) || PHOTO_LINE.test(line)),
};

/** UU 27/2022 (PDP): a NIK opens accounts and loans in its owner's name, and application portals ask for it where they need it. */
const idNumber: Rule = {
  id: 'privacy-id-number',
  group: 'privacy',
  topic: 'privacy.id-number',
  points: 1,
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
    return places.length > 0 ? failed(places, 94) : passed;
  },
};

/** UU 27/2022 (PDP), article 16(2)a, gathering no more than needed: the town is enough to filter by. */
const address: Rule = {
  id: 'privacy-address',
  group: 'privacy',
  topic: 'privacy.address',
  points: 1,
  title: 'Alamat rumah lengkap tidak perlu',
  passed: 'Hanya kota yang dicantumkan',
  why: 'CV sering tersimpan di banyak tempat dan alamat rumah tidak bisa kamu tarik lagi. Untuk melamar, kota saja sudah cukup.',
  fix: 'Ganti dengan kota dan provinsi.',
  example: '"Jl. Melati No. 5 RT 03/RW 02, Coblong, Bandung" → "Bandung, Jawa Barat"',
  applies: (cv) => cv.result.location !== null,
  judge(cv) {
    const raw = cv.result.location?.rawInput ?? '';
    const full = (STREET.test(raw) && HOUSE.test(raw)) || (HAMLET.test(raw) && DISTRICT.test(raw));
    return full ? failed([placeOf(cv.reading, 'location.rawInput', raw)]) : passed;
  },
};

function judgeLines(cv: Cv, test: (line: string) => boolean): Verdict {
  const places = linesMatching(cv, test);
  return places.length > 0 ? failed(places) : passed;
}

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

export const privacyRules: readonly Rule[] = [birthDate, religion, marital, body, idNumber, address];
