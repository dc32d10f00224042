import { cityOfDistrict } from '../places/districts.ts';
import { placeKind } from '../places/find-place.ts';
import type { WorkMode } from './job-ad.ts';
import { capitalised } from './recase.ts';
import { OF_ITSELF, type PlacedLine } from './sections.ts';

/** Short names that people write for places in Indonesia. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jaksel: 'Jakarta Selatan',
    jakbar: 'Jakarta Barat',
    jakpus: 'Jakarta Pusat',
    jaktim: 'Jakarta Timur',
    jakut: 'Jakarta Utara',
    jkt: 'Jakarta',
    'south jakarta': 'Jakarta Selatan',
    'west jakarta': 'Jakarta Barat',
    'central jakarta': 'Jakarta Pusat',
    'east jakarta': 'Jakarta Timur',
    'north jakarta': 'Jakarta Utara',
    jogja: 'Yogyakarta',
    jogjakarta: 'Yogyakarta',
    yogya: 'Yogyakarta',
    diy: 'Yogyakarta',
    bdg: 'Bandung',
    sby: 'Surabaya',
    tangsel: 'Tangerang Selatan',
    bsd: 'Tangerang Selatan',
    bintaro: 'Tangerang Selatan',
    serpong: 'Tangerang Selatan',
    kaltim: 'Kalimantan Timur',
    kalsel: 'Kalimantan Selatan',
    kalbar: 'Kalimantan Barat',
    kalteng: 'Kalimantan Tengah',
    kaltara: 'Kalimantan Utara',
    jatim: 'Jawa Timur',
    jateng: 'Jawa Tengah',
    jabar: 'Jawa Barat',
    sumut: 'Sumatera Utara',
    sumsel: 'Sumatera Selatan',
    sumbar: 'Sumatera Barat',
    sulsel: 'Sulawesi Selatan',
    sulut: 'Sulawesi Utara',
    sulteng: 'Sulawesi Tengah',
    sultra: 'Sulawesi Tenggara',
    ntb: 'Nusa Tenggara Barat',
    ntt: 'Nusa Tenggara Timur',
    lombok: 'Lombok',
    ubud: 'Ubud',
    canggu: 'Canggu',
    kuta: 'Kuta',
    seminyak: 'Seminyak',
    'nusa dua': 'Nusa Dua',
    sanur: 'Sanur',
    cikarang: 'Cikarang',
    jababeka: 'Cikarang',
    'pulo gadung': 'Jakarta Timur',
    scbd: 'Jakarta Selatan',
    sudirman: 'Jakarta',
    solo: 'Surakarta',
    ambon: 'Ambon',
    'west java': 'Jawa Barat',
    'east java': 'Jawa Timur',
    'central java': 'Jawa Tengah',
    'central sulawesi': 'Sulawesi Tengah',
    'east kalimantan': 'Kalimantan Timur',
    cibubur: 'Cibubur',
    senggigi: 'Lombok',
    morowali: 'Morowali',
    flores: 'Flores',
  }),
);
const WIDE: ReadonlyMap<string, string> = new Map([
  ['indonesia', 'Indonesia'],
  ['jabodetabek', 'Jabodetabek'],
]);
const LABEL =
  /\b(?:penempatan|lokasi(?: kerja| penempatan)?|location|duty station|work ?place|based in|tempat (?:kerja|tugas)|area|wilayah kerja|ditempatkan di|job location|site|placement)\b\s?:?\s*/i;
const ELSEWHERE =
  /\b(?:since|sejak|cabang di|gerai|outlet di|toko di|melayani|exporting|ekspor|clients?|klien|jemputan|shuttle|tes\b|interview|wawancara|walk[- ]in|universitas|lulusan|dari|berkas|training di|pelatihan di|kota\b|-based|headquartered|divisi|punya|cabang|branch|domisili|berdomisili|hafal|dinas luar|diutamakan|islands|across|seluruh|clients? in|customers? in|guests|tamu dari|flies to|fly to|offices in|favorit di|mendampingi|kampus|berdiri di)\b|\bkuliah di\b/i;
