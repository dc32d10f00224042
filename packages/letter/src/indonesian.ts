import { formatDate, formatDay, turnTerm } from '@setapak/resume';
import type { Education, Facts, Role } from './facts.ts';
import { gap } from './gaps.ts';
import { isStateOwned, type Job } from './job.ts';
import type { LetterKind, LetterTone } from './kinds.ts';
import { flat, joined, lowered, sentence } from './sentences.ts';
import { withSkills, type Composed, type Writing } from './writing.ts';

/*
 * The formal Indonesian letter: place and date, Hal, Lampiran, Yth., Dengan hormat, opening, body, closing, Hormat saya. What
 * the six tones say differently says nothing of the person: only how the letter asks.
 */

interface Tone {
  opening: (post: string) => string;
  /** Before the skills that the ad asks for. */
  wanted: string;
  /** How it asks for an interview, where there is work to speak of. */
  meeting: string;
}

const tones: Record<LetterTone, Tone> = {
  general: {
    opening: (post) => `Melalui surat ini, saya melamar ${post}.`,
    wanted: 'Sesuai kualifikasi yang diminta, saya memiliki keahlian',
    meeting: 'Saya berharap mendapat kesempatan wawancara untuk menjelaskan pengalaman saya lebih lanjut.',
  },
  finance: {
    opening: (post) => `Melalui surat ini, saya mengajukan lamaran untuk ${post}.`,
    wanted: 'Dari kualifikasi yang diminta, saya memiliki keahlian',
    meeting: 'Saya siap menjelaskan rincian pengalaman kerja saya dalam wawancara.',
  },
  technology: {
    opening: (post) => `Saya mengajukan diri untuk ${post}.`,
    wanted: 'Sesuai yang dicari di lowongan, saya memiliki keahlian',
    meeting: 'Saya siap membahas pengalaman kerja saya lebih rinci dalam wawancara maupun tes.',
  },
  creative: {
    opening: (post) => `Saya ingin melamar ${post}.`,
    wanted: 'Untuk posisi ini, keahlian saya yang sesuai adalah',
    meeting: 'Saya senang bila dapat bercerita lebih banyak tentang pekerjaan saya dalam wawancara.',
  },
  service: {
    opening: (post) => `Dengan surat ini, saya melamar ${post}.`,
    wanted: 'Untuk posisi ini, saya memiliki keahlian',
    meeting: 'Saya berharap dapat bertemu langsung dan berbincang lebih lanjut dalam wawancara.',
  },
  care: {
    opening: (post) => `Dengan surat ini, saya mengajukan lamaran untuk ${post}.`,
    wanted: 'Sesuai kebutuhan posisi ini, saya memiliki keahlian',
    meeting: 'Saya berharap diberi kesempatan wawancara untuk menyampaikan pengalaman saya secara langsung.',
  },
};

const NO_WORK_MEETING = 'Saya berharap mendapat kesempatan wawancara untuk memperkenalkan diri lebih lanjut.';
const THANKS = 'Atas perhatian Bapak/Ibu, saya mengucapkan terima kasih.';

/** Writes the Indonesian letter. */
export function writeIndonesian(writing: Writing): Composed {
  const { kind, job, facts } = writing;
  return {
    subject: subjectOf(writing),
    recipient: { name: recipientOf(writing), company: job.company, place: job.place },
    salutation: 'Dengan hormat,',
    closing: 'Hormat saya,',
    paragraphs: kind === 'government' ? governmentBody(writing) : companyBody(writing),
    data: kind === 'government' ? personalData(facts) : [],
    attachments: ['Daftar riwayat hidup (CV)', ...writing.documents],
  };
}

const post = ({ title, company }: Job, word = 'posisi') =>
  `${word} ${title || gap('posisi yang kamu lamar')} di ${company || gap('nama perusahaan')}`;

/** `Magang Digital Marketing` → `magang Digital Marketing`; another title is worked as. */
const internshipAs = (title: string) =>
  /^magang\b|\binternship$/i.test(title)
    ? `magang ${title.replace(/^magang\s*|\s*\binternship$/gi, '')}`.trim()
    : `magang sebagai ${title || gap('posisi magang')}`;

