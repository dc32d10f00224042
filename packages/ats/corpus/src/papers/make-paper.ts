import type { Lang } from '../content/cv.ts';
import { makeCv } from '../content/make-cv.ts';
import * as ORG from '../content/organisations.ts';
import * as PHRASE from '../content/phrases.ts';
import { Words } from '../content/words.ts';

/** One line of a paper, before it is set. */
export interface PaperLine {
  text: string;
  /** `row` parts its cells with tabs. */
  as: 'title' | 'head' | 'body' | 'row';
}

export const PAPER_KINDS = [
  'invoice',
  'statement',
  'letter',
  'application',
  'contract',
  'study',
  'manual',
  'slides',
  'ad',
  'transcript',
  'certificate',
  'minutes',
  'company',
  'tax',
  'news',
  'brochure',
  'recipe',
  'itinerary',
  'review',
  'proposal',
  'reference',
  'form',
  'datasheet',
  'household',
  'timetable',
  'policy',
  'roster',
  'menu',
  'diploma',
  'firm-page',
  'event',
  'note-to-employer',
  'lesson',
  'lesson-plan',
  'institution',
  'service',
  'questions',
  'release',
  'course',
  'catalogue',
] as const;
type PaperKind = (typeof PAPER_KINDS)[number];

const title = (text: string): PaperLine => ({ text, as: 'title' });
const head = (text: string): PaperLine => ({ text, as: 'head' });
const body = (text: string): PaperLine => ({ text, as: 'body' });
const row = (...cells: string[]): PaperLine => ({ text: cells.join('\t'), as: 'row' });