/** The line is an address. */
const ADDRESS =
  /^(?:alamat|address|jl\b|jln\b|jalan\b|ruko\b|(?:kantor|office|hq)(?: \p{L}+)?\s?:|gedung\b|menara\b|plaza\b)|\b(?:jl|jln)\.? \p{Lu}/iu;
/** A place named together with its neighbours is the regency of that name in West Java, alone it is the quarter of Jakarta. */
const KUNINGAN_OF_WEST_JAVA =
  /\b(?:jawa barat|jabar|cirebon|indramayu|majalengka|kab(?:upaten|\.)? kuningan)\b/i;
const HAS_NAME = /\p{Lu}/u;

/** The least score of a place behind a label. */
const LABELLED = 8;

interface Candidate {
  place: string;
  score: number;
}

/** Where the work is: a label's words first, then the title, the company's line and the address. */
export function readPlace(
  lines: readonly PlacedLine[],
  title: string | null,
  { isRemote, hashtags }: { isRemote: boolean; hashtags: readonly string[] },
): string | null {
  const candidates: Candidate[] = [];
  const isWestJava = lines.some(({ text }) => KUNINGAN_OF_WEST_JAVA.test(text));
  const quarters = (text: string) => withQuarters(text, isWestJava);
  lines.forEach((line, at) => {
    const { text, kind } = line;
    const label = LABEL.exec(text);
    if (!HAS_NAME.test(text) && !label) return;
    const places = quarters(text);
    if (label && label.index < 30) {
      const labelled = text.slice(label.index + label[0].length);
      const named = quarters(HAS_NAME.test(labelled) ? labelled : capitalised(labelled))[0];
      const whole = /\bseluruh (?:wilayah )?indonesia\b/i.exec(labelled);
      if (whole) candidates.push({ place: 'Seluruh Indonesia', score: 6 });
      else if (named) candidates.push({ place: named.name, score: 10 - at * 0.01 + (named.city ? 1 : 0) });
      else if (
        /^(?:location|lokasi|penempatan|duty station|work location)/i.test(text) &&
        labelled &&
        at < 14 &&
        !/\b(?:pos|gedung|gerbang|tes)\b/i.test(labelled)
      )
        candidates.push({
          place: labelled.split(/[|·(;]|\s(?:or|atau)\s/)[0]!.trim(),
          // A street without its town is worth less than a town anywhere.
          score: ADDRESS.test(labelled) ? 1 : 8,
        });
    }
    const wage = /\bUM(?:[KPR]|SK)\b(?: kab\.?| kota)?\s*$/i;
    for (const { name, city, from, to } of places) {
      // `Jl. Raya Solo Km 7, Ngawi`: a street and its town.
      if (
        /\b(?:jl|jln|jalan)\.?\s+(?:raya\s+)?$/i.test(text.slice(0, from)) &&
        places.some((each) => each.from > to)
      )
        continue;
      // `Jakarta or remote`
      if (at < 8 && name !== 'Remote' && /^\s*(?:or|atau|\/)\s*(?:fully\s)?remote\b/i.test(text.slice(to)))
        candidates.push({ place: name, score: LABELLED + 1 });
      // The minimum wage of a place is paid there.
      if (wage.test(text.slice(Math.max(0, from - 12), from))) candidates.push({ place: name, score: 3.5 });
      const elsewhere =
        ELSEWHERE.test(text.slice(Math.max(0, from - 40), from)) ||
        /\b(?:punya|divisi|memiliki|we (?:also )?have|melayani)\b/i.test(text.slice(0, from)) ||
        /\ban? $/i.test(text.slice(0, from)) ||
        OF_ITSELF.test(text);
      const address = ADDRESS.test(text);
      const near =
        at < 6
          ? 6 - at * 0.5
          : /\b(?:hybrid|wfh|wfo|onsite|on-site)\b/i.test(text)
            ? 3
            : kind === 'apply' || kind === 'terms'
              ? 2.5
              : kind === 'intro'
                ? 2
                : 0;
      if (near === 0 && !address && !/\b(?:jl|jalan|ruko|kantor|office|alamat|address|antar)\b/i.test(text))
        continue;
      const inTitle = title !== null && text.includes(title) ? 1.5 : 0;
      const company =
        /\b(?:PT|CV|RS|UD|hotel|resort|klinik|yayasan|sekolah|toko|kedai)\b/i.test(text) && text.length < 90
          ? 1
          : 0;
      // `Bali Tirta Wisata` is a name.
      const inName =
        name !== 'Remote' &&
        !address &&
        /^\s+\p{Lu}\p{Ll}/u.test(text.slice(to)) &&
        !/^\s+\p{Lu}+\b/u.test(text.slice(to));
      const next = places[places.findIndex((each) => each.from === from) + 1];
      const region =
        city && next && !next.city && /^,\s*$/.test(text.slice(to, next.from)) ? `, ${next.name}` : '';
      candidates.push({
        place: `${name}${region}`,
        score:
          near +
          inTitle +
          (address ? 1.5 : 0) +
          company +
          (city ? 1 : 0) -
          (elsewhere ? 5 : 0) -
          (inName ? 3 : 0) -
          (text.length > 110 ? 2 : 0),
      });
    }
  });
  // Where one must live is the last resort.
  if (!candidates.some(({ score }) => score > 0))
    for (const { text } of lines) {
      const home = /\b(?:(?:ber)?domisili|keliling|wilayah|sekitar)\b(.*)$/i.exec(text);
      const named = home ? placesIn(home[1]!)[0] : undefined;
      if (named) candidates.push({ place: named.name, score: 1 });
    }
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  // Towns of a firm whose people work from anywhere are not where the work is.
  if (isRemote && (!best || best.score < LABELLED)) return 'Remote';
  return best && best.score > 0 ? best.place : hashtagPlace(hashtags);
}

/** `#LokerGresik` */
function hashtagPlace(hashtags: readonly string[]): string | null {
  for (const hashtag of hashtags) {
    const words = hashtag
      .replace(/^#?(?:info)?(?:loker|lowongan(?:kerja)?|karir|kerja)?/i, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/^./, (letter) => letter.toUpperCase());
    const named = placesIn(words)[0];
    if (named) return named.name;
  }
  return null;
}

interface NamedPlace {
  name: string;
  city: boolean;
  from: number;
  to: number;
}

/** The places of a text with quarters by their city; of `Kuningan, Jakarta` only the city. */
function withQuarters(text: string, isWestJava: boolean): NamedPlace[] {
  let named: (NamedPlace & { quarter?: boolean })[] = placesIn(text);
  for (const match of text.matchAll(/\p{L}[\p{L}\d'’-]*/gu))
    for (const count of [3, 2, 1]) {
      const words = new RegExp(`^(?:[\\p{L}\\d'’-]+ ?){${count}}(?=$|[^\\p{L}\\d])`, 'u').exec(
        text.slice(match.index),
      )?.[0];
      const city = words && HAS_NAME.test(words[0]!) ? cityOfDistrict(words.trim()) : undefined;
      if (!words || !city) continue;
      const [from, to] = [match.index, match.index + words.trimEnd().length];
      const over = named.filter((each) => each.from < to && from < each.to);
      if (over.some((each) => each.to - each.from >= to - from)) continue;
      named = [
        ...named.filter((each) => !over.includes(each)),
        { name: city, city: true, from, to, quarter: true },
      ];
    }
  named.sort((a, b) => a.from - b.from);
  return named
    .map((place) =>
      place.name === 'Kuningan' && !isWestJava ? { ...place, name: 'Jakarta Selatan', quarter: true } : place,
    )
    .filter(({ quarter, to }, at, all) => {
      const next = all[at + 1];
      return !(quarter && next?.city && /^\s*[,(]\s*$/.test(text.slice(to, next.from)));
    });
}

/** Names of places in a text: Indonesian cities and regencies, provinces and the short names people use. */
export function placesIn(text: string): NamedPlace[] {
  const words = [...text.matchAll(/[\p{L}][\p{L}.'’]*/gu)].map((match) => ({
    word: match[0].replace(/\.$/, ''),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const found: NamedPlace[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(4, words.length - at); count >= 1; count--) {
      const first = words[at]!;
      const last = words[at + count - 1]!;
      const name = text.slice(first.from, last.to).replace(/\.$/, '');
      if (/[,;/()]/.test(name) || !HAS_NAME.test(first.word[0]!)) continue;
      const short = SHORT.get(name.toLowerCase());
      const wide = WIDE.get(name.toLowerCase());
      const kind = short || wide ? undefined : placeKind(titled(name));
      if (
        !short &&
        !wide &&
        (!kind || kind === 'country' || (count === 1 && (name.length < 4 || COMMON.has(name.toLowerCase()))))
      )
        continue;
      if (wide && (at > 0 || count !== words.length)) continue;
      found.push({
        name: short ?? wide ?? titled(name),
        city: short !== undefined || kind === 'city',
        from: first.from,
        to: last.to,
      });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** Places that are words too. */
const COMMON = new Set(
  'surat hybrid hibrida onsite nusantara metro batu bangka barat pati solok toba nias agam kota landak paser sigi buru berau muna banda asahan siak lahat bima mesuji sabang karo tegal timor buton alor ende toli sorong demak blora siantar regent nice reading bath mobile split best jakarta-based maros kaur bungo tebo rembang majene poso buol parigi wajo bone gowa tolikara jambi-based sukamara mandiri mimika orange york cork lancaster victoria aurora columbia of salem florence phoenix oxford cambridge bristol'.split(
    ' ',
  ),
);
for (const kept of [
  'berau',
  'pati',
  'batu',
  'bima',
  'tegal',
  'sorong',
  'demak',
  'blora',
  'siak',
  'lahat',
  'rembang',
  'poso',
  'ende',
  'gowa',
  'bone',
  'maros',
])
  COMMON.delete(kept);

function titled(name: string): string {
  const kept = /^(?:DKI|DIY|NTB|NTT)$/;
  return name
    .replace(/\p{L}+/gu, (word) =>
      kept.test(word) ? word : word[0]!.toUpperCase() + word.slice(1).toLowerCase(),
    )
    .replace(/^(?:Kab|Kota|Kabupaten|Kec)\.?\s+/, '');
}

const HYBRID =
  /\b(?:wfo\b.{0,30}\bwfh|wfh\b.{0,30}\bwfo|hybrid|hibrid(?:a)?|wfh[ /&+]*(?:dan )?wfo|wfo[ /&+]*(?:dan )?wfh|wfh (?:(?:tiap |setiap )?hari (?=[a-z])|\d|[a-z]{3}\b|rabu|jumat|senin|selasa|kamis)|\d+ (?:days?|hari) (?:wfh|remote|at (?:the )?office|in (?:the )?office|di kantor))\b/i;
const REMOTE =
  /\b(?:(?:fully |full |100% )?remote(?:ly)?|kerja (?:jarak jauh|dari (?:rumah|mana))|work from (?:home|anywhere)|full wfh|wfa|wfh)\b/i;
const NO_REMOTE =
  /\b(?:apakah|bisa kerja jarak jauh\?|not? remote|bukan remote|tidak (?:remote|wfh)|no wfh|remote (?:area|site|location|sensing|control|pilot|desktop|access|support|monitoring|server)|may i work)\b/i;

/** How the work is done: hybrid, remote, or at the place where the ad says neither. */
export function readWorkMode(lines: readonly PlacedLine[]): WorkMode | null {
  const texts = lines.filter(({ kind }) => kind !== 'about' && kind !== 'other').map(({ text }) => text);
  if (texts.some((text) => HYBRID.test(text))) return 'hybrid';
  if (texts.some((text) => REMOTE.test(text) && !NO_REMOTE.test(text))) return 'remote';
  return texts.length > 0 ? 'onsite' : null;
}
