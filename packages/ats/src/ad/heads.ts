import { spacedPattern } from '../text/spaced-pattern.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Verbs, nouns and adjectives that introduce a requirement and name none themselves. */
export const HEADS = set(`
  mampu bisa dapat sanggup wajib harus minimal min minimum maksimal sudah telah pernah setidaknya sangat cukup juga lebih tentunya yang yg serta dan atau kalau kalo
  jika bila ada para calon pelamar kandidat peserta adalah merupakan menguasai penguasaan memahami pemahaman paham faham mengerti ngerti mengetahui pengetahuan tahu familiar
  familier terbiasa biasa mahir jago lihai handal andal cakap kompeten terampil hafal melek berpengetahuan memiliki mempunyai punya kemampuan keahlian keterampilan
  skill wawasan minat ketertarikan tertarik latar belakang background dasar-dasar jiwa sikap sifat kepribadian motivasi kompetensi pengalaman berpengalaman pengalamannya kerja bekerja
  dalam di tentang mengenai terkait dengan dgn untuk sebagai sbg akan menggunakan memakai pakai pake pegang penggunaan pengoperasian mengoperasikan gunakan soal bidang pada dari
  baik kuat tinggi luas mendalam memadai mumpuni khususnya terutama posisi industri perusahaan sektor menjadi jadi secara aktif telah suka gemar nyaman banget bagus oke tools tool aplikasi framework
  software perangkat lunak platform program sistem bahasa pemrograman mengikuti lulus terdaftar tersertifikasi bersertifikat bersertifikasi memegang berlisensi kalibrasi-
  boleh user confident piawai kefasihan bring brings berperan nguasain nguasai especially particularly mainly pngalaman pngalamn pengalamn pglmn pny you've you’ve
  kudu mesti alumni alumnus berlatar berpendidikan begitu pula menamatkan butuh butuhin dibutuhkan membutuhkan memerlukan diperlukan nyari dicari mensyaratkan dipersyaratkan membidangi seputar konsep prinsip teknik-teknik proses dasar umum berbagai salah satu antara lain seperti yaitu contoh lancar fasih ahli menangani bergerak sejenis serupa
  bersertipikat berijazah diploma- pekerjaan kegiatan posisi tata cara dunia dibidang diindustri diposisi dibagian diperusahaan disektor didunia terlibat berpartisipasi
  literate well-versed versed adept candidate candidates applicant applicants participated participating participation involved involvement engaged contributed
  strong good great excellent outstanding exceptional superb solid deep in-depth thorough proven demonstrated demonstrable extensive advanced basic intermediate working hands-on practical sound
  clear fluent proficient proficiency proficiently expert expertise skilled skill skills experience experienced experiences spent knowledge knowledgeable understanding understand understands familiar familiarity
  comfortable comfy command mastery master grasp ability abilities able capable exposure track record knack feel eye aptitude competent competence competency confident confidence must should can
  could will have has had having possess possesses possessing be is are being been know knows knowing how used worked work works a an the some any with in of to for on about using at as within from and or least
  prior previous previously relevant related other similar professional progressive successful minimum years year most more etc also well very highly minimum commercial real-world desire willingness
  holder hold holds holding certified way around graduated graduating grip ease sekurang-kurangnya setidak-tidaknya qualification qualified who you your we least plus including include includes such like e.g need needs required requires require ideal ideally preferably preferred
  bagi oleh selama sejak sambil if when while it they this that these those basics fundamentals foundations use uses user users antaranya diantaranya exp fluency dealing serving passed passes taught score scored scores bit sisa tamatan paling singkat sedikit sedikitnya rendah post-qualification pqe kamu anda kalian penting megang looking after passion passionate interest interested role roles position positions either both their our its tested testing- under across through environment environments setting
  pengertian advance speaks
  high-level high quality high-quality modern general sufficient adequate common usual standard various different multiple least one two three of them which managerial level industry company companies
`);
/** Of these the ones that belong to a name as often, where no other leading word follows: `sound design`, `general ledger`. */
const DESCRIBING = set(`sound general commercial quality standard practical common public`);
export const TRAILING = set(`
  skill skills experience knowledge understanding ability abilities background tools tool software applications application required wajib must preferred wajib! dll dsb etc lainnya lain terkait sejenis relevan yang baik dengan di dan atau or and with salah satu
  in of is are a an the for to baik kuat bagus ok oke tinggi dasar basic mandatory needed certification- yg masih minimal min at least user users company companies industry perusahaan industri sederajat setara sejenisnya tersebut
  environment setting role position level fluency teams team- principles concepts holder holders proven saja aja banget kamu anda paling sedikit plus equivalent similar related well both you your good jelas lisan sudah pernah lengkap memadai mendalam sendiri akan dari sebagai pada dalam itu ini tuh nih ya
`);
/** Verbs that begin a demand, so that a new one starts with them behind a comma. */
const VERB_STARTS = spacedPattern(
  String.raw`
    ^(?:
      mampu|bisa|dapat|sanggup|wajib|harus|sudah|telah|pernah|menguasai|memahami|paham|faham|mengerti|ngerti|mengetahui|
      familiar|familier|terbiasa|mahir|jago|terampil|memiliki|mempunyai|punya|berpengalaman|pengalaman|pendidikan|lulusan|
      usia|umur|berusia|pria|wanita|laki|bersedia|siap|teliti|jujur|domisili|berdomisili|able|strong|good|excellent|solid|
      proven|experience[d]?|knowledge|understanding|familiar|familiarity|comfortable|ability|must|can|have|fluent|
      proficient|proficiency|hands-on|minimum|at least|hold|willing|know|lancar|fasih|bersertifikat|ijazah|tidak|gak|no|
      not
    )\b
    `,
  'i',
);

