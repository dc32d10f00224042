/**
 * Verbs with `me-` by the sounds that the prefix takes (Tata Bahasa Baku Bahasa Indonesia, morphophonemics of `meng-`): `mem-` before b, p, f, v
 * or in place of p, `men-` before d, c, j and t or in its place, `meny-` in place of s, `meng-` before g, h, k and vowels, `menge-` before words of one
 * syllable, `me-` before l, m, n, r, w, y. So `metode`, `mesin`, `mental` and `media` are no verbs by their form alone.
 */
const ME =
  /^(?:mem(?:[bpfv]|[aeiou])|men(?:[dcjzs]|tr|[aeiou])|meny[aeiou]|meng(?:[aeioughkqfcp]|e)|me[lmnrwy][aeiou])[a-z]{2,}$/;
const HYPHENED = /^(?:me|mem|men|meng|menge|ber)-[a-z]{3,}/;
const BER = /^(?:ber[a-z]{4,}|bekerja|belajar)$/;

const NOT_ME = new Set(
  'memori memang mereka mereknya merek merah mewah melayu melati merdeka menengah melainkan melalui menurut mengenai mengapa menjelang meskipun menara member memorial mengingat merchant merchandiser merchandise meranti menunya meriah metropolitan menarik mendatang mendalam menyeluruh'.split(
    ' ',
  ),
);
const NOT_BER = new Set(
  'berdasarkan beragam berbagai beberapa bermacam bersama berlian beranda beritahu berkala berlisensi bersertifikat berlaku berupa berakhir berikut berikutnya bersangkutan berbasis berkelanjutan beasiswa berkuda'.split(
    ' ',
  ),
);
/** States of mind and having: verbs by form, but nothing was done. */
const STATIVE =
  /^(?:memiliki|mempunyai|punya|percaya|peduli|yakin|menguasai|memahami|mengerti|mengetahui|menyukai|mencintai|meyakini|merasa|menjunjung|menginginkan|berpengalaman|berorientasi|berkomitmen|berwawasan|berjiwa|berkepribadian|berpenampilan|bersemangat|berintegritas|berminat|bersedia|bermotivasi|berprestasi|berbakat|berkompeten|bertanggung\s?jawab|berdedikasi|berpikir|berpikiran|bersikap|beretika|bermental|berkemauan|berusaha|berupaya|berharap|berani|bersahabat|berdisiplin|beradaptasi|bertumbuh|berkembang|bermimpi|bertekad|bercita-cita|berkarakter|berperilaku|berkeinginan|mampu|dapat|bisa|sanggup|siap|suka|senang|gemar|terbiasa|terampil|mahir|fasih|paham|mengenal)$/;
/** Verbs that put somebody into a role, or beside others. */
const ROLE =
  /^(?:bertugas|berperan|berposisi|berstatus|bertindak|bekerja|magang|menjabat|menjadi|ditugaskan|dipercaya|diamanahi|diamanahkan|ditunjuk|diangkat|dipilih|diminta|terlibat|terpilih|tergabung|tercatat|tergolong)$/;
/** Stems that hurried CVs open with, without their prefix. */
const BARE = new Set(
  'buat rancang susun kelola pimpin atur rawat ajar layani urus tulis bangun latih periksa catat hitung pasang perbaiki antar kirim'.split(
    ' ',
  ),
);
const ADVERB =
  /^(?:berhasil|aktif|telah|turut|juga|sukses|rutin|pernah|selalu|senantiasa|terus|sering|kerap|sempat)$/;

type IndonesianOpening = 'deed' | 'passive' | 'role' | 'stative' | 'none';

/** What an Indonesian statement opens with, by the form of its first words. */
export function indonesianOpening(words: readonly string[]): IndonesianOpening {
  const [first = '', second = '', third = ''] = words;
  // `Memories of Melati`: no Indonesian verb stands before these.
  if (/^(?:of|by)$/.test(second)) return 'none';
  if (first === 'secara' && third !== '') return indonesianOpening(words.slice(2));
  if (ADVERB.test(first) && second !== '') {
    const next = indonesianOpening(words.slice(1));
    return next === 'none' && first === 'berhasil' ? 'deed' : next;
  }
  if (STATIVE.test(first)) return 'stative';
  if (ROLE.test(first)) return first === 'menjadi' || first === 'bekerja' ? 'deed' : 'role';
  if (isVerb(first) || opensAsVerb(first, second)) return 'deed';
  if (BARE.has(first) && second !== '') return 'deed';
  return /^(?:di(?:[b-df-hj-np-tv-z][a-z]{4,}|[aeiou][a-z]{4,}))$/.test(first) &&
    !/^(?:di(?:gital|vis|sku|sip|nam|plo|rek|men|str|agn|ver|nas|alo|set|sam|ant|lu|tu?j|mana))/.test(first)
    ? 'passive'
    : 'none';
}

/** `Menarik 120 peserta`, `Lolos audit tanpa temuan`: words that are something else before other words. */
function opensAsVerb(first: string, second: string): boolean {
  if (first === 'menarik')
    return /^(?:\d|\p{L}{4,})/u.test(second) && !/^(?:untuk|bagi|serta|karena|perhatian)$/.test(second);
  return /^(?:lolos|menang)$/.test(first) && second !== '';
}

/** Stems that are spoken rather than written, of which some open names (`Jaga malam`): verbs where a statement is about a deed. */
const SPOKEN = new Set(
  'bikin pegang jaga masak ubah raih ganti bantu jual beli cuci angkut bawa jahit potong cetak pandu pantau rakit rekrut sambut simpan tanam tangani uji olah tata tutup buka bongkar cek muat ajari benahi perbarui hemat ukur temani isi awasi sajikan sediakan lakukan gunakan dampingi kunjungi ikuti lengkapi jemput timbang tagih setor terima sortir bungkus edit update upload unggah capai kejar lampaui penuhi hadapi atasi kurangi'.split(
    ' ',
  ),
);

/** `Ngurus stok`, `Nyusun jadwal`: the prefix as it is spoken. */
const SPOKEN_PREFIX =
  /^(?!(?:nyata|nyaman|nyaris|nyawa|nyala|nyali|nyanyi|nyonya|ngarai|ngeri|ngilu))(?:ng[aeiou]|ny[aeiou])[a-z]{3,}$/;

/**
 * A statement that opens with the bare stem of a verb, as in chats: `Bikin konten`, `Naikkan penjualan`, `Operasikan mesin`. Behind a consonant, and
 * behind `-asi`, `-isi` and `-ksi`, `-kan` is no noun's ending.
 */
export function opensWithStem([first = '', second = '']: readonly string[]): boolean {
  if (second === '' || /^(?:dan|atau|di|ke|dari|malam|siang|kasih)$/.test(second)) return false;
  return (
    SPOKEN.has(first) ||
    SPOKEN_PREFIX.test(first) ||
    (/^(?:[a-z]{2,}[bcdfghjklmnprstvwyz]|[a-z]{3,}[aik]si)kan$/.test(first) && !/^p[ei]/.test(first))
  );
}

function isVerb(word: string): boolean {
  if (HYPHENED.test(word)) return true;
  const stem = word.split('-')[0] ?? '';
  return (ME.test(stem) && !NOT_ME.has(stem)) || (BER.test(stem) && !NOT_BER.has(stem));
}
