import { spacedPattern } from '../text/spaced-pattern.ts';
import { cityOfDistrict } from '../places/districts.ts';
import { isCapitals } from '../text/normalise.ts';
import { POST_WORDS } from '../lexicon/job-words.ts';
import { MORE_POSTS } from './post-words.ts';
import { placesIn } from './read-place.ts';
import type { PlacedLine } from './sections.ts';

const LEGAL =
  /\b(?:PT|CV|UD|PD|Fa|Firma|Yayasan|Koperasi|Perumda|PERUMDA|Perum|PDAM|BUJP)\.?\s+\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}&.'’-]*|&|dan(?= \p{Lu})|of|and(?= \p{Lu})|\(Persero\)|Tbk\.?))*/gu;
const KINDS =
  'KJA|KAP|Minimarket|Rumah Produksi|Griya|RSUD|RSIA|RSU|RSB|RS|Rumah Sakit|Klinik|Puskesmas|Hotel|Sekolah|SD|SMP|SMA|SMK|TK|PAUD|Universitas|Politeknik|Bank|Toko|Kedai|Kafe|Cafe|Resto|Restoran|Apotek|Badan|Dinas|Kementerian|Kantor|Butik|Bengkel|Percetakan|Studio|Salon|Lembaga|Perumahan|Rumah Makan|Warung|Depot|Barbershop|Laundry|Catering|Katering|Pesantren|Kopi|The';
/** `dr. H.` inside the name of a hospital. */
const HONOUR = '(?:(?:dr|drg|prof|[A-Z])\\. )*';
const INSTITUTION = new RegExp(
  `\\b(?:${KINDS}|${KINDS.toUpperCase()})\\s+(?:(?:&\\s+)?${HONOUR}[\\p{Lu}"“][\\p{L}\\p{N}&.'’"”-]*)(?:\\s+${HONOUR}(?:\\p{Lu}[\\p{L}\\p{N}&.'’"”-]*|&|dan(?= \\p{Lu})))*`,
  'gu',
);
const KNOWN_TAIL =
  /\b(?:Group|Tour & Travel|Tours?|Resort|Retreat|Hotel|Care|Labs?|Pay|Cloud|Commerce|Center|Centre|School|Studio|Digital|Agency|Consulting|Foods|Pharma|Farma|Express|Motors|Partners|Foundation|Institute|Clinic|Hospital|Bank|Coffee|Kitchen|Logistics|Indonesia|Tbk|Inc|Ltd|Corp|Company|Solutions|Technologies|Technology|Media|Logistik|Studios|Villas?|Bakery|Farm|Barbershop|Barber|Salon|Spa|Gym|Foundation|Airlines?|Air|Group)\b\.?/;

const NAME =
  "\\p{Lu}[\\p{L}\\p{N}.&'’-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}.&'’-]*|&|of|de|dan(?= \\p{Lu})|and(?= \\p{Lu})))*";
/** `Dinas Pendidikan, Kepemudaan dan Olahraga Kabupaten …`: commas within the name of an office. */
const OFFICE =
  /\b(?:Badan|Dinas|Kementerian|BADAN|DINAS|KEMENTERIAN)(?: \p{Lu}[\p{L}-]*)+(?:, \p{Lu}[\p{L}-]*(?: (?!DAN\b)\p{Lu}[\p{L}-]*)*)+,? (?:dan|DAN) \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*/gu;
