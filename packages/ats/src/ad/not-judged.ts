import { spacedPattern } from '../text/spaced-pattern.ts';
import type { NotJudged, NotJudgedKind } from './job-ad.ts';

/** What is no measure of a person's work, by kind. Each pattern takes the words that say it, numbers included. */
const PATTERNS: readonly [NotJudgedKind, RegExp][] = [
  [
    'age',
    spacedPattern(
      String.raw`
    \b(?:(?:ber)?(?:usia|umur)|age[ds]?|max(?:imum)? age|batas usia)\b[^,;()]{0,12}?(?:
      (?:
        min|max|maks|minimal|maksimal|maximum|minimum|antara|between|paling (?:tinggi|rendah|sedikit)|setinggi-tingginya|
        serendah-rendahnya|sekurang-kurangnya|tidak lebih dari|at most|under|di bawah|dibawah|below|no older than|up to|
        s/d|sd|:|≤|<|<=
      )[\s.:]*
    )
    {0,3}\d{2}(?:\s?\([^)]{0,25}\))?(?:
      (?:\s?(?:tahun|thn|th))?\s?(?:
        -|–|—|s/d|sd|s\.d\.?|sampai(?: dengan)?|hingga|to|and|dan
      )\s?(?:(?:paling|setinggi-tingginya|tinggi|maksimal|maks\.?)\s){0,2}\d{2}(?:\s?\([^)]{0,25}\))?
    )
    ?(?:\s?(?:tahun|thn|th|years?(?: old)?))?(?:
      \s?\([^()]{2,25}\)(?:,|\s(?:dan|and|serta))\s(?:(?:maks|max)\w*\.?\s)?\d{2}\s?(?:tahun|thn|th|years?)(?=\s?\()
    )?(?:
      \s(?:untuk|bagi|for)\s[^,;.()]{2,24}?(?:
        ,\s?|\s(?:dan|and|atau|or)\s
      )(?:(?:maks\w*|max\w*)\.?\s)?\d{2}\s?(?:tahun|thn|th|years?)
    )?
      `,
      'i',
    ),
  ],
  [
    'age',
    /\b(?:max(?:imum)?|maks(?:imal)?|min(?:imal)?)\.?\s?\d{2}\s?(?:tahun|thn|th\b|years? old)(?!\s?(?:pengalaman|experience|of))/i,
  ],
  [
    'age',
    /(?<![\d.,])\d{2}\s?(?:-|–|—|s\/d|to)\s?\d{2}\s?(?:tahun|thn|th|years?(?: old)?)\b(?!['’]? ?(?:of |pengalaman|experience))/i,
  ],
  [
    'age',
    /\b\d{2}\s?(?:tahun|years?)(?: old)\b|\b(?:usia|umur|age) (?:produktif|tidak dibatasi)|(?:under|below) \d{2} years/i,
  ],
  ['age', /\b(?:serendah-rendahnya|setinggi-tingginya)\s?\d{2}(?:\s?\([^)]{0,25}\))?\s?(?:tahun|thn|th)\b/i],
  ['age', /\b(?:di ?bawah|under|below) (?:1[7-9]|[2-6]\d)\s?(?:tahun|thn|th|years?)\b/i],
  [
    'looks',
    spacedPattern(
      String.raw`
    \b(?:
      (?:ber)?penampilan(?: (?:yang )?(?:menarik|rapi|rapih|baik|bersih|sopan|proporsional|oke))*|good[- ]looking|
      well[- ]groomed|pleasant (?:personality|appearance)|(?:attractive|presentable|neat|professional) appearance|menarik|
      presentable|attractive|ganteng|cantik|good appearance|fashionable|wangi|(?:pleasant|good|nice|clear) voice|
      (?:ber)?suara (?:yang )?(?:merdu|oke|bagus|enak|jelas|indah)|
      tidak (?:bertato|bertindik|berkacamata|bertatto|cadel)(?: (?:&|dan|maupun|atau) (?!tidak\b)(?:ber)?\p{L}+)?|
      (?:tidak )?terdapat bekas (?:tato|tindik|anting)[\p{L}-]*|bertato|bertindik|tattoo\w*|berkacamata|
      (?:tidak|tanpa) (?:memakai |menggunakan |pakai )?kacamata|berhijab|berjilbab|hijab|no (?:tattoos?|piercings?)
    )\b
      `,
      'iu',
    ),
  ],
  [
    'body',
    /\b(?:(?:tinggi|berat)(?: badan)?|TB|BB|height|weight)\b\s?(?:\/\s?(?:berat|BB)\s?)?(?:(?:badan|minimal|minimum|min|maksimal|maks|max|ideal|proporsional|at least)(?!\p{L})[\s.:]*){0,3}(?:\d{2,3}\s?(?:cm|kg)?|ideal|proporsional|seimbang)?(?:\s?\((?:wanita|pria|male|female)\))?|\bproporsional\b|\bproportional(?: (?:weight|body))?\b|\bminimum height\b/iu,
  ],
  ['body', /(?<![\d.,])1\d{2}\s?cm\b(?:\s?\((?:wanita|pria|male|female|perempuan|laki-laki)\))?/i],
  [
    'gender',
    /\b(?:laki(?:[- ]| - )?laki|laki2|laki-2|laki(?=\s?\/)|(?<=\/\s?)laki|pria|perempuan|wanita|cowok|cewek|cowo|cewe|males?|females?|men|women|man|woman|ikhwan|akhwat|jenis kelamin|gender)\b(?:\s?(?:\/|atau|dan|or|and|&|-)\s?(?:laki(?:[- ]| - )?laki|laki2|laki|pria|perempuan|wanita|cowok|cewek|cowo|cewe|males?|females?|men|women))?(?: (?:preferred|only|saja|bebas|diutamakan))?/i,
  ],
  [
    'health',
    spacedPattern(
      String.raw`
    \b(?:
      sehat (?:jasmani|rohani|fisik|mental|secara|dan bugar)(?:[ ,/]*(?:dan|&|maupun)?\s?(?:rohani|mental|jasmani))?|
      (?:mata )?(?:tidak|tdk|tak|ga|gak|nggak) (?:minus|rabun)|mata (?:sehat|normal)(?: (?:tidak|tdk|tak|ga|gak|nggak) (?:minus|rabun))?|tidak buta warna|buta warna|colou?r blind\w*|physically (?:(?:and|&) mentally )?(?:fit|healthy)|
      (?:physical|mental)(?:ly)? (?:fit|healthy)|
      (?:lulus )?(?:MCU|medical check[- ]?up)(?: (?:fit|hasil \p{L}+))?(?: (?:to|for) work)?|fit (?:to|for) work|
      non[- ]?smok(?:er|ing)|tidak (?:me)?rokok|bukan perokok|kesehatan prima|
      (?:tidak (?:takut|phobia|fobia)|berani)(?: di| pada| dengan)? (?:ketinggian|gelap)|
      tidak (?:memiliki|mempunyai|punya) (?:riwayat|penyakit)\p{L}*(?: (?!dan\b|serta\b|yang\b|atau\b)\p{L}+){0,3}|
      bebas (?:narkoba|narkotika|napza)|fisik (?:sehat|kuat|prima)|good (?:physical )?health|tidak hamil|
      tidak sedang hamil|sehat
    )\b
      `,
      'iu',
    ),
  ],
  [
    'marriage',
    /\b(?:belum (?:pernah )?(?:me)?nikah|belum kawin|single|lajang|tidak menikah|(?:sudah |telah )?menikah|unmarried|married|marital status|status (?:pernikahan|perkawinan)|janda|duda|berkeluarga)\b/i,
  ],
  [
    'religion',
    /\b(?:muslim(?:ah|in|ah)?(?:\/ah)?|beragama \p{L}+(?:(?:\s?[/,]\s?|\s(?:atau|dan)\s)(?:islam|kristen|katolik|hindu|budd?ha|kong ?hu ?cu|protestan)\b)*|agama (?:islam|kristen|katolik|hindu|budd?ha)|non[- ]?muslim|kristiani|kristen|katolik|hindu|buddhist|christian|religion|bertakwa(?: kepada tuhan(?: (?:yang maha esa|yme))?)?|(?:taat |rajin )?(?:beribadah(?: wajib)?(?: (?:&|dan) sunn?ah)?|(?:s[ha]+lat|sholat|solat)(?: (?:5|lima) waktu)?)|seiman)\b/iu,
  ],
  [
    'origin',
    /\b(?:putra[- /]?(?:putri )?daerah|warga (?:lokal|setempat)|penduduk (?:asli|lokal)|ber-?ktp \p{L}+|ktp (?:setempat|domisili|\p{Lu}\p{L}+)|orang asli \p{L}+|OAP|pribumi|suku|local (?:\p{Lu}\p{L}+ )?(?:candidates?|residents?|applicants?|talents?)|indonesian (?:citizens?|nationals?)(?: only)?|warga negara indonesia|WNI|warganegara|only indonesian)\b/iu,
  ],
];

/** What of a line may not be judged, each with its place. */
export function notJudgedIn(text: string): (NotJudged & { from: number; to: number })[] {
  const found: (NotJudged & { from: number; to: number })[] = [];
  for (const [kind, pattern] of PATTERNS) {
    const global = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    for (const match of text.matchAll(global)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (match[0].trim() === '' || found.some((each) => each.from < to && each.to > from)) continue;
      if (!speaksOfPerson(kind, match[0], text, from, to)) continue;
      found.push({ kind, text: match[0].trim(), from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** "pakaian wanita", "produk menarik" and "hotel single room" speak of wares. */
function speaksOfPerson(kind: NotJudgedKind, words: string, text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 30), from);
  if (kind === 'gender') {
    // `gender equality`, `kesetaraan gender`: a subject, not a person.
    if (
      /^gender$/i.test(words) &&
      (/^ (?:equality|equity|mainstreaming|inclusion|balance|issues|studies|analysis)\b/.test(
        text.slice(to),
      ) ||
        /\b(?:ke|peng)\p{Ll}+an $/u.test(before))
    )
      return false;
    if (
      /\b(?:pakaian|busana|sepatu|fashion|baju|tas|produk|salon|kosmetik|sandal|kesehatan|pasien|untuk|dormitory|asrama|barbershop|hair)\s*$/i.test(
        before,
      )
    )
      return false;
    return !/^\s*(?:wear|clothing|fashion|apparel|['’]s)/i.test(text.slice(to));
  }
  if (kind === 'looks' && /^menarik$/i.test(words))
    return /\b(?:penampilan|wajah|berpenampilan)\b/i.test(text);
  if (kind === 'looks' && /^(?:presentable|attractive)$/i.test(words))
    return (
      !/\b(?:salary|package|benefits|gaji)\b/i.test(text) &&
      !/^\s+(?!(?:and|or|dan|atau|is|as|at|for|in|to|personality|person|people|female|male|lady|ladies|candidates?|individual)\b)\p{Ll}+/u.test(
        text.slice(to),
      )
    );
  if (kind === 'marriage' && /^single$/i.test(words))
    return /^\s*(?:$|[,.;:)/&]|(?:preferred|status|is|only|or|and|male|female|man|woman|person|max|under|candidates?)\b)/i.test(
      text.slice(to),
    );
  // "Work at height certificate"
  if (kind === 'body' && /\b(?:at|of|sekolah|perguruan|pada)\s*$/i.test(before)) return false;
  if (kind === 'body') return /\d|ideal|proporsional|seimbang|height|weight/i.test(words);
  // `Apotek Sehat Rakyat`: a name.
  if (kind === 'health' && words === 'Sehat')
    return !/\p{Lu}\p{L}+ $/u.test(before) && !/^ \p{Lu}\p{Ll}/u.test(text.slice(to));
  if (kind === 'religion' && /^(?:hindu|kristen|katolik|christian|religion)$/i.test(words))
    return !/\b(?:sekolah|school|yayasan|regardless|background|every)\b/i.test(text);
  return true;
}