export function startsWithHead(text: string): boolean {
  return VERB_STARTS.test(
    text.replace(/^(?:dan|and|serta|atau|or|juga|also|yang|yg|dgn|dengan|with|&)\s+/i, ''),
  );
}

const WORD = /[^\s]+/g;

/** The text without leading words that only lead to a thing, and without such words at its end; `stop` may keep a word that starts a known name. */
export function stripHeads(
  text: string,
  isNameAt: (from: number) => boolean = () => false,
  isEndOfName: (to: number) => boolean = () => false,
): { from: number; to: number } {
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: bare(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  let first = 0;
  while (first < words.length) {
    const { word, from } = words[first]!;
    if (isNameAt(from) || isCapitalisedName(text, from)) break;
    const next = words[first + 1]?.word;
    // `capacity to plan`, but `capacity planning`
    if (word === 'capacity' && next === 'to') {
      first++;
      continue;
    }
    if (DESCRIBING.has(word) && next !== undefined && !HEADS.has(next)) break;
    if (!(word === '' || HEADS.has(word) || /^[\d.,+%≥>–-]+$/.test(word))) break;
    first++;
  }
  let last = words.length - 1;
  // `SIM A` ends with a name, `a` does not.
  while (
    last > first &&
    !isNameEnd(words[last]!.word) &&
    !isEndOfName(words[last]!.to) &&
    !/^[A-Z]$/.test(text.slice(words[last]!.from, words[last]!.to))
  )
    last--;
  if (first >= words.length) return { from: 0, to: 0 };
  return { from: words[first]!.from, to: words[last]!.to };
}

/** `an Ahli Kepabeanan certificate`: behind words in small letters two in capitals are a name, whatever the first says elsewhere. */
export function isCapitalisedName(text: string, from: number): boolean {
  return /\p{Ll}{2}\s$/u.test(text.slice(0, from)) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text.slice(from));
}

function isNameEnd(word: string): boolean {
  return word !== '' && !TRAILING.has(word);
}

function bare(word: string): string {
  return word.toLowerCase().replace(/^[("'“‘[]+|[)"'”’.,:;!?\]]+$/g, '');
}

/** Verbs whose object is the thing itself: "menyusun anggaran", "handling complaints". */
const ENGLISH_DOING = spacedPattern(
  String.raw`
    ^(?:
      handle|handling|manage|managing|write|writing|run|running|build|building|prepare|preparing|develop|developing|
      create|creating|conduct|conducting|perform|performing|lead|leading|read|reading|make|making|design|designing|
      maintain|maintaining|operate|operating|deliver|delivering|analy[sz]e|analy[sz]ing|implement|implementing|drive|plan|
      planning|negotiate|negotiating|supervise|supervising|teach|speak|present|execute|executing|review|reviewing|draft|
      drafting|edit|editing|deal|dealing|troubleshoot|troubleshooting|install|installing|monitor|monitoring|process|
      processing|translate|translating|track|tracking|train|training
    )$
    `,
  '',
);
const INDONESIAN_DOING =
  /^(?:me[mn]?[a-z]{4,}|ny[a-z]{3,}|ng[a-z]{3,}|bikin|buat|baca|tulis|kelola|urus|edit|input|cek|rawat|jaga|lakukan|kerjakan|pemasangan|pembuatan|penyusunan|pengelolaan|penulisan)$/;

/** What stands behind the verb of a phrase, where its verb says only that something is done with it. */
export function objectOf(phrase: string): string | undefined {
  const match = /^(\p{L}+)\s+(\S.*)$/u.exec(phrase);
  if (!match) return undefined;
  const verb = match[1]!.toLowerCase();
  if (!ENGLISH_DOING.test(verb) && !INDONESIAN_DOING.test(verb)) return undefined;
  return match[2]!.replace(
    /^(?:(?:a|an|the|dengan|para|sebuah|suatu|your|our|their|own|simple|sendiri)\s+){1,2}/i,
    '',
  );
}