/** A paper that people upload by mistake: its words are invented as those of the CVs are. */
export function makePaper(seed: string, kind: PaperKind, lang: Lang): PaperLine[] {
  const random = new Words(seed, 'train');
  const id = lang === 'id';
  const cv = makeCv(random, { id: seed, lang, asOf: { year: 2026, month: 11 } });
  const { person, jobs, schools, skills, certificates } = cv;
  const say = (own: string, other: string) => (id ? own : other);
  const firm = say(
    `PT ${random.pick(ORG.companyStems)}`,
    random.pick(ORG.companiesWorld[cv.field] ?? ['Bramblewick Ltd']),
  );
  const school = schools[0]?.org ?? say('Universitas Nusantara', 'Northfield University');
  const post = jobs[0]?.title ?? person.headline;
  const money = () =>
    say(`Rp${random.int(2, 90)}.${random.digits(3)}.000`, `$${random.int(2, 90)},${random.digits(3)}.00`);
  const date = () =>
    say(
      `${random.int(1, 28)} ${random.pick(['Januari', 'Maret', 'Juni', 'Oktober'])} ${random.int(2019, 2026)}`,
      `${random.pick(['January', 'March', 'June', 'October'])} ${random.int(1, 28)}, ${random.int(2019, 2026)}`,
    );
  const pool = [
    ...jobs.flatMap((job) => job.bullets),
    ...random.sample(id ? PHRASE.thesesId : PHRASE.thesesEn, 3),
    cv.summary,
    ...cv.projects.map((project) => project.text),
  ];
  const sentence = () => random.pick(pool);
  const prose = (count: number) => Array.from({ length: count }, () => body(`${sentence()}. ${sentence()}.`));
  const topic = random.pick(id ? PHRASE.thesesId : PHRASE.thesesEn);
  const contact = [body(`${person.street}, ${person.city}`), body(`${person.phone} | ${person.email}`)];
  const skillNames = skills.flatMap((group) => group.items.map((item) => item.name));
  const many = <T>(low: number, high: number, of: (index: number) => T) =>
    Array.from({ length: random.int(low, high) }, (_, index) => of(index));
  switch (kind) {
    case 'invoice':
      return [
        title(
          `${say(random.pick(['FAKTUR', 'INVOICE', 'NOTA TAGIHAN', 'KWITANSI']), random.pick(['INVOICE', 'RECEIPT', 'PURCHASE ORDER']))} No. ${random.digits(5)}`,
        ),
        body(firm),
        ...contact,
        body(`${say('Kepada', 'Bill to')}: ${person.name}`),
        body(`${say('Jatuh tempo', 'Due date')}: ${date()}`),
        row('No', say('Nama barang', 'Description'), 'Qty', say('Harga satuan', 'Unit price'), 'Total'),
        ...many(2, 9, (index) =>
          row(String(index + 1), random.pick(skillNames), String(random.int(1, 20)), money(), money()),
        ),
        row('Subtotal', money()),
        row(say('PPN 11%', 'VAT 20%'), money()),
        row('Grand Total', money()),
        body(
          say(
            `Pembayaran ke rekening ${random.digits(10)} a.n. ${firm}`,
            `Payment to account ${random.digits(8)}, ${firm}`,
          ),
        ),
      ];
    case 'statement':
      return [
        title(say('Mutasi Rekening', 'Account Statement')),
        body(`${person.name}, ${person.city}`),
        body(`${say('Periode', 'Period')} ${date()} - ${date()}`),
        row(say('Saldo awal', 'Opening balance'), money()),
        ...many(6, 24, () => row(date(), say(`Transfer ke ${firm}`, `Transfer to ${firm}`), money())),
        row(say('Saldo akhir', 'Closing balance'), money()),
      ];
    case 'letter':
      return [
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
      ];
    case 'application':
      return [
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
      ];
    case 'contract':
      return [
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
          body(
            say(`Berlaku sejak ${date()} sampai dengan ${date()}.`, `In force from ${date()} to ${date()}.`),
          ),
        ]).flat(),
      ];
    case 'study':
      return [
        title(topic),
        body(`${person.name}, ${school}, ${person.email}`),
        head(say('Abstrak', 'Abstract')),
        ...prose(random.int(1, 2)),
        head(`1. ${say('Pendahuluan', 'Introduction')}`),
        ...prose(random.int(3, 8)),
        head(
          `2. ${say(random.pick(['Metode', 'Pengalaman dan Data', 'Proyek']), random.pick(['Method', 'Experience and Data', 'Project Setup']))}`,
        ),
        ...prose(random.int(2, 8)),
        head(`3. ${say('Hasil dan Pembahasan', 'Results')}`),
        row(say('Tabel 1', 'Table 1'), '3.41', '2.17', '88%'),
        ...prose(random.int(2, 6)),
        head(say('Daftar Pustaka', 'References')),
        ...cv.publications.map(body),
      ];
    case 'manual':
      return [
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
      ];
    case 'slides':
      return [
        title(topic.slice(0, 60)),
        body(`${person.name}, ${date()}`),
        ...many(4, 10, () => [
          head(
            random.pick([
              say('Agenda', 'Agenda'),
              say('Latar Belakang', 'Background'),
              say('Pengalaman', 'Experience'),
              say('Proyek', 'Projects'),
              say('Ringkasan', 'Summary'),
              random.pick(skillNames),
            ]),
          ),
          ...many(2, 5, () => body(`• ${sentence().slice(0, 60)}`)),
        ]).flat(),
        head(say('Terima kasih', 'Thank you')),
        body(person.email),
      ];
    case 'ad':
      return [
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
      ];
    case 'transcript':
      return [
        title(say('Transkrip Akademik', 'Academic Transcript')),
        body(school),
        body(`${say('Nama', 'Name')}: ${person.name}`),
        body(`NIM: ${random.digits(9)}`),
        body(`${say('Tempat, tanggal lahir', 'Date of birth')}: ${person.birthPlace}, ${date()}`),
        body(`${say('Program studi', 'Programme')}: ${schools[0]?.degree ?? 'S1'}`),
        row('No', say('Mata kuliah', 'Course title'), say('SKS', 'Credits'), say('Nilai', 'Grade')),
        ...many(10, 40, (index) =>
          row(
            String(index + 1),
            random.pick(id ? PHRASE.coursesId : PHRASE.coursesEn),
            String(random.int(2, 4)),
            random.pick(['A', 'AB', 'B', 'BC', 'C']),
          ),
        ),
        body(`${say('Jumlah SKS', 'Total credits')} ${random.int(110, 150)}`),
        body(`IPK ${random.int(2, 3)},${random.digits(2)}`),
      ];
    case 'certificate':
      return [
        title(
          say(
            random.pick(['SERTIFIKAT', 'PIAGAM PENGHARGAAN', 'IJAZAH']),
            random.pick(['CERTIFICATE', 'Certificate of Completion', 'AWARD']),
          ),
        ),
        body(say('Diberikan kepada', 'This is to certify that')),
        title(person.name),
        body(
          say(
            `atas partisipasinya sebagai ${random.pick(['peserta', 'pembicara', 'panitia'])}`,
            'has successfully completed',
          ),
        ),
        title(certificates[0]?.name ?? random.pick(skillNames)),
        body(`${person.city}, ${date()} - ${date()}`),
        body(firm),
      ];
    case 'minutes':
      return [
        title(say('Notulen Rapat', 'Minutes of Meeting')),
        body(`${date()}, ${firm}`),
        row(say('Hadir', 'Present'), person.name, post),
        ...many(3, 7, (index) => [head(`${index + 1}. ${random.pick(skillNames)}`), ...prose(1)]).flat(),
        body(`${say('Notulis', 'Secretary')}: ${person.name}`),
      ];
    case 'company':
      return [
        title(firm),
        head(say('Profil Perusahaan', 'Company Profile')),
        ...prose(random.int(1, 3)),
        head(
          say(
            random.pick(['Layanan Kami', 'Keahlian Kami', 'Pengalaman Kami']),
            random.pick(['Our Services', 'Our Expertise', 'Our Experience']),
          ),
        ),
        ...random.sample(skillNames, 5).map((name) => body(`• ${name}`)),
        head(say('Klien dan Proyek', 'Clients and Projects')),
        ...many(2, 6, () => row(random.pick(ORG.companyStems), String(random.int(2015, 2025)))),
        head(say('Kontak', 'Contact')),
        body(`${person.phone} | info@${person.email.split('@')[1]}`),
      ];
    case 'tax':
      return [
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
      ];
    case 'news':
      return [
        title(topic),
        body(`${say('Oleh', 'By')} ${person.name}, ${date()}`),
        ...prose(random.int(4, 14)),
        ...(random.chance(0.4) ? [head(say('Tentang Penulis', 'About the author')), ...prose(1)] : []),
      ];
    case 'brochure':
      return [
        title(firm),
        ...many(3, 8, () => row(random.pick(skillNames), money())),
        body(say('Buka setiap hari, 07.00 - 21.00', 'Open daily, 7 am to 9 pm')),
        ...contact,
      ];
    case 'recipe':
      return [
        title(say(`Resep ${random.pick(skillNames)}`, `${random.pick(skillNames)} Recipe`)),
        head(say('Bahan', 'Ingredients')),
        ...many(2, 9, () => body(`• ${random.int(1, 9)} ${say('sdm', 'cups')} ${random.pick(skillNames)}`)),
        head(say(random.pick(['Cara Membuat', 'Langkah']), random.pick(['Method', 'Directions']))),
        ...many(2, 8, (index) => body(`${index + 1}. ${random.pick(pool)}`)),
      ];
    case 'itinerary':
      return [
        title(`${person.city} ${random.int(2, 6)}D${random.int(1, 5)}N`),
        ...many(2, 6, (index) => [
          head(say(`Hari ${index + 1}`, `Day ${index + 1}`)),
          body(`${random.int(6, 12)}:00 ${random.pick(pool)}`),
        ]).flat(),
        ...(random.chance(0.5) ? [body(`${say('Kontak', 'Contact')}: ${person.name} ${person.phone}`)] : []),
      ];
    case 'review':
      return [
        title(say('Penilaian Kinerja Karyawan', 'Employee Performance Review')),
        body(`${say('Nama', 'Employee')}: ${person.name} · ${say('Jabatan', 'Position')}: ${post}`),
        head(say('Sasaran', 'Goals')),
        ...many(1, 4, () => body(`• ${random.pick(pool)}`)),
        head(say('Kekuatan', 'Strengths')),
        ...prose(1),
        head(say('Yang Perlu Ditingkatkan', 'Areas to improve')),
        ...prose(1),
      ];
    case 'proposal':
      return [
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
      ];
    case 'reference':
      return [
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
      ];
    case 'form':
      return [
        title(
          say(
            `Formulir Pendaftaran ${random.pick(skillNames)}`,
            `${random.pick(skillNames)} Registration Form`,
          ),
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
      ];
    case 'datasheet':
      return [
        title(`${random.pick(skillNames)} ${random.digits(3)}`),
        head(say('Fitur', 'Features')),
        ...many(2, 6, () => body(`• ${random.pick(skillNames)}`)),
        head(say('Spesifikasi', random.pick(['Specifications', 'Ratings', 'Dimensions']))),
        ...many(1, 6, () =>
          row(random.pick(skillNames), `${random.int(1, 90)} ${random.pick(['V', 'kg', 'mm'])}`),
        ),
      ];
    case 'household':
      return [
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
      ];
    case 'timetable':
      return [
        title(
          say(
            `Jadwal ${random.pick(['Kuliah', 'Pelajaran', 'Kegiatan', 'Dinas', 'Ujian'])}`,
            `${random.pick(['Course', 'Shift', 'Exam', 'Workshop'])} ${random.pick(['Schedule', 'Timetable', 'Roster'])}`,
          ),
        ),
        ...(random.chance(0.5) ? [body(`${person.name}, ${date()} - ${date()}`)] : []),
        ...many(4, 14, () =>
          row(
            say(
              random.pick(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']),
              random.pick(['Mon', 'Tuesday', 'Wed', 'Thursday', 'Friday']),
            ),
            `${random.int(7, 12)}.${random.pick(['00', '30'])} - ${random.int(13, 20)}.${random.pick(['00', '40'])}`,
            random.pick([...skillNames, ...(id ? PHRASE.coursesId : PHRASE.coursesEn)]),
          ),
        ),
      ];
    case 'policy':
      return [
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
      ];
    case 'roster':
      return [
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
      ];
    case 'menu':
      return [
        title(
          `${say(random.pick(['Warung', 'Kedai', 'Dapur', 'Salon']), random.pick(['Cafe', 'Bistro', 'Salon']))} ${random.pick(ORG.companyStems)}`,
        ),
        ...many(1, 3, () => [
          head(
            random.pick([
              say('Makanan', 'Food'),
              say('Minuman', 'Drinks'),
              say('Layanan', 'Services'),
              say('Paket', 'Packages'),
            ]),
          ),
          ...many(3, 7, () =>
            row(
              random.pick(skillNames),
              random.pick([
                `${random.int(5, 99)}k`,
                `${random.int(5, 99)} rb`,
                `${random.int(5, 99)}.000`,
                money(),
              ]),
            ),
          ),
        ]).flat(),
        ...(random.chance(0.7) ? contact : []),
      ];
    case 'diploma':
      return [
        title(
          say(
            random.pick(['IJAZAH', 'DIPLOMA', 'SURAT TANDA TAMAT BELAJAR']),
            random.pick(['Diploma', 'Degree Certificate']),
          ),
        ),
        body(school),
        body(say('dengan ini menyatakan bahwa', 'by this document confers upon')),
        title(person.name),
        body(say(`lahir di ${person.birthPlace}, ${date()}`, `born ${date()}`)),
        body(
          say(
            `telah menyelesaikan pendidikan ${schools[0]?.degree ?? 'S1'} pada tanggal ${date()}`,
            `the degree of ${schools[0]?.degree ?? 'Bachelor'}, ${date()}`,
          ),
        ),
        body(say('beserta segala hak dan kewajiban yang melekat.', 'with all rights and privileges.')),
        body(`${person.city}, ${date()}`),
        body(say(random.pick(['Rektor', 'Kepala Sekolah', 'Dekan']), random.pick(['Rector', 'Dean']))),
      ];
    case 'firm-page':
      return [
        title(random.chance(0.5) ? firm : `Studio ${random.pick(ORG.companyStems)}`),
        body(
          say(
            `Didirikan ${random.int(1980, 2020)} di ${person.city}`,
            `Founded in ${random.int(1980, 2020)}, ${person.city}`,
          ),
        ),
        ...(random.chance(0.6)
          ? [head(say(random.pick(['Tentang Kami', 'Siapa kami', 'Profil']), 'About us')), ...prose(1)]
          : []),
        head(
          say(
            random.pick(['Pengalaman', 'Proyek', 'Pengalaman Proyek', 'Portofolio']),
            random.pick(['Experience', 'Projects', 'Track record']),
          ),
        ),
        ...many(2, 7, () =>
          body(
            `${random.pick(skillNames)}, ${random.pick(ORG.companyStems)}, ${random.int(2012, 2018)} - ${random.int(2019, 2025)}`,
          ),
        ),
        head(
          say(
            random.pick(['Layanan', 'Keahlian', 'Sertifikasi', 'Klien']),
            random.pick(['Services', 'Certifications', 'Clients', 'Skills']),
          ),
        ),
        ...random.sample(skillNames, 3).map((name) => body(`• ${name}`)),
        head(say('Kontak', 'Contact')),
        body(`${person.street}, ${person.city}`),
        body(
          `${random.pick(['info', 'sales', 'halo', 'studio'])}@${person.email.split('@')[1]} | ${person.phone}`,
        ),
      ];
    case 'event':
      return [
        title(
          say(
            `${random.pick(['SEMINAR', 'WORKSHOP', 'LOMBA', 'PELATIHAN'])} ${random.pick(skillNames)}`,
            `${random.pick(skillNames)} ${random.pick(['Conference', 'Workshop', 'Meetup'])}`,
          ),
        ),
        row(date(), `${random.int(8, 10)}.00 - ${random.int(14, 17)}.00`),
        body(school),
        head(say('Pembicara', 'Speakers')),
        ...many(2, 4, () =>
          body(`${random.pick(ORG.companyStems)} - ${post}, ${random.pick(ORG.companyStems)}`),
        ),
        body(say(`Biaya ${random.int(10, 99)} ribu`, `Tickets ${money()}`)),
        body(`${say('Narahubung', 'Contact person')}: ${person.phone} (${person.name.split(' ')[0]})`),
      ];
    case 'note-to-employer':
      return [
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
      ];
    case 'lesson':
      return [
        title(`${random.pick(['RPP', 'Silabus', 'Modul', 'Lesson', 'Unit'])} ${random.pick(skillNames)}`),
        body(`${school}, ${person.name}`),
        ...random
          .sample(
            say(
              'Tujuan Pembelajaran|Kegiatan|Pendidikan|Penilaian|Materi|Keterampilan',
              'Learning goals|Activities|Education|Assessment|Materials|Skills',
            ).split('|'),
            random.int(2, 4),
          )
          .flatMap((name) => [head(name), ...many(1, 3, () => body(sentence()))]),
      ];
    case 'lesson-plan':
      return [
        title(
          say(
            random.pick([
              'Rencana Pelaksanaan Pembelajaran',
              'Modul Ajar',
              `Modul ${random.pick(PHRASE.coursesId)}`,
            ]),
            `${random.pick(PHRASE.coursesEn)}: ${random.pick(['Lesson Plan', 'Unit Overview', 'Course Outline'])}`,
          ),
        ),
        body(`${say('Satuan Pendidikan', 'School')}: ${school}`),
        body(`${say('Guru', 'Teacher')}: ${person.name}`),
        body(
          say(`Kelas / Semester: ${random.int(1, 12)} / ${random.int(1, 2)}`, `Grade ${random.int(1, 12)}`),
        ),
        body(say(`Alokasi waktu: ${random.int(1, 4)} x 45 menit`, `Duration: ${random.int(30, 90)} minutes`)),
        ...random
          .sample(
            say(
              'Kompetensi Dasar|Tujuan Pembelajaran|Langkah Pembelajaran|Sarana|Asesmen|Profil Pelajar|Pendidikan',
              'Learning objectives|Materials|Procedure|Assessment|Homework|Skills|Schedule',
            ).split('|'),
            random.int(2, 5),
          )
          .flatMap((name) => [
            head(name),
            ...many(1, 3, (index) =>
              body(
                random.chance(0.4)
                  ? `${say('Pertemuan', 'Week')} ${index + 1} ${random.pick(id ? PHRASE.coursesId : PHRASE.coursesEn)}`
                  : sentence(),
              ),
            ),
          ]),
        ...(random.chance(0.4) ? [body(person.email)] : []),
      ];
    case 'institution':
      return [
        title(
          random.pick([
            firm,
            `${say('Yayasan', 'The')} ${random.pick(ORG.companyStems)}${say('', ' Foundation')}`,
            `${random.pick(ORG.companyStems)} ${random.pick(['Studio', 'Partners', 'Group'])}`,
            school,
          ]),
        ),
        body(
          random.chance(0.5)
            ? `${person.street}, ${person.city} | ${person.phone} | ${random.pick(['info', 'hello', 'office', 'admin'])}@${person.email.split('@')[1]}`
            : `${person.city} | ${person.phone}`,
        ),
        ...random
          .sample(
            say(
              'Tentang Kami|Visi|Misi|Program|Pengurus|Layanan|Klien|Proyek|Pengalaman|Sertifikat|Tenaga Ahli|Bahasa',
              'About|Vision|Mission|Programmes|Team|Services|Clients|Selected projects|Experience|Certifications|Awards|Languages',
            ).split('|'),
            random.int(3, 6),
          )
          .flatMap((name) => [
            head(name),
            ...many(1, 4, () =>
              body(
                random.chance(0.5)
                  ? `${random.pick(skillNames)}, ${random.pick(ORG.companyStems)}, ${random.int(2010, 2018)} - ${say('sekarang', 'present')}`
                  : random.chance(0.5)
                    ? sentence()
                    : random.sample(skillNames, 3).join(', '),
              ),
            ),
          ]),
      ];
    case 'service':
      return [
        title(
          say(
            `Jasa ${random.pick(skillNames)} ${person.name.split(' ')[0]}`,
            `${person.name.split(' ')[0]}'s ${random.pick(skillNames)}`,
          ),
        ),
        body(random.sample(skillNames, 3).join(', ')),
        body(say(`Pengalaman ${random.int(2, 20)} tahun`, `${random.int(2, 20)} years in the trade`)),
        body(say(`${person.city} dan sekitarnya`, `Serving ${person.city} and around`)),
        body(say(`Hubungi ${person.phone}`, `Call ${person.phone}`)),
      ];
    case 'questions':
      return [
        title(say('Tanya Jawab', random.pick(['FAQ', 'Questions and answers']))),
        ...many(3, 7, () => [
          head(`${say('Bagaimana', 'How do I use')} ${random.pick(skillNames)}?`),
          body(sentence()),
        ]).flat(),
        ...(random.chance(0.5) ? [head(say('Bahasa', 'Languages')), body('Indonesia, English')] : []),
        body(`${random.pick(['help', 'support', 'cs'])}@${person.email.split('@')[1]}`),
      ];
    case 'release':
      return [
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
      ];
    case 'course':
      return [
        title(`${random.pick(skillNames)} ${random.pick(['Bootcamp', 'Course', 'Academy', 'Masterclass'])}`),
        body(
          say(
            `${random.int(4, 20)} pertemuan, mulai ${date()}`,
            `${random.int(4, 20)} weeks, starts ${date()}`,
          ),
        ),
        head(say('Yang dipelajari', random.pick(['Skills you will gain', 'What you will learn']))),
        body(random.sample(skillNames, 4).join(', ')),
        ...random
          .sample(say('Proyek|Pengajar|Biaya|Sertifikat', 'Projects|Mentors|Fees|Certificates').split('|'), 2)
          .flatMap((name) => [head(name), body(random.chance(0.5) ? person.name : sentence())]),
        body(`${random.pick(['apply', 'info', 'admin'])}@${person.email.split('@')[1]}`),
      ];
    case 'catalogue':
      return [
        title(say(`Katalog ${random.int(2023, 2026)}`, `Catalogue ${random.int(2023, 2026)}`)),
        ...many(3, 9, () =>
          body(
            `${random.pick([...skillNames, ...(id ? PHRASE.coursesId : PHRASE.coursesEn)])}, ${random.int(2, 12)} ${say('pertemuan', 'sessions')}`,
          ),
        ),
        body(
          `${say('Daftar', 'Register')}: ${person.phone} ${say('atau', 'or')} admin@${person.email.split('@')[1]}`,
        ),
      ];
  }
}
