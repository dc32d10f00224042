import { POST_WORDS } from '../lexicon/job-words.ts';
import { isCapitals } from '../text/normalise.ts';
import type { Seniority } from './job-ad.ts';
import { placesIn } from './read-place.ts';
import type { PlacedLine } from './sections.ts';

const MORE_POSTS = new Set(
  `barber kapster staff admin host crew helper cleaning operator baker waiters waitress barista bartender pramusaji cook steward nanny babysitter driver rider gardener
  teller security satpam housekeeping room boy attendant therapist hairstylist stylist kapster beautician model talent lecturer dosen guru ustadz ustadzah
  trainer coach surveyor drafter estimator quantity foreman welder fitter rigger scaffolder electrician plumber tukang mandor kuli pelaksana pengawas
  nahkoda nakhoda mualim masinis juru ABK deckhand oiler chief engineer captain pilot pramugari pramugara flight dispatcher agronomist asisten peternak dokter perawat bidan
  apoteker analis radiografer fisioterapis ahli gizi nutritionist terapis psikolog konselor epidemiolog sanitarian caregiver counsel counselor paralegal notaris
  auditor akuntan bookkeeper treasurer tax collector kolektor surveyor underwriter actuary aktuaris broker adjuster dealer trader frontliner
  programmer developer engineer devops sre architect scientist analyst tester qa dba sysadmin administrator helpdesk designer desainer animator illustrator
  editor videografer videographer fotografer photographer penulis writer copywriter content creator reporter jurnalis wartawan redaktur produser penyiar announcer
  marketer marketing sales spg spb promotor merchandiser telemarketing kurir courier checker picker packer sopir supir mekanik teknisi montir bengkel operator
  hrbp recruiter manager manajer supervisor spv koordinator coordinator leader head kepala direktur director ceo cfo coo cto chief president vp
  trainee management magang intern internship fresh officer assistant associate specialist spesialis executive eksekutif consultant konsultan advisor
  fasilitator facilitator relawan volunteer enumerator peneliti researcher laboran pustakawan arsiparis tenaga pegawai karyawan pramuniaga kasir cashier
  groomer paramedis cupper roaster penjaga pengasuh pramuwisata tour guide penari musisi instruktur pelatih verifikator validator kader enumerator surveior penguji inspektur inspector assessor asesor dispatcher scheduler
  apprentice representative agent agen expert planner buyer purchaser purchasing procurement accounting finance controller quality control assurance ppic hse k3 safety
  maintenance production produksi gudang warehouse inventory logistik customer service care success call center receptionist resepsionis sekretaris secretary
  penerjemah translator interpreter penjahit tailor pattern florist butcher chef commis partie koki juru masak konten sosial product owner scrum business development engineer counsel teacher tutor`
    .trim()
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

function isPostWord(word: string): boolean {
  return POST_WORDS.has(word) || MORE_POSTS.has(word);
}

const LABEL =
  /^(?:posisi(?: yang (?:dibutuhkan|dibuka|tersedia|dicari))?|position|job ?title|title|jabatan|role|vacancy|lowongan(?: (?:kerja|posisi|untuk))?|loker|nama posisi|job position|job|formasi|open(?: position)?|as|untuk posisi|post)\s*[:：–—-]\s*/i;
const OPENERS =
  /^(?:[\s"'“[({#|:!.–—-]|(?:info )?(?:lowongan|loker)(?: (?:kerja(?: resmi)?|terbaru|baru))?\b|job ?(?:vacanc(?:y|ies)|opening|alert|opportunity)\b|vacanc(?:y|ies)(?: announcement)?\b|(?:we are|we['’]re|kami|now|is|are|sedang)?\s?hiring\b|(?:di)?butuh(?:kan)?(?: (?:segera|cepat|banget|tenaga|beberapa|tambahan))*\b|\d+ (?:orang|org|posisi|pax)\b|cepat\b|dicari(?: (?:segera|cepat))?\b|mencari\b|open(?:ing)?(?: (?:recruitment|position|rekrutmen|hiring|vacancy))?s?\b|urgent(?:ly)?(?: (?:needed|hiring|required))?\b|walk[- ]in(?: interview)?\b|wanted\b|pengumuman(?: rekrutmen| seleksi| lowongan)?\b|rekrutmen\b|seleksi(?: penerimaan)?\b|penerimaan\b|membuka (?:lowongan|kesempatan)(?: (?:untuk|sebagai|posisi|kerja))*\b|join (?:us|our team)(?: as)?\b|career opportunity\b|kesempatan (?:kerja|berkari(?:e)?r|bergabung)\b|(?:untuk )?posisi\b|sebagai\b|an?\b|the\b|for\b|program\b(?= management| officer)|as\b|looking for\b|we(?: are|['’]re) looking for(?: an?)?\b|needed\b|required\b|kebutuhan karyawan\b|karir\b|seeks\b|needs\b|nyari\b|bertugas sebagai\b)+/i;
const CALLING =
  /\b(?:membutuhkan|dibutuhkan|butuh|mencari|cari|seeks?|is (?:hiring|looking for|seeking|searching for|in need of)|we(?:['’]re| are) (?:hiring|looking for|seeking)|looking for|hiring|membuka (?:lowongan|kesempatan|rekrutmen)(?: kerja)?(?: (?:untuk|sebagai|bagi))?(?: posisi)?|bergabung (?:bersama kami )?sebagai|sebagai|lowongan(?: kerja)?|posisi|position of|nyari|gabung (?:jadi|sebagai)|rekrut|recruiting|to join (?:us|our team) as|need)\s?:?\s+(?:segera |beberapa |an? |one |orang |\d+ (?:orang )?|tenaga (?=\p{Lu}))*([^.!?\n]{3,90})/iu;
const TAIL =
  /\s*(?:\s(?:tahun|th\.?|periode|angkatan|batch|gelombang)\s+(?:\d{4}|[IVXL]+|\d{1,2})(?:[/-]\d{2,4})?|[([](?:\d{1,3}|\d+ ?(?:orang|org|posisi|pax|people|persons?|pos|vacanc(?:y|ies)|openings?|positions?|posts?)|kode[^)\]]*|code[^)\]]*|m\/f|f\/m|male|female|pria|wanita|urgent|full[- ]?time|part[- ]?time|remote[^)\]]*|hybrid[^)\]]*|onsite|on-site|wfo|wfh|kontrak[^)\]]*|contract[^)\]]*|freelance|magang|tetap|[^)\]]*\b(?:hari|days|months?|bulan|time zone)\b[^)\]]*)[)\]]|\s+(?:recruitment|vacancy|rekrutmen|lowongan|hiring|wanted|needed|required|dibutuhkan|segera|urgent)\b.*|[!.,:;*"”]+)\s*$/i;
const COMPANY_START =
  /\b(?:PT|CV|UD|PD|RS|RSU|RSUD|RSIA|Tbk|Yayasan|Koperasi|Hotel|Resort|Klinik|Toko|Bank|Sekolah|Universitas|BUJP|Perum|Firma|Kedai|Dinas|Badan|Kementerian|Puskesmas|Apotek)\b/;
const LAST_WORDS_OF_SENTENCE =
  /\b(?:kami|we|our|us|you|kamu|anda|yang|untuk bergabung|join|adalah|merupakan|is an?|dengan pengalaman|tiap|setiap|who|dan juga)\b/i;
const RANK = /^(?:senior|junior|lead|head|staff?|staf|kepala|wakil|asisten|assistant|chief|vp)$/i;

interface Candidate {
  text: string;
  score: number;
}

/** The post that is offered, in the words of the ad. */
export function readTitle(lines: readonly PlacedLine[]): string | null {
  const candidates: Candidate[] = [];
  lines.slice(0, 60).forEach(({ text, kind, bullet }, at) => {
    if (text.length > 260) return;
    const early = Math.max(0, 6 - at * 0.6);
    const label = LABEL.exec(text);
    const sticky = kind === 'requirements' || kind === 'duties' || kind === 'benefits' || kind === 'nice';
    if (label && !(sticky && at > 12))
      add(
        candidates,
        text.slice(label[0].length),
        /lowongan|loker|vacancy/i.test(label[0]) ? 6 + early : 9 + early * 0.3,
      );
    // What a label names may hold commas.
    if (label && !sticky && text.includes(','))
      add(candidates, text.slice(label[0].length).replace(/,\s+/g, '\u0003'), 12.5);
    const called = CALLING.exec(text);
    if (called && (at < 14 || kind === 'intro') && !sticky) add(candidates, called[1]!, 3.5 + early, true);
    if (at < 14 && !sticky && text.length < 130) {
      add(candidates, text, early - (bullet ? 2 : 0));
      // `… sebagai:` in the line above.
      const before = lines[at - 1]?.text ?? '';
      if (
        /(?:sebagai|posisi|membutuhkan|mencari|dibutuhkan|lowongan|tentang|hiring|position|vacancy|kerja)\s*[:!]*\s*$/i.test(
          before,
        )
      )
        add(candidates, text, early + 4);
    }
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 2 ? best.text : null;
}

function add(candidates: Candidate[], raw: string, base: number, sentence = false): void {
  for (const [text, cost] of readings(raw, sentence)) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}&/+-]+/gu) ?? [];
    if (words.length === 0 || words.length > 9 || text.length > 80 || /@|https?:|\d{4}/.test(text)) continue;
    const posts = words
      .flatMap((word) => word.split(/[/-]/))
      .filter((word) => POST_WORDS.has(word) || MORE_POSTS.has(word)).length;
    if (posts === 0) continue;
    // `Hotel Concierge` names a post, `Hotel Samudra` a place.
    const last = words.at(-1) ?? '';
    const endsWithPost = !/\b(?:PT|CV|UD|PD|Yayasan|Koperasi)\b/.test(text) && isPostWord(last);
    if (
      COMPANY_START.test(text) &&
      !endsWithPost &&
      !/^(?:guru|dosen|teller|dokter|perawat|kepala|admin|staf|staff|apoteker|customer|frontliner)/i.test(
        text,
      )
    )
      continue;
    if (LAST_WORDS_OF_SENTENCE.test(text) || /\b(?:tahun|years?|minimal|pengalaman)\b/i.test(text)) continue;
    const lower = sentence && /^\p{Ll}/u.test(text) ? 1.5 : 0;
    const shape =
      (isCapitals(text) || /^\p{Lu}/u.test(text) ? 1.5 : 0) +
      Math.min(2, posts) -
      Math.max(0, words.length - 5) * 0.5;
    const onlyRank = words.length === 1 && RANK.test(words[0] ?? '') ? 3 : 0;
    candidates.push({ text: text.replaceAll('\u0003', ', '), score: base + shape - cost - onlyRank - lower });
  }
}

