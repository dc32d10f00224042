import * as PHRASE from '../content/phrases.ts';
import * as ORG from '../content/organisations.ts';
import { body, head, row, title } from './paper-line.ts';
import type { MakePaper } from './paper-words.ts';

/** What schools and their pupils write. */
export const STUDY_PAPERS = {
  study: ({ random, cv, person, say, school, prose, topic }) => [
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
  ],
  slides: ({ random, person, say, date, sentence, topic, skillNames, many }) => [
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
  ],
  transcript: ({ random, id, person, schools, say, school, date, many }) => [
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
  ],
  certificate: ({ random, person, certificates, say, firm, date, skillNames }) => [
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
  ],
  timetable: ({ random, id, person, say, date, skillNames, many }) => [
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
  ],
  diploma: ({ random, person, schools, say, school, date }) => [
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
  ],
  event: ({ random, person, say, school, post, money, date, skillNames, many }) => [
    title(
      say(
        `${random.pick(['SEMINAR', 'WORKSHOP', 'LOMBA', 'PELATIHAN'])} ${random.pick(skillNames)}`,
        `${random.pick(skillNames)} ${random.pick(['Conference', 'Workshop', 'Meetup'])}`,
      ),
    ),
    row(date(), `${random.int(8, 10)}.00 - ${random.int(14, 17)}.00`),
    body(school),
    head(say('Pembicara', 'Speakers')),
    ...many(2, 4, () => body(`${random.pick(ORG.companyStems)} - ${post}, ${random.pick(ORG.companyStems)}`)),
    body(say(`Biaya ${random.int(10, 99)} ribu`, `Tickets ${money()}`)),
    body(`${say('Narahubung', 'Contact person')}: ${person.phone} (${person.name.split(' ')[0]})`),
  ],
  lesson: ({ random, person, say, school, sentence, skillNames, many }) => [
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
  ],
  'lesson-plan': ({ random, id, person, say, school, sentence, many }) => [
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
    body(say(`Kelas / Semester: ${random.int(1, 12)} / ${random.int(1, 2)}`, `Grade ${random.int(1, 12)}`)),
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
  ],
  institution: ({ random, person, say, firm, school, sentence, skillNames, many }) => [
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
  ],
  course: ({ random, person, say, date, sentence, skillNames }) => [
    title(`${random.pick(skillNames)} ${random.pick(['Bootcamp', 'Course', 'Academy', 'Masterclass'])}`),
    body(
      say(`${random.int(4, 20)} pertemuan, mulai ${date()}`, `${random.int(4, 20)} weeks, starts ${date()}`),
    ),
    head(say('Yang dipelajari', random.pick(['Skills you will gain', 'What you will learn']))),
    body(random.sample(skillNames, 4).join(', ')),
    ...random
      .sample(say('Proyek|Pengajar|Biaya|Sertifikat', 'Projects|Mentors|Fees|Certificates').split('|'), 2)
      .flatMap((name) => [head(name), body(random.chance(0.5) ? person.name : sentence())]),
    body(`${random.pick(['apply', 'info', 'admin'])}@${person.email.split('@')[1]}`),
  ],
} satisfies Record<string, MakePaper>;
