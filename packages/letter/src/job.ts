import { readAd, type JobAd } from '@setapak/ats/ad';
import { quoted } from './gaps.ts';
import type { LetterKind, LetterLanguage, LetterTone } from './kinds.ts';
import { calmName, calmTitle } from './sentences.ts';

/** The job as the person keeps it; what is '' is looked for in the ad. */
export interface Job {
  title: string;
  company: string;
  place: string;
  /** Where it was found, such as a job site. */
  source: string;
  /** Whom to write to. */
  contact: string;
}

export const noJob: Job = { title: '', company: '', place: '', source: '', contact: '' };

const NOWHERE =
  /^(?:remote|wfh|wfa|work from|hybrid|on-?site|indonesia$|seluruh|nasional|berbagai|beberapa|penempatan|di mana saja|anywhere)/i;
const NO_NAME = /[@\d/\\]|https?|www\.|\b(?:wa|whatsapp|email|telp|hp)\b/i;

/** The job with what its ad adds, in words that can stand in a letter. */
export function jobOf(job: Job, ad: JobAd | null): Job {
  const place = quoted(job.place || (ad?.place ?? ''));
  const contact = addressee(quoted(job.contact));
  return {
    // A number of people is no post.
    title: calmTitle(job.title || (/^\d/.test(ad?.title ?? '') ? '' : (ad?.title ?? '')))
      .replace(/(?<![\s,:;|/(–—-])[\s,:;|/(–—-]+$/, '')
      // `INTERNSHIP Data Analyst`
      .replace(/^internship[\s:–-]+(?=\p{L})(.+)$/iu, '$1 Internship')
      .slice(0, 120),
    company: calmName(job.company || (ad?.company ?? '')).slice(0, 120),
    place: NOWHERE.test(place) || place.length > 80 ? '' : place,
    source: quoted(job.source).slice(0, 60),
    contact: NO_NAME.test(contact) || contact.length > 60 ? '' : contact,
  };
}

/** Who is addressed, of a note such as `Bu Rini 0812-3333-4545`: `Ibu Rini`. Names without a form of address stand alone or not at all. */
function addressee(contact: string): string {
  if (!NO_NAME.test(contact)) return contact;
  const [, form = '', name = ''] =
    /^(Ibu|Bu|Bapak|Pak|Bpk\.?|Mrs?\.?|Ms\.?) (\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){0,2})(?= )/u.exec(
      contact,
    ) ?? [];
  if (name === '') return contact;
  return `${/^bu$/i.test(form) ? 'Ibu' : /^(?:pak|bpk\.?)$/i.test(form) ? 'Bapak' : form} ${name}`;
}

const TONES: readonly [LetterTone, RegExp][] = [
  ['creative', /media sosial|medsos|social media|sosmed/i],
  [
    'care',
    /guru|teacher|dosen|lecturer|pengajar|tutor|perawat|nurse|bidan|dokter|doctor|apoteker|pharmac|farmasi|psikolog|psycholog|terapis|therap|gizi|nutrition|klinik|clinic|analis kesehatan|medical|rekam medis|sosial|social worker|fasilitator|ngo/i,
  ],
  [
    'technology',
    /engineer|insinyur|teknisi|technician|developer|programmer|software|data|it support|network|jaringan|devops|qa|quality|produksi|production|mesin|mekanik|elektr|sipil|civil|drafter|maintenance|operator|lab|analyst|teknik|product manager|scientist|(?:cyber|it|information|network) ?security|hse|k3/i,
  ],
  [
    'creative',
    /design|desain|content|konten|creative|kreatif|copywrit|social media|marketing|pemasaran|brand|video|editor|fotograf|photograph|writer|penulis|animator|public relations|humas|ui|ux|event/i,
  ],
  [
    'finance',
    /finance|keuangan|account|akuntan|akuntansi|pajak|tax|audit|kasir|cashier|treasury|bank|teller|credit|kredit|admin|procurement|purchasing|pengadaan|legal|compliance|aktuaria/i,
  ],
  [
    'service',
    /sales|penjualan|customer|pelanggan|barista|waiter|server|cook|chef|koki|hotel|front office|reception|resepsionis|driver|sopir|pengemudi|kurir|pramuniaga|promotor|spg|store|toko|housekeep|tour|guide|call center|relationship|security|satpam|keamanan/i,
  ],
];

/** The tone that suits a post; `general` where none is known. */
export function suggestTone(title: string): LetterTone {
  return TONES.find(([, words]) => words.test(title))?.[0] ?? 'general';
}

/** The language to write in: that of the ad, Indonesian where there is none. */
export function suggestLanguage(adText: string): LetterLanguage {
  return readAd(adText).language;
}

const GOVERNMENT_TEXT = /\b(?:CPNS|CASN|PPPK|ASN|BUMN|BUMD|Persero|Rekrutmen Bersama)\b/;
const GOVERNMENT_COMPANY =
  /^(?:kementerian|kementrian|badan|dinas|pemerintah|pemkot|pemkab|pemprov|sekretariat|kejaksaan|mahkamah|komisi|lembaga (?:negara|penyiaran|administrasi)|kepolisian|perum|bpjs|rsud|puskesmas)\b|\(persero\)/i;
/** State-owned companies whose names don't say so. */
const STATE_OWNED =
  /^(?:PT\.? )?(?:pertamina|PLN|KAI|kereta api indonesia|pelindo|angkasa pura|injourney|pos indonesia|bulog|antam|krakatau steel|pupuk (?:indonesia|kaltim|kujang|sriwijaja)|semen indonesia|garuda indonesia|jasa marga|hutama karya|waskita karya|wijaya karya|adhi karya|biofarma|bio farma|kimia farma|taspen|pegadaian)\b/i;
export const isStateOwned = (company: string) => STATE_OWNED.test(company);
/** Only where the ad itself is for such posts: a company's ad may speak of clients that are state-owned. */
const GOVERNMENT_AD =
  /\b(?:rekrutmen|seleksi|penerimaan|pengadaan|pengumuman|formasi)[^\n.]{0,40}\b(?:CPNS|PPPK|CASN|BUMN)\b|\brekrutmen bersama\b|^\W*(?:CPNS|PPPK|CASN)\b/im;

/** The head of an ad that offers both is for neither. */
const PART_TIME_HEAD = /^(?![\s\S]*(?:full[ -]?time|penuh waktu))[\s\S]*\b(?:paruh waktu|part[ -]?timer?)\b/i;

/** The kind of letter that suits an ad. */
export function suggestKind({ title, company }: Pick<Job, 'title' | 'company'>, adText = ''): LetterKind {
  if (/\b(?:magang|intern|internship|pkl|kerja praktik)\b/i.test(title)) return 'internship';
  if (/\b(?:paruh waktu|part[ -]?time|partimer)\b/i.test(title)) return 'part_time';
  if (
    GOVERNMENT_COMPANY.test(company) ||
    STATE_OWNED.test(company) ||
    GOVERNMENT_TEXT.test(`${title} ${company}`)
  )
    return 'government';
  if (GOVERNMENT_AD.test(adText)) return 'government';
  return PART_TIME_HEAD.test(adText.slice(0, 160)) ||
    /\b(?:tipe|type|status|jenis)[^\n]{0,20}(?:paruh waktu|part[ -]?time)\b/i.test(adText)
    ? 'part_time'
    : 'company';
}

/** `CPNS` or `PPPK` where the ad is for one: such posts are called a formasi. */
export function civilService(title: string, adText: string): 'CPNS' | 'PPPK' | null {
  const found = /\b(CPNS|PPPK)\b/.exec(`${title}\n${adText}`)?.[1];
  return found === 'CPNS' || found === 'PPPK' ? found : null;
}