const withoutHours = (title: string) =>
  title.replace(/\s*[(–-]?\s*\b(?:paruh waktu|part[ -]?timer?)\b\)?/i, '').trim() || title;

function subjectOf({ kind, job, civil }: Writing): string {
  const title = job.title || gap('posisi yang kamu lamar');
  if (kind === 'internship') return `Permohonan ${internshipAs(job.title)}`;
  if (kind === 'part_time') return `Lamaran kerja paruh waktu sebagai ${withoutHours(title)}`;
  if (civil) return `Lamaran ${civil} formasi ${title.replace(/\b(?:CPNS|PPPK)\b\s*/, '').trim()}`;
  return `Lamaran pekerjaan sebagai ${title}`;
}

const COMPANY = /\b(?:PT|CV|UD|Perum|Bank)\b|\(persero\)|tbk/i;

function recipientOf({ kind, job, civil }: Writing): string {
  if (job.contact) return `Yth. ${job.contact}`;
  if (civil || (kind === 'government' && !COMPANY.test(job.company) && !isStateOwned(job.company)))
    return `Yth. ${gap('pejabat yang dituju, seperti di pengumuman')}`;
  return 'Yth. Tim Rekrutmen';
}

function opening({ kind, tone, job, civil }: Writing): string {
  const from = job.source === '' ? '' : `Berdasarkan lowongan yang saya baca di ${job.source}, saya `;
  if (kind === 'internship') {
    const words = `mengajukan permohonan ${internshipAs(job.title)} di ${job.company || gap('nama perusahaan')}.`;
    return from ? from + words : `Melalui surat ini, saya ${words}`;
  }
  if (kind === 'part_time') {
    const words = `melamar pekerjaan paruh waktu sebagai ${withoutHours(job.title) || gap('posisi yang kamu lamar')} di ${job.company || gap('nama perusahaan')}.`;
    return from ? from + words : `Melalui surat ini, saya ${words}`;
  }
  if (civil) {
    const formation = { ...job, title: job.title.replace(/\b(?:CPNS|PPPK)\b\s*/, '').trim() };
    return `Dengan surat ini, saya mengajukan lamaran sebagai ${civil} untuk ${post(formation, 'formasi')}.`;
  }
  if (kind === 'government') return `Dengan surat ini, saya mengajukan lamaran untuk ${post(job)}.`;
  return from ? `${from}mengajukan lamaran untuk ${post(job)}.` : tones[tone].opening(post(job));
}

function companyBody(writing: Writing): Composed['paragraphs'] {
  const { kind, tone, job, facts } = writing;
  const { about, hasWork } = aboutOf(writing);
  const company = job.company || 'perusahaan ini';
  const motive = `Saya tertarik bergabung dengan ${company} karena ${gap('alasanmu sendiri, misalnya produk atau kegiatan mereka yang kamu kenal')}.`;
  const time =
    kind === 'internship'
      ? `Saya dapat menjalani magang pada ${gap('bulan mulai sampai bulan selesai')}.`
      : kind === 'part_time'
        ? `Saya dapat bekerja pada ${gap('hari dan jam yang kamu bisa')}.`
        : '';
  const isAlone = writing.documents.length === 0;
  const meeting = hasWork ? tones[tone].meeting : NO_WORK_MEETING;
  return [
    { kind: 'text', text: opening(writing) },
    ...withSkills(about, skillsOf(facts, tone, writing.ad !== null)),
    { kind: 'text', text: [motive, time].filter(Boolean).join(' ') },
    isAlone
      ? { kind: 'text', text: `Bersama surat ini saya lampirkan CV sebagai bahan pertimbangan. ${meeting}` }
      : { kind: 'attachments', text: 'Sebagai bahan pertimbangan, bersama surat ini saya lampirkan:' },
    { kind: 'text', text: isAlone ? THANKS : `${meeting} ${THANKS}` },
  ];
}

