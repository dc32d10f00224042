import * as ORG from '../content/organisations.ts';
import { body, head, row, title } from './paper-line.ts';
import type { MakePaper } from './paper-words.ts';

/** What goes to and fro between people and those they work for. */
export const WORK_PAPERS = {
  letter: ({ random, person, say, firm, post, date, prose, contact }) => [
    body(`${person.city}, ${date()}`),
    body(say('Kepada Yth. Bapak/Ibu Pimpinan', 'To whom it may concern')),
    body(firm),
    body(
      say(
        `Perihal: ${random.pick(['Undangan', 'Pemberitahuan', 'Penawaran', 'Rekomendasi'])}`,
        `Re: ${random.pick(['Invitation', 'Notice', 'Recommendation', 'Offer'])}`,
      ),
    ),
    body(say('Dengan hormat,', 'Dear Sir or Madam,')),
    ...prose(random.int(2, 5)),
    body(say('Hormat kami,', 'Yours sincerely,')),
    body(person.name),
    body(post),
    ...(random.chance(0.5) ? contact : []),
  ],
  application: ({ random, id, person, schools, say, firm, school, post, date, prose, contact }) => [
    ...(random.chance(0.5) ? [title(person.name), ...contact] : [body(`${person.city}, ${date()}`)]),
    body(say('Dengan hormat,', 'Dear Hiring Manager,')),
    body(
      say(
        `Bersama surat ini saya mengajukan lamaran untuk posisi ${post} di ${firm}.`,
        `I am writing to apply for the position of ${post} at ${firm}.`,
      ),
    ),
    body(
      say(
        `Nama: ${person.name}`,
        `I graduated from ${school} and have worked as ${post} since ${random.int(2018, 2024)}.`,
      ),
    ),
    ...(id ? [body(`Pendidikan: ${schools[0]?.degree ?? 'SMA'}`), body(`Telepon: ${person.phone}`)] : []),
    ...prose(random.int(2, 4)),
    body(
      say(
        'Sebagai bahan pertimbangan saya lampirkan daftar riwayat hidup, ijazah, dan pas foto.',
        'I enclose my CV and look forward to hearing from you.',
      ),
    ),
    body(say('Hormat saya,', 'Yours sincerely,')),
    body(person.name),
  ],
  contract: ({ random, person, say, firm, post, date, prose, many }) => [
    title(say('PERJANJIAN KERJA', 'EMPLOYMENT AGREEMENT')),
    body(say(`Pihak Pertama: ${firm}`, `This agreement is between ${firm} ("the Company")`)),
    body(say(`Pihak Kedua: ${person.name}, ${post}`, `and ${person.name} ("the Employee"), ${post}.`)),
    ...many(4, 9, (index) => [
      head(
        say(
          `Pasal ${index + 1} ${random.pick(['Jabatan', 'Upah', 'Waktu Kerja', 'Kewajiban', 'Penutup'])}`,
          `Section ${index + 1}. ${random.pick(['Position', 'Compensation', 'Term', 'Governing law', 'Liability'])}`,
        ),
      ),
      ...prose(1),
      body(say(`Berlaku sejak ${date()} sampai dengan ${date()}.`, `In force from ${date()} to ${date()}.`)),
    ]).flat(),
  ],
  ad: ({ random, person, schools, say, firm, post, money, date, sentence, prose, skillNames, many }) => [
    title(say(`Lowongan Kerja: ${post}`, post)),
    body(`${firm}, ${person.city}`),
    head(say('Tentang Perusahaan', 'About us')),
    ...prose(1),
    head(
      say(
        random.pick(['Tugas dan Tanggung Jawab', 'Deskripsi Pekerjaan', 'Pengalaman']),
        random.pick(['Responsibilities', 'What you will do', 'Work Experience']),
      ),
    ),
    ...many(3, 7, () => body(`• ${sentence()}`)),
    head(
      say(
        random.pick(['Kualifikasi', 'Persyaratan', 'Pendidikan dan Pengalaman', 'Keahlian']),
        random.pick(['Requirements', 'Education and Experience', 'Skills']),
      ),
    ),
    body(
      say(
        `• Pendidikan minimal ${schools[0]?.degree ?? 'SMA'}`,
        `• ${schools[0]?.degree ?? 'BSc'} or equal experience`,
      ),
    ),
    body(
      say(
        `• Pengalaman ${random.int(1, 5)} tahun sebagai ${post}`,
        `• You have ${random.int(1, 5)} years of experience as ${post}`,
      ),
    ),
    ...random.sample(skillNames, 4).map((name) => body(`• ${say('Menguasai', 'Command of')} ${name}`)),
    head(say('Tunjangan', 'Benefits')),
    body(`• ${money()}`),
    body(say(`Kirim CV ke ${person.email} sebelum ${date()}`, `Apply via ${person.email} by ${date()}`)),
  ],
  minutes: ({ random, person, say, firm, post, date, prose, skillNames, many }) => [
    title(say('Notulen Rapat', 'Minutes of Meeting')),
    body(`${date()}, ${firm}`),
    row(say('Hadir', 'Present'), person.name, post),
    ...many(3, 7, (index) => [head(`${index + 1}. ${random.pick(skillNames)}`), ...prose(1)]).flat(),
    body(`${say('Notulis', 'Secretary')}: ${person.name}`),
  ],
  review: ({ random, person, say, post, pool, prose, many }) => [
    title(say('Penilaian Kinerja Karyawan', 'Employee Performance Review')),
    body(`${say('Nama', 'Employee')}: ${person.name} · ${say('Jabatan', 'Position')}: ${post}`),
    head(say('Sasaran', 'Goals')),
    ...many(1, 4, () => body(`• ${random.pick(pool)}`)),
    head(say('Kekuatan', 'Strengths')),
    ...prose(1),
    head(say('Yang Perlu Ditingkatkan', 'Areas to improve')),
    ...prose(1),
  ],
  reference: ({ random, person, say, firm, school, post, date, prose }) => [
    title(
      say(
        random.pick(['SURAT REKOMENDASI', 'SURAT KETERANGAN KERJA', 'SURAT PERNYATAAN']),
        random.pick(['Letter of Recommendation', 'Certificate of Employment', 'Reference Letter']),
      ),
    ),
    body(`${say('Nama', 'Name')}: ${person.name}`),
    body(`${say('Jabatan', 'Position')}: ${post}`),
    body(`${say('Instansi', 'Organisation')}: ${random.chance(0.5) ? firm : school}`),
    ...prose(random.int(1, 3)),
    body(`${person.city}, ${date()}`),
  ],
  policy: ({ random, person, say, date, sentence, skillNames }) => [
    title(
      say(
        `Kebijakan ${random.pick(skillNames)}`,
        `${random.pick(skillNames)} ${random.pick(['Policy', 'Guidelines', 'Handbook'])}`,
      ),
    ),
    body(say(`Berlaku sejak ${date()}`, `Effective ${date()}`)),
    ...random
      .sample(
        say(
          'Tujuan|Ruang Lingkup|Ketentuan|Pelatihan|Peralatan|Kontak|Bahasa',
          'Purpose|Scope|Eligibility|Training|Equipment|Contact|Languages',
        ).split('|'),
        random.int(2, 5),
      )
      .flatMap((name) => [
        head(name),
        body(
          say(
            `Karyawan ${random.pick(['wajib', 'berhak', 'dapat'])} ${sentence()}.`,
            `Employees ${random.pick(['must', 'may', 'should'])} ${sentence()}.`,
          ),
        ),
      ]),
    ...(random.chance(0.5) ? [body(person.email)] : []),
  ],
  roster: ({ random, person, say, post, many }) => [
    title(
      say(
        `${random.pick(['Daftar Anggota', 'Struktur Organisasi', 'Susunan Pengurus', 'Dosen', 'Tim'])} ${random.pick(ORG.companyStems)}`,
        `${random.pick(ORG.companyStems)} ${random.pick(['Staff', 'Members', 'Board', 'Team'])}`,
      ),
    ),
    ...many(3, 12, () => {
      const other = random.pick(ORG.companyStems);
      return random.chance(0.5)
        ? body(`${random.pick([post, say('Ketua', 'Chair'), say('Sekretaris', 'Secretary')])}: ${other}`)
        : row(other, post, `${other.toLowerCase().replaceAll(/\W/g, '')}@${person.email.split('@')[1]}`);
    }),
    ...(random.chance(0.4) ? [body(person.phone)] : []),
  ],
  'note-to-employer': ({ random, person, jobs, say, firm, school, post, date, sentence, prose, contact }) => [
    title(person.name),
    ...contact,
    body(date()),
    body(say(`Yth. Tim Rekrutmen ${firm},`, `Hello ${firm} team,`)),
    ...prose(random.int(1, 2)),
    body(
      say(
        `Saya tertarik dengan posisi ${post} karena ${sentence()}. Sebelumnya saya bekerja di ${jobs[0]?.org ?? firm} sejak ${random.int(2017, 2023)}.`,
        `Your opening for ${post} caught my eye. I have spent ${random.int(2, 6)} years at ${jobs[0]?.org ?? firm} and studied at ${school} from 2015 to 2019.`,
      ),
    ),
    body(say('Saya siap dihubungi kapan saja.', 'I would love to talk whenever suits you.')),
    body(say('Salam,', random.pick(['Kind regards,', 'Best,', 'Warm regards,']))),
    body(person.name.split(' ')[0]!),
  ],
} satisfies Record<string, MakePaper>;