/** `Warung Sate "Pak Gendut"`, `TOKO "RUMAH HEMAT"`: the kind and the name in quotation marks. */
const QUOTED =
  /(?:^|[\s(])((?:\p{Lu}[\p{L}&]*(?: (?:&|dan|\p{Lu}[\p{L}&]*))* )?["“][\p{Lu}\d][^"“”]{2,40}["”])/u;
/** `We are Kofferly, a …`, `Kami dari Toko Makmur` */
const OURSELVES = new RegExp(
  `\\b(?:[Ww]e are|[Ww]e['’]re|[Ww]e at|[Kk]ami dari|[Kk]ami di|[Kk]ita di|[Kk]ami adalah|[Tt]eam at|[Tt]im di) (${NAME})(?=,| [–—-] |\\.?$| \\(| is\\b| are\\b)`,
  'u',
);
/** `Join Langit Biru as our next …`, `Bergabung bersama Ruang Kata` */
const JOINED = new RegExp(
  `\\b(?:[Jj]oin|JOIN|[Bb]ergabung(?:lah)? (?:bersama|dengan|di)|[Bb]erkarir (?:bersama|di)) (${NAME})(?= as\\b| sebagai\\b|[!.,]|$)`,
  'u',
);
/** `Kofferly flies to …`, `Teduh lahir dari …` */
const SUBJECT = new RegExp(
  `(?:^|[.!?] )(${NAME})(?: \\([^)]{2,30}\\)| cabang \\p{Lu}[\\p{L} ]{2,20})? (?:(?:is|are|has|was|adalah|merupakan|lahir|lagi|sedang|telah|hiring|butuh|cari|nyari|buka)\\b|(?:me|ber)\\p{Ll}{4,}|(?:who|yang) |\\p{Ll}{2,}[^su\\P{Ll}]s\\b)`,
  'u',
);
/** `Retained by a family group, Hartwell & Prawira Executive Search seeks …` */
const SEEKING = new RegExp(`, (${NAME}) (?:seeks|is (?:seeking|hiring|looking)|mencari|membutuhkan)\\b`, 'u');
/** `Ngaji.in – aplikasi belajar …` */
const EXPLAINED = new RegExp(`^(${NAME}) [–—-] \\p{Ll}{3,}`, 'u');
/** ` at Paduka Tech` */
const BEHIND_TITLE = new RegExp(`^ (?:at|@) (${NAME})(?=[,!.]|$| [|·–—-])`, 'u');
/** A line of a few capitalised words. */
const ALONE = /^\p{Lu}[\p{L}\p{N}.’'-]*(?: (?:&|\p{Lu}[\p{L}\p{N}.’'-]*)){1,4}$/u;
const NO_NAME = spacedPattern(
  String.raw`
    ^(?:
      Kami|Orang|Seseorang|Sosok|Figur|Dia|Ia|Beliau|Ibu|Bapak|Saya|Aku|Calon|Peserta|Ada|Sekarang|Kini|We|This|The (?:role|job|person|team|company|hospital|hotel|plant|successful|ideal|candidate|position)|Our|
      Your?|Kamu|Anda|It|Its|There|Tim|Perusahaan|Posisi|Sekolah kami|Gaji|Kita|Siapa|Who|What|When|Where|Why|How|If|
      Seluruh|Keputusan|Bahasa|Warga|Pendidikan|Usia|Hanya|Only|All|Each|Every|No|Please|Candidates?|Applicants?|Kandidat|
      Pelamar|Halo|Hallo|Hello|Hi|Hey|Lowongan|Loker|Dibutuhkan|Join|Us|Team|Everyone|He|She|They|Guests|Klien|Clients?|
      Customers?|Sejak|Since|From|As|At|In|On|For|Dalam|Dengan|Untuk|Setiap|Mitra|Jl|Jalan|Jln|Ruko|Gedung|
      Menara(?! \p{L}+ \p{L}+$)|Lt|Lantai|Alamat|Wanita|Pria|Laki-laki|Lulusan|Minimal|Maksimal|Interview|Jam|Kerja|Hari|
      Kontrak|Contract|Penuh Waktu|Paruh Waktu|Purnawaktu|Full|Part|Magang|Freelance|Hybrid|Remote|On-?site
    )\b
    `,
  'iu',
);

/** What a network prints behind firm and place: ` · Diposting ulang 3 hari yang lalu · Lebih dari 100 pelamar` */
const POSTED =
  /\s*[·•|]\s*(?:(?:re-?)?posted|diposting|dipasang|lebih dari \d|over \d|\d+\+? (?:applicants?|people|pelamar|orang)|\d+ \p{L}+ (?:ago|yang lalu))\b.*$/iu;

/** Who offers the work, in the words of the ad. */
export function readCompany(lines: readonly PlacedLine[], title: string | null): string | null {
  const candidates: { name: string; score: number }[] = [];
  lines.slice(0, 200).forEach(({ text: whole, full, kind, bullet }, at) => {
    const text = at < 5 ? whole.replace(POSTED, '') : whole;
    const near = Math.max(0, 5 - at * 0.35) + (kind === 'intro' || kind === 'about' ? 1 : 0);
    const label =
      /^(?:perusahaan|company|nama (?:perusahaan|usaha|toko|outlet|tempat)|usaha|brand|employer|airline|organisasi|organisation|lembaga|instansi|organization|company name)\s*:\s*(\S.*)$/i.exec(
        full,
      );
    if (label && label[1]!.length < 70 && /^\p{Lu}/u.test(label[1]!) && label[1]!.split(' ').length < 7)
      candidates.push({ name: label[1]!, score: 9 });
    // `Tempat: Compuzone Service Center, Jl. Sam Ratulangi`
    const venue = /^tempat\s*:\s*(\p{Lu}[^,(]{3,50})/iu.exec(full)?.[1]?.trim();
    if (venue && isName(venue) && placesIn(venue).length === 0) candidates.push({ name: venue, score: 6 });
    for (const match of text.matchAll(LEGAL)) candidates.push({ name: match[0], score: 6 + near });
    if (at < 25) for (const [name] of text.matchAll(OFFICE)) candidates.push({ name, score: 5 + near });
    if (at < 25)
      for (const match of text.matchAll(INSTITUTION))
        if (
          !(title && (match[0].includes(title) || title.includes(match[0]))) &&
          (match[0].length > 8 || isCapitals(match[0])) &&
          placesIn(match[0])[0]?.from !== match[0].indexOf(' ') + 1 &&
          !/^The (?:Role|Job|Person|Company|Position|Team)/i.test(match[0])
        )
          candidates.push({ name: match[0], score: 2.5 + near });
    const about =
      /^(?:about|tentang|life at|more about|sekilas(?: tentang)?)\s+(\p{Lu}[\p{L}\p{N}.&' ]{2,40})$/u.exec(
        text,
      );
    if (about && !/^(?:about|tentang) (?:us|the|kami|perusahaan|grup|company|you|role)/i.test(text))
      candidates.push({ name: about[1]!, score: 7 });
    const telling =
      kind === 'intro' || kind === 'about' || kind === 'other' || (kind === 'selection' && at < 6);
    for (const [pattern, score] of TELLING) {
      const name = telling && at < 40 ? pattern.exec(text)?.[1] : undefined;
      if (name && isName(name) && (pattern !== SUBJECT || standsOut(name, lines)))
        candidates.push({ name, score: score + near * 0.5 });
    }
    // `Junior Software Engineer at Paduka Tech`
    const behind =
      at < 3 && title && text.startsWith(`${title} `) && BEHIND_TITLE.exec(text.slice(title.length));
    if (behind && isName(behind[1]!)) candidates.push({ name: behind[1]!, score: 5 + near });
    const quoted = at < 8 && kind !== 'requirements' ? QUOTED.exec(text)?.[1] : undefined;
    if (quoted && !isPost(quoted)) candidates.push({ name: quoted, score: 4.5 + near });
    const explained = at < 6 && telling ? EXPLAINED.exec(text)?.[1] : undefined;
    if (explained && isName(explained)) candidates.push({ name: explained, score: 3.5 + near });
    const alone = at < 4 && kind === 'intro' && !bullet && ALONE.test(text);
    if (alone && isName(text) && !(title && title.includes(text)))
      candidates.push({ name: text, score: near - 2 });
    if (
      at < 5 &&
      text.length < 90 &&
      !/:/.test(text) &&
      (kind === 'intro' || kind === 'terms' || kind === 'about')
    ) {
      const [name = '', ...beside] = text
        .split(/\s+[–—|·@-]\s+|\s*[|·]\s*|,\s+|\s+—\s+|\s+\((?=\p{Lu})/u)
        .map((part) => part.trim());
      const named =
        /^["“\p{Lu}\d]/u.test(name) &&
        name.split(' ').length <= 6 &&
        name.split(' ').every((word) => /^["“\p{Lu}\d&]|^(?:dan|of|and|de)$/u.test(word));
      const placed = beside.some(
        (part) =>
          placesIn(part).length > 0 ||
          cityOfDistrict(part.replace(/\)$/, '')) !== undefined ||
          /\b(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time)\b/i.test(part),
      );
      const post = title !== null && (name.includes(title) || title.includes(name));
      const isPlaceName =
        placesIn(name).some(({ from, to }) => to - from >= name.length - 2) || cityOfDistrict(name);
      if (
        named &&
        placed &&
        !bullet &&
        !post &&
        !isPlaceName &&
        !isPost(name) &&
        !NO_NAME.test(name) &&
        !/\d{4}/.test(name)
      )
        candidates.push({ name, score: 4.5 + near });
    }
    if (at < 6 && text.length < 90 && kind !== 'requirements')
      for (const part of text.split(
        /\s+[–—|·@-]\s*|\s*[|·]\s*|,\s+|\s+@|\s+membuka\b|\s+mencari\b|\s+is (?:hiring|looking)\b/u,
      )) {
        const name = part.trim().replace(/\s*\(.*$/, '');
        if (
          name &&
          KNOWN_TAIL.test(name) &&
          /^\p{Lu}/u.test(name) &&
          name.split(' ').length <= 6 &&
          !placesIn(name).some((place) => place.name.length >= name.length) &&
          !/^(?:Indonesia|Remote|Hybrid)$/i.test(name) &&
          !/[():]/.test(name) &&
          !isPost(name) &&
          name.split(' ').every((word) => /^["“\p{Lu}\d&]|^(?:dan|of|and|de)$/u.test(word)) &&
          name !== title &&
          !(title && title.includes(name))
        )
          candidates.push({ name, score: 3 + near });
      }
  });
  const best = candidates
    .map((each) => ({ ...each, name: tidy(each.name) }))
    .filter(({ name }) => name.length > 2 && !(title && name.toLowerCase() === title.toLowerCase()))
    .sort((a, b) => b.score - a.score)[0];
  return best?.name ?? handleIn(lines);
}

/** `@naracake.studio lagi cari …`: a firm that goes by its name on a network. */
function handleIn(lines: readonly PlacedLine[]): string | null {
  for (const { full } of lines.slice(0, 6)) {
    const handle = /(?:^|[\s(])@([a-z][\w.]{3,29})(?![\w@])/iu.exec(full)?.[1]?.replace(/\.+$/, '');
    if (handle) return handle;
  }
  return null;
}

function isName(name: string): boolean {
  return !NO_NAME.test(name) && !isPost(name) && placesIn(name)[0]?.name.length !== name.length;
}

/** Several words, or one that is written like a name (`JejakRasa`) or comes again in the ad. */
function standsOut(name: string, lines: readonly PlacedLine[]): boolean {
  if (/\s|\p{Ll}[\p{Lu}.]\p{L}/u.test(name)) return true;
  const plain = name.toLowerCase();
  return lines.filter(({ text }) => text.toLowerCase().replaceAll(' ', '').includes(plain)).length > 1;
}

const TELLING: readonly [RegExp, number][] = [
  [OURSELVES, 6],
  [JOINED, 5],
  [SUBJECT, 5],
  [SEEKING, 5],
];

/** A name that is a post's: `Data Analyst`. */
function isPost(name: string): boolean {
  if (LEGAL.test(name)) {
    LEGAL.lastIndex = 0;
    return false;
  }
  const words = name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words.some((word) => !NAME_WORDS.has(word) && (POST_WORDS.has(word) || MORE_POSTS.has(word)));
}

const NAME_WORDS = new Set(
  'center call relations care service data business quality tax success finance production marketing content model social talent host security contract product tour travel executive store management'.split(
    ' ',
  ),
);

function tidy(name: string): string {
  return (
    name
      .replace(/["“”]/g, '')
      .replace(/[\s.,–—-]+$/, '')
      .replace(/\s+TAHUN$/i, '')
      // `CV. ANTAR CEPAT Medan`
      .replace(/^([\p{Lu}\d .&-]{6,})\s\p{Lu}\p{Ll}+$/u, (whole, loud: string) =>
        placesIn(whole.slice(loud.length)).length > 0 ? loud : whole,
      )
      .replace(/\s+(?:BUKA|MEMBUKA|MENCARI|MEMBUTUHKAN|SEDANG|BUTUH)\b.*$/i, '')
      .trim()
  );
}