function governmentBody(writing: Writing): Composed['paragraphs'] {
  const { about } = aboutOf(writing);
  return [
    { kind: 'data', text: 'Yang bertanda tangan di bawah ini:' },
    { kind: 'text', text: opening(writing) },
    ...withSkills(about, skillsOf(writing.facts, 'general', writing.ad !== null)),
    { kind: 'attachments', text: 'Sebagai bahan pertimbangan, bersama surat ini saya lampirkan:' },
    {
      kind: 'text',
      text: `Demikian surat lamaran ini saya buat dengan sebenarnya. ${THANKS}`,
    },
  ];
}

function personalData(facts: Facts): Composed['data'] {
  const { name, city, address, phone, email, birthDate, education } = facts;
  const born = formatDay(birthDate, 'id');
  const studied = education?.isSchool
    ? schoolWords(education, facts)
    : education
      ? [
          capital([education.degree, fieldInIndonesian(education.field, facts)].filter(Boolean).join(' ')),
          education.institution,
        ]
          .filter(Boolean)
          .join(', ')
      : '';
  return [
    { label: 'Nama', value: name || gap('nama lengkap') },
    { label: 'Tempat, tanggal lahir', value: `${gap('tempat lahir')}, ${born || gap('tanggal lahir')}` },
    { label: 'Pendidikan terakhir', value: studied || gap('pendidikan terakhir') },
    { label: 'Alamat', value: address && address !== city ? address : gap('alamat sesuai KTP') },
    { label: 'Nomor telepon', value: phone || gap('nomor telepon') },
    { label: 'Email', value: email || gap('email') },
  ];
}

