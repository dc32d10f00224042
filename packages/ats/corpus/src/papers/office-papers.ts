import * as ORG from '../content/organisations.ts';
import { body, head, row, title } from './paper-line.ts';
import type { MakePaper } from './paper-words.ts';

/** Handbooks, forms, notices, and what offices ask for. */
export const OFFICE_PAPERS = {
  manual: ({ random, say, sentence, prose, skillNames, many }) => [
    title(say(`Panduan ${random.pick(skillNames)}`, `${random.pick(skillNames)} User Guide`)),
    head(say('Daftar Isi', 'Contents')),
    ...many(0, 9, (index) =>
      body(`${index + 1}.${random.int(1, 4)} ${sentence().slice(0, 40)} ........ ${random.int(1, 90)}`),
    ),
    ...many(3, 12, (index) => [
      head(
        `${index + 1}.${random.int(1, 3)} ${random.pick([...skillNames, say('Bahasa', 'Languages'), say('Pelatihan', 'Training'), say('Ringkasan', 'Summary')])}`,
      ),
      ...prose(random.int(1, 3)),
      ...many(0, 4, (step) => body(`${step + 1}. ${say('Klik', 'Click')} ${random.pick(skillNames)}`)),
    ]).flat(),
  ],
  tax: ({ random, person, say, post, money, many }) => [
    title(say(`Formulir ${random.digits(4)} SPT Tahunan`, `Form ${random.digits(4)} Tax Return`)),
    body(`NPWP: ${random.digits(15)}`),
    body(`${say('Nama wajib pajak', 'Name of taxpayer')}: ${person.name}`),
    body(`${say('Pekerjaan', 'Occupation')}: ${post}`),
    ...many(6, 16, (index) => row(String(index + 1), say('Penghasilan neto', 'Net income'), money())),
    body(
      say(
        'Dengan menyadari sepenuhnya akan segala akibatnya, saya menyatakan data ini benar.',
        'I declare that the above is true.',
      ),
    ),
  ],
  news: ({ random, person, say, date, prose, topic }) => [
    title(topic),
    body(`${say('Oleh', 'By')} ${person.name}, ${date()}`),
    ...prose(random.int(4, 14)),
    ...(random.chance(0.4) ? [head(say('Tentang Penulis', 'About the author')), ...prose(1)] : []),
  ],
  proposal: ({ random, person, say, money, pool, prose, skillNames, many }) => [
    title(say(`Proposal Kegiatan ${random.pick(skillNames)}`, `Proposal: ${random.pick(skillNames)}`)),
    head(say('Latar Belakang', 'Background')),
    ...prose(random.int(1, 3)),
    head(say('Tujuan', 'Objectives')),
    ...many(1, 4, () => body(random.pick(pool))),
    ...(random.chance(0.6)
      ? [
          head(say('Susunan Panitia', 'Committee')),
          body(`${say('Ketua', 'Chair')}: ${person.name}`),
          body(`${say('Bendahara', 'Treasurer')}: ${random.pick(ORG.companyStems)}`),
        ]
      : []),
    head(say('Anggaran', 'Budget')),
    row(random.pick(skillNames), money()),
  ],
  form: ({ random, say, skillNames }) => [
    title(
      say(`Formulir Pendaftaran ${random.pick(skillNames)}`, `${random.pick(skillNames)} Registration Form`),
    ),
    ...random
      .sample(
        say(
          'Nama lengkap|Tempat, tanggal lahir|Alamat|Asal sekolah|No. HP|Email|IPK|Pekerjaan',
          'Full name|Date of birth|Address|School|Phone|E-mail|Occupation',
        ).split('|'),
        5,
      )
      .map((label) => body(`${label}: ${random.pick(['....................', '________________', ''])}`)),
    head(say('Riwayat Pendidikan', 'Education')),
    row(...say('Jenjang|Nama sekolah|Tahun', 'Level|School|Year').split('|')),
    ...(random.chance(0.6)
      ? [
          head(say('Pengalaman Organisasi', 'Activities')),
          row(...say('Organisasi|Jabatan|Tahun', 'Organisation|Role|Year').split('|')),
        ]
      : []),
  ],
  datasheet: ({ random, say, skillNames, many }) => [
    title(`${random.pick(skillNames)} ${random.digits(3)}`),
    head(say('Fitur', 'Features')),
    ...many(2, 6, () => body(`• ${random.pick(skillNames)}`)),
    head(say('Spesifikasi', random.pick(['Specifications', 'Ratings', 'Dimensions']))),
    ...many(1, 6, () =>
      row(random.pick(skillNames), `${random.int(1, 90)} ${random.pick(['V', 'kg', 'mm'])}`),
    ),
  ],
  household: ({ random, say, post, many }) => [
    title(say('KARTU KELUARGA', 'Household Register')),
    body(`No. ${random.digits(16)}`),
    row(...say('Nama|Tanggal lahir|Pendidikan|Pekerjaan', 'Name|Born|Education|Occupation').split('|')),
    ...many(2, 5, () =>
      row(
        random.pick(ORG.companyStems),
        `${random.int(10, 28)}-0${random.int(1, 9)}-19${random.int(50, 99)}`,
        say('SLTA', 'High school'),
        post,
      ),
    ),
  ],
  questions: ({ random, person, say, sentence, skillNames, many }) => [
    title(say('Tanya Jawab', random.pick(['FAQ', 'Questions and answers']))),
    ...many(3, 7, () => [
      head(`${say('Bagaimana', 'How do I use')} ${random.pick(skillNames)}?`),
      body(sentence()),
    ]).flat(),
    ...(random.chance(0.5) ? [head(say('Bahasa', 'Languages')), body('Indonesia, English')] : []),
    body(`${random.pick(['help', 'support', 'cs'])}@${person.email.split('@')[1]}`),
  ],
  release: ({ random, say, sentence, skillNames, many }) => [
    title(`${random.pick(skillNames)} ${random.int(1, 9)}.${random.int(0, 9)}`),
    ...random
      .sample(
        say(
          'Fitur baru|Perbaikan|Ringkasan|Proyek|Sertifikasi|Masalah',
          'Highlights|New features|Fixes|Projects|Certifications|Known issues',
        ).split('|'),
        random.int(2, 4),
      )
      .flatMap((name) => [head(name), ...many(1, 3, () => body(`• ${sentence()}`))]),
  ],
} satisfies Record<string, MakePaper>;