/** The text itself and its parts beside dashes, at signs and brackets, each without what opens and ends such lines. */
function readings(raw: string, sentence: boolean): [string, number][] {
  const whole = clean(raw);
  if (sentence) {
    const cut =
      whole.split(
        /\s+(?:yang|who|untuk|to|with|dengan|di|in|at|for|bersama|dari|on|guna|agar|that|kami|happy|dan (?:berpengalaman|memiliki))\s+|,\s/,
      )[0] ?? whole;
    return [[clean(cut), 0.2]];
  }
  const parts = whole
    .split(/\s+[–—|·•@-]\s+|\s+(?:–|—)|\s*[|·]\s*|\s+@\s*|(?<=\p{Ll}\p{L}),\s+|\s+\/\/\s+/u)
    .map(clean);
  if (parts.length === 1) return [[whole, 0]];
  return parts.map((part, at) => [part, 0.3 + at * 0.4] as [string, number]);
}

function clean(raw: string): string {
  let text = raw
    .replace(/[#]\p{L}+/gu, ' ')
    .replace(/[“”"*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let turn = 0; turn < 4; turn++) {
    const before = text;
    text = text
      .replace(OPENERS, '')
      .replace(/^\]\s*/, '')
      .replace(TAIL, '')
      .replace(/\s+(?:di|at|in|for|untuk|penempatan|area|based in)\s+[^,]*$/i, (tail) =>
        placesIn(tail).length > 0 || /PT|CV/.test(tail) ? '' : tail,
      )
      .replace(/\s+\((?:[^)]{0,40})\)$/, (tail) => (placesIn(tail).length > 0 ? '' : tail))
      .replace(/\s*[:,–—-]\s*$/, '')
      .replace(/\s*\([^)]*$|\s+jurusan$/i, '')
      .trim();
    if (text === before) break;
  }
  const place = /^(.*\S)\s+(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(text);
  return place &&
    placesIn(place[2]!).some(({ name }) => name.toLowerCase() === place[2]!.toLowerCase()) &&
    place[1]!.includes(' ')
    ? place[1]!
    : text;
}

const LEGAL =
  /\b(?:PT|CV|UD|PD|Fa|Firma|Yayasan|Koperasi|Perumda|PERUMDA|Perum|PDAM|BUJP)\.?\s+(?:\p{Lu}[\p{L}\p{N}&.'’-]*|&|dan|of|and)(?:\s+(?:\p{Lu}[\p{L}\p{N}&.'’-]*|&|dan(?= \p{Lu})|of|and(?= \p{Lu})|\(Persero\)|Tbk\.?))*/gu;
const KINDS =
  'RSUD|RSIA|RSU|RSB|RS|Rumah Sakit|Klinik|Puskesmas|Hotel|Sekolah|SD|SMP|SMA|SMK|TK|Universitas|Politeknik|Bank|Toko|Kedai|Kafe|Cafe|Resto|Restoran|Apotek|Badan|Dinas|Kementerian|Kantor|Butik|Bengkel|Percetakan|Studio|Salon|Lembaga|Perumahan|Rumah Makan|Catering|Katering|Pesantren|Kopi|The';
const INSTITUTION = new RegExp(
  `\\b(?:${KINDS}|${KINDS.toUpperCase()})\\s+(?:(?:&\\s+)?[\\p{Lu}"“][\\p{L}\\p{N}&.'’"”-]*)(?:\\s+(?:\\p{Lu}[\\p{L}\\p{N}&.'’"”-]*|&|dan(?= \\p{Lu})))*`,
  'gu',
);
const KNOWN_TAIL =
  /\b(?:Group|Tour & Travel|Tours?|Resort|Retreat|Hotel|Labs?|Pay|Cloud|Commerce|Center|Centre|School|Studio|Digital|Agency|Consulting|Partners|Foundation|Institute|Clinic|Hospital|Bank|Coffee|Kitchen|Logistics|Indonesia|Tbk|Inc|Ltd|Corp|Company|Solutions|Technologies|Technology|Media|Logistik|Studios|Villas?|Bakery|Farm|Barbershop|Barber|Salon|Spa|Gym|Foundation|Airlines?|Air|Group)\b\.?/;

/** Who offers the work, in the words of the ad. */
export function readCompany(lines: readonly PlacedLine[], title: string | null): string | null {
  const candidates: { name: string; score: number }[] = [];
  lines.slice(0, 200).forEach(({ text, full, kind }, at) => {
    const near = Math.max(0, 5 - at * 0.35) + (kind === 'intro' || kind === 'about' ? 1 : 0);
    const label =
      /^(?:perusahaan|company|nama perusahaan|employer|airline|organisasi|organisation|lembaga|instansi|organization|company name)\s*:\s*(\S.*)$/i.exec(
        full,
      );
    if (label && label[1]!.length < 70 && /^\p{Lu}/u.test(label[1]!) && label[1]!.split(' ').length < 7)
      candidates.push({ name: label[1]!, score: 9 });
    for (const match of text.matchAll(LEGAL)) candidates.push({ name: match[0], score: 6 + near });
    if (at < 25)
      for (const match of text.matchAll(INSTITUTION))
        if (
          !(title && (match[0].includes(title) || title.includes(match[0]))) &&
          (match[0].length > 8 || isCapitals(match[0])) &&
          !/^The (?:Role|Job|Person|Company|Position|Team)/i.test(match[0])
        )
          candidates.push({ name: match[0], score: 2.5 + near });
    const about =
      /^(?:about|tentang|life at|more about|sekilas(?: tentang)?)\s+(\p{Lu}[\p{L}\p{N}.&' ]{2,40})$/u.exec(
        text,
      );
    if (about && !/^(?:about|tentang) (?:us|the|kami|perusahaan|grup|company|you|role)/i.test(text))
      candidates.push({ name: about[1]!, score: 7 });
    const said =
      /^(\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:\p{Lu}[\p{L}\p{N}.&'’-]*|&|of|de))*)(?: \([^)]{2,30}\))? (?:is|are|adalah|merupakan|lahir|sells|helps|moves|mengembangkan|runs|lagi (?:cari|nyari)|sedang|membuka|mencari|membutuhkan|builds|operates|provides|seeks|was founded|berdiri|bergerak|hiring)\b/u.exec(
        text,
      );
    if (
      said &&
      at < 40 &&
      (kind === 'intro' || kind === 'about' || kind === 'other') &&
      !isPost(said[1]!) &&
      !/^(?:Kami|We|This|The (?:role|job|person)|Our|You|Kamu|Anda|It|There|Tim|Perusahaan|Posisi|Sekolah kami|Gaji|Kita|Siapa|Who|What|Seluruh|Keputusan|Bahasa|Warga|Pendidikan|Usia)\b/i.test(
        said[1]!,
      )
    )
      candidates.push({ name: said[1]!, score: 5 + near * 0.5 });
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
          /\b(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time)\b/i.test(part),
      );
      const post = title !== null && (name.includes(title) || title.includes(name));
      if (named && placed && !post && !isPost(name) && !/\d{4}/.test(name) && placesIn(name).length === 0)
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
  return best?.name ?? null;
}

/** A name that is a post's: `Data Analyst`. */
function isPost(name: string): boolean {
  if (LEGAL.test(name)) {
    LEGAL.lastIndex = 0;
    return false;
  }
  const words = name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words.some((word) => POST_WORDS.has(word) || (MORE_POSTS.has(word) && !NAME_WORDS.has(word)));
}

const NAME_WORDS = new Set(
  'center call relations care service data business quality tax success finance production marketing content model social talent host security contract product'.split(
    ' ',
  ),
);

function tidy(name: string): string {
  return name
    .replace(/["“”]/g, '')
    .replace(/[\s.,–—-]+$/, '')
    .replace(/\s+(?:BUKA|MEMBUKA|MENCARI|MEMBUTUHKAN|SEDANG|BUTUH)\b.*$/i, '')
    .trim();
}

const LEVELS: readonly [Seniority, RegExp][] = [
  ['intern', /\b(?:intern(?:ship)?|magang|PKL)\b/i],
  [
    'director',
    /\b(?:director|direktur|chief (?!de|cook|engineer|officer on)|C[EFTOM]O|vice president|VP|president)\b/i,
  ],
  [
    'manager',
    /\b(?:manager|manajer|head of|kepala (?:cabang|bagian|divisi|departemen|sekolah|ruang|unit|toko)|superintendent|general manager)\b/i,
  ],
  [
    'senior',
    /\b(?:senior|sr\.?|lead|principal|staff engineer|tenaga ahli|expert|counsel|business partner)\b/i,
  ],
  [
    'mid',
    /\b(?:supervisor|spv|penyelia|koordinator|coordinator|chef de partie|specialist|spesialis|foreman|mandor)\b/i,
  ],
  ['junior', /\b(?:junior|jr\.?)\b/i],
];
const MANAGER_BY_NAME =
  /\b(?:product|project|account|customer success|community|social media|office|brand|marketing|program(?:me)?|case|campaign) manager\b/i;

/** How high the post stands: by its title, else by the required years. */
export function readSeniority(title: string | null, years: number | null): Seniority | null {
  const named = title ? LEVELS.find(([, pattern]) => pattern.test(title))?.[0] : undefined;
  const byYears: Seniority | null =
    years === null ? null : years < 1 ? 'entry' : years < 3 ? 'junior' : years < 6 ? 'mid' : 'senior';
  if (named === 'manager' && title && MANAGER_BY_NAME.test(title)) return byYears ?? 'mid';
  return named ?? byYears ?? (title ? 'entry' : null);
}