/** `SMA Negeri 1 Klaten, jurusan IPS` */
function schoolWords({ institution, field }: Education, facts: Facts): string {
  const subject = fieldInIndonesian(field, facts);
  return subject ? `${institution}, jurusan ${subject}` : institution;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who the person is and what they did: one paragraph, or two. */
function aboutOf(writing: Writing): { about: string[]; hasWork: boolean } {
  const { facts, kind } = writing;
  const [first, ...others] = facts.roles.filter((role) => role.kind === 'job' || role.kind === 'internship');
  // Rows of personal data say it already.
  const studies = kind === 'government' ? '' : educationSentence(facts.education, writing);
  if (!first) {
    const office = facts.roles[0];
    const about = [studies, office ? otherSentence(office, facts, true) : ''].filter(Boolean).join(' ');
    const missing = `${about ? ' ' : ''}${gap('pengalaman yang paling dekat dengan posisi ini: organisasi, proyek, lomba, atau kepanitiaan')}`;
    return { about: [office && about ? about : `${about}${missing}`], hasWork: office !== undefined };
  }
  const work = workSentence(first, writing.today);
  const deeds = deedSentences(first, facts);
  const other =
    others.find(({ clauses }) => clauses.length > 0) ??
    facts.roles.find((role) => role !== first && role.clauses.length > 0) ??
    others[0];
  const before = other ? otherSentence(other, facts, false) : '';
  const isFresh = kind === 'internship' || first.kind === 'internship';
  return {
    about: isFresh
      ? [[studies, work, deeds].filter(Boolean).join(' '), before].filter(Boolean)
      : before
        ? [[work, deeds].join(' '), [before, studies].filter(Boolean).join(' ')]
        : [[studies, work, deeds].filter(Boolean).join(' ')],
    hasWork: true,
  };
}

function educationSentence(education: Education | null, { kind, ad, facts }: Writing): string {
  if (!education) return '';
  const { degree, institution, state, isSchool, gpa } = education;
  const field = fieldInIndonesian(education.field, facts);
  const what = [degree, field].filter(Boolean).join(' ');
  const wantsGrade = /\b(?:IPK|GPA)\b/i.test((ad?.sections ?? []).flatMap(({ lines }) => lines).join(' '));
  const hasJob = facts.roles.some((role) => role.kind === 'job');
  const grade =
    gpa !== '' && !isSchool && (wantsGrade || kind === 'internship' || !hasJob)
      ? ` dengan IPK ${gpa.replaceAll('.', ',')}`
      : '';
  if (isSchool) {
    const school = schoolWords(education, facts);
    if (state === 'student') return sentence(`Saya siswa ${school}`);
    return sentence(state === 'graduate' ? `Saya lulusan ${school}` : `Saya bersekolah di ${school}`);
  }
  if (state === 'student') {
    const studying = degree === 'sarjana' ? field : what;
    return sentence(`Saya mahasiswa ${studying ? `${studying} di ` : ''}${institution}${grade}`);
  }
  if (state === 'graduate') return sentence(`Saya lulusan ${what ? `${what} ` : ''}${institution}${grade}`);
  return sentence(`Saya menempuh pendidikan ${what ? `${what} ` : ''}di ${institution}${grade}`);
}

/** What somebody studied. Words of an English CV that have no usual counterpart have to be said in Indonesian by their owner. */
function fieldInIndonesian(words: string, facts: Facts): string {
  if (words === '' || facts.language === 'id') return words;
  return turnTerm('field', words, 'id') ?? gap(`jurusanmu dalam bahasa Indonesia: ${words}`);
}

/** `sebagai Staf Keuangan di PT A`. */
function at({ title, where, kind }: Role): string {
  const place = where ? ` di ${where}` : '';
  if (kind === 'internship' && MAGANG.test(title))
    return `${title.replace(MAGANG, '').trim()}${place}`.trim();
  return title ? `sebagai ${title}${place}` : place.trim();
}

const MAGANG = /^magang\b/i;

/** `bekerja`, `magang`; a post that is called Magang is gone through. */
const verbOf = ({ kind, title }: Role) =>
  kind === 'internship' ? (MAGANG.test(title) ? 'menjalani magang' : 'magang') : 'bekerja';

function workSentence(role: Role, today: string): string {
  const start = formatDate(role.start, 'id', 'long');
  const end = formatDate(role.end, 'id', 'long');
  const verb = verbOf(role);
  if (role.isCurrent || (role.end !== '' && role.end.slice(0, 7) > today.slice(0, role.end.length)))
    return sentence(start ? `Sejak ${start}, saya ${verb} ${at(role)}` : `Saat ini saya ${verb} ${at(role)}`);
  const span = start && end && start !== end ? ` dari ${start} sampai ${end}` : end ? ` pada ${end}` : '';
  return sentence(
    role.kind === 'internship'
      ? `Saya pernah ${verb} ${at(role)}${span}`
      : `Terakhir, saya ${verb} ${at(role)}${span}`,
  );
}

/** Work for oneself has no place. */
const there = ({ where }: Role) => (where ? 'Di sana saya' : 'Dalam pekerjaan itu, saya');

/** The two most telling things of the newest role. */
function deedSentences(role: Role, facts: Facts): string {
  if (facts.language !== 'id')
    return sentence(`${there(role)} ${gap('dua hasil kerjamu, dalam bahasa Indonesia')}`);
  const verbs = role.clauses.filter(({ form }) => form === 'verb').slice(0, 2);
  if (verbs.length > 0)
    return verbs
      .map(({ text }, index) => sentence(index === 0 ? `${there(role)} ${text}` : `Saya juga ${text}`))
      .join(' ');
  const nouns = role.clauses.filter(({ form }) => form === 'noun').slice(0, 2);
  if (nouns.length > 0)
    return sentence(
      `Pekerjaan saya ${role.where ? 'di sana ' : ''}mencakup ${nouns.map(({ text }) => text).join(', serta ')}`,
    );
  return sentence(`${there(role)} ${gap('satu atau dua hasil kerjamu, dengan angka kalau ada')}`);
}

function otherSentence(role: Role, facts: Facts, isFirst: boolean): string {
  const [clause] = facts.language === 'id' ? role.clauses.filter(({ form }) => form === 'verb') : [];
  const deed = clause ? `saya ${clause.text}` : '';
  if (role.kind === 'project') {
    const forWhom = role.where
      ? ` ${role.isStudy ? 'sebagai' : 'untuk'} ${role.isStudy ? lowered(role.where) : role.where}`
      : '';
    return sentence(
      deed
        ? `Dalam proyek ${role.title}${forWhom}, ${deed}`
        : `Saya ${isFirst ? '' : 'juga '}mengerjakan proyek ${role.title}${forWhom}`,
    );
  }
  if (role.kind === 'organisation') {
    const as = role.title ? `sebagai ${role.title} ` : '';
    return sentence(
      deed
        ? `${capital(`${as}di ${role.where}`)}, ${deed}`
        : `Saya ${isFirst ? '' : 'juga '}aktif ${as}di ${role.where}`,
    );
  }
  const verb = verbOf(role);
  return sentence(
    deed ? `Sebelumnya, saat ${verb} ${at(role)}, ${deed}` : `Sebelumnya, saya ${verb} ${at(role)}`,
  );
}

/** Licences and what is called a certificate already. */
const NO_CERTIFICATE = /^(?:SIM|STR|STRA|SIP|SIPA|SIK|KTA|izin|lisensi|sertifi\w*|certificat\w*)\b/i;
const CERTIFIED = /^certified\b/i;

/** What is held and no skill, though CVs list it there: `SIM B2`. */
const LICENCE = /^(?:SIM [A-D]\d?|STR|SIP|SIPA|KTA)\b/;

function skillsOf(facts: Facts, tone: LetterTone, hasAd: boolean): string {
  const isLicence = ({ name }: Facts['skills'][number]) => LICENCE.test(name);
  const usable = facts.skills.filter((skill) => !isLicence(skill));
  const wanted = usable.filter(({ isWanted }) => isWanted).slice(0, 4);
  const skills = (hasAd ? wanted : usable.slice(0, 3)).map(({ name }) => name);
  const licences = facts.skills.filter((skill) => isLicence(skill) && (skill.isWanted || !hasAd));
  const tongues = facts.languages.map(({ name, fluency }) =>
    fluency ? `${name} (${lowered(flat(fluency))})` : name,
  );
  const all = [...skills, ...(skills.length > 0 ? tongues.map((tongue) => `bahasa ${tongue}`) : [])];
  const certificates = facts.certificates.filter(({ isWanted }) => isWanted || !hasAd).slice(0, 2);
  const held = [
    ...licences.slice(0, 2).map(({ name }) => name),
    ...certificates.map(({ title, issuer, year }) => {
      const from = issuer ? ` dari ${issuer}` : '';
      const what = NO_CERTIFICATE.test(title) ? '' : CERTIFIED.test(title) ? 'sertifikasi ' : 'sertifikat ';
      return `${what}${title}${from}${year ? ` (${year})` : ''}`;
    }),
  ];
  const sentences = [
    all.length > 0
      ? sentence(`${hasAd ? tones[tone].wanted : 'Keahlian saya antara lain'} ${joined(all, 'id')}`)
      : '',
    all.length === 0 && tongues.length > 0 ? sentence(`Saya dapat berbahasa ${joined(tongues, 'id')}`) : '',
    held.length > 0 ? sentence(`Saya ${all.length > 0 ? 'juga ' : ''}memiliki ${joined(held, 'id')}`) : '',
  ].filter(Boolean);
  return sentences.join(' ');
}

/** What each kind is called on the screen. */
export const letterKindNames: Record<LetterKind, string> = {
  company: 'Perusahaan',
  government: 'CPNS, PPPK, atau BUMN',
  internship: 'Magang',
  part_time: 'Paruh waktu',
};

/** The same for the tones; each is an example of ours. */
export const letterToneNames: Record<LetterTone, string> = {
  general: 'Kantor dan umum',
  finance: 'Keuangan dan administrasi',
  technology: 'Teknologi dan teknik',
  creative: 'Pemasaran dan kreatif',
  service: 'Penjualan dan layanan',
  care: 'Pendidikan, kesehatan, dan sosial',
};
