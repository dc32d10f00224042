import type { ParsedResume, Reading } from '@setapak/ats';
import { isMonthWord, isOngoingWord, textsOf } from '@setapak/resume';

const CALENDAR =
  /\b(?:19|20)\d\d\b|\b\d{1,2}\b|\b(?:sekarang|saat ini|kini|present|now|current|ongoing|onwards|since|sejak|bis heute|heute|tot heden|heden|aujourd[’']hui|actuellement|présent|depuis|seit|sinds)(?!\p{L})/giu;

/** The label of a contact, a grade or a form's row is no content. */
const LABELS =
  'linkedin email e-mail surel pos el telepon ponsel telp phone mobile hp whatsapp wa alamat address website tanggal tempat lahir born birth date of web situs laman ipk gpa indeks prestasi cumulative kumulatif nilai score ' +
  'id no nomor number berlaku hingga sampai valid until expires courses mata kuliah personal portfolio year years month months tahun bulan ' +
  'nama lengkap full name domisili domicile location posisi jabatan position perusahaan instansi company employer periode period tugas uraian duties ' +
  'institusi institution sekolah school jurusan prodi program studi degree field study ' +
  'dates occupation or held main activities responsibilities and of the employer type business sector title qualification awarded organisation providing ' +
  'home rumah city country nationality gender surname telephone europass personal information education training ' +
  'mother tongue tongues other language languages understanding speaking writing listening reading spoken production interaction levels a1 a2 b1 b2 c1 c2 basic user independent proficient final grade ' +
  'kota negara kewarganegaraan seluler akhir ibu lain kemampuan pemahaman berbicara menulis mendengarkan membaca produksi lisan interaksi tingkat pengguna dasar mandiri mahir ' +
  'awarded granted given presented by on oleh diberikan dikeluarkan ' +
  'daftar riwayat hidup curriculum vitae resume résumé biodata formulir form data pelamar halaman page of dari ' +
  'naam nom prénom vorname nachname voornaam achternaam adres adresse anschrift woonplaats wohnort telefoon telefoonnummer telefon telefonnummer tél téléphone portable mobil handy courriel mail mailadresse ' +
  'geboortedatum geboorteplaats geburtsdatum geburtsort geboren née né le la à naissance personalia persönliche persoonlijke daten gegevens sprachen talen langues ' +
  'key main highlights achievements tasks accomplishments pencapaian tanggung jawab rincian deskripsi pekerjaan yang dilamar dituju diinginkan applied ' +
  'issued diterbitkan kredensial credential kedaluwarsa kadaluwarsa expired expiration masa tidak ada selesai ' +
  'lokasi penerbit penyelenggara issuer provider peran role organisasi organisation organization ' +
  'worked working as in at for with to from until bekerja sebagai di dari pada dengan tamat lulus graduated s.d sd ttl tgl tempat';

/**
 * The words that a CV's fields hold.
 * @returns isRead: a field holds it; isKnown: that, or it is only a label
 */
export function wordsInFields({ result, details }: Pick<Reading, 'result' | 'details'>): {
  isRead: (word: string) => boolean;
  isKnown: (word: string) => boolean;
} {
  const { sections: _, totalYearsExperience: __, ...values } = result;
  // What a section is called holds nothing; where its heading was misread it may hold the very text that is asked for.
  const facts = Object.entries(details ?? {}).filter(([path]) => !path.startsWith('sections.'));
  const texts = textsOf([values, Object.fromEntries(facts)]).join(' ');
  const used = new Set([...wordsOf(texts), initialsOf(result.name?.raw ?? '')]);
  const labels = new Set(wordsOf(LABELS));
  const isRead = (word: string) => used.has(word);
  return { isRead, isKnown: (word) => isRead(word) || labels.has(word) };
}

/** `RK` in a circle beside Rani Kusuma. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .toLowerCase();
}

/** A line that the margin cut out of a mail or web address: `rani.kusuma@contoh.exam` over `ple`. */
export function isPartOfAddress(line: string, { emails, linkedin, websites }: ParsedResume): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replaceAll(/\s/g, '');
  const isBroken = /^[a-z\d.@/_?=&%+~-]+$/.test(line.trim());
  return (
    isBroken && [...emails, linkedin ?? '', ...websites].some((address) => bare(address).includes(bare(line)))
  );
}

/** The words of a text, the parts of dates and single letters left out. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(CALENDAR, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 1 && !isMonthWord(word) && !isOngoingWord(word));
}
