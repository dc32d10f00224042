import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAd } from '@setapak/ats/ad';
import { emptyResume, starterResume, starterRoles, withExamplesKept, parseResume } from '@setapak/resume';
import { randomResume } from '@setapak/resume/testing';
import { believableResume } from '@setapak/resume/testing/believable';
import { assert, boolean, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeLetter } from './compose-letter.ts';
import { gapsOf } from './gaps.ts';
import { parseLetter } from './parse-letter.ts';
import { letterKinds, letterLanguages, letterTones } from './kinds.ts';
import { foreignFacts } from './testing/foreign-facts.ts';

const today = '2026-11-22';
const AD = `Staf Keuangan
PT Rimba Niaga Lestari
Lokasi: Bandung
Kualifikasi:
- Pendidikan minimal S1 Akuntansi, IPK minimal 3,00
- Menguasai Excel dan Accurate
- Memiliki sertifikat Brevet A & B
- Mampu berbahasa Inggris
- Pria/wanita maksimal 28 tahun
Kirim CV, ijazah, transkrip, pas foto, dan KTP ke karier@rimbaniaga.example`;

const nadya = withExamplesKept(starterResume('finance', 'id'));
const plain = { resume: nadya, ad: AD, language: 'id', kind: 'company', tone: 'finance', today } as const;
const body = (letter: ReturnType<typeof composeLetter>) =>
  letter.paragraphs.map(({ text }) => text).join('\n');

/** Invented ads of many trades. */
const ads = readFileSync(join(import.meta.dirname, '../../ats/src/ad/testing/own-ads.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map(
    (block) =>
      block
        .split('\n')
        .slice(1)
        .join('\n')
        .split(/^---\s*$/m)[0] ?? '',
  );

/** As the ad's reader has it: "Jogja" is Yogyakarta. */
const placeOf = (ad: string) => readAd(ad, { asOf: today }).place ?? '';

const options = record({
  language: constantFrom(...letterLanguages),
  kind: constantFrom(...letterKinds),
  tone: constantFrom(...letterTones),
  ad: constantFrom('', AD, ...ads),
});

describe('no fact is invented', () => {
  test.each(starterRoles)(
    'starter %s: every word and figure stands in the CV, the ad or the rules',
    (role) => {
      assert(
        property(options, constantFrom('id' as const, 'en' as const), (chosen, written) => {
          const resume = withExamplesKept(starterResume(role, written));
          const letter = composeLetter({ resume, today, ...chosen });
          expect(foreignFacts(letter, resume, chosen.ad, placeOf(chosen.ad))).toEqual([]);
        }),
        { numRuns: 10, seed: 20 },
      );
    },
  );

  test('believable and random CVs: the same, and the letter is one that can be stored', () => {
    assert(
      property(options, nat(100_000), boolean(), (chosen, seed, isRandom) => {
        const resume = isRandom ? randomResume(seed) : believableResume(seed);
        const letter = composeLetter({ resume, today, ...chosen });
        expect(foreignFacts(letter, resume, chosen.ad, placeOf(chosen.ad))).toEqual([]);
        expect(parseLetter(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
      }),
      { numRuns: 60, seed: 20 },
    );
  });

  test('age and sex that an ad names stay out of the letter', () => {
    expect(body(composeLetter(plain))).not.toMatch(/pria|wanita|28/i);
  });

  test('a skill that the ad demands and the CV lacks is not claimed', () => {
    const resume = parseResume({
      ...nadya,
      skills: { items: [] },
      objective: {},
      work: { items: [] },
      certifications: { items: [] },
    });
    expect(body(composeLetter({ ...plain, resume }))).not.toMatch(/Accurate|Brevet/);
  });

  test('what is hidden in the CV, or still an example, is not used', () => {
    const hidden = parseResume({ ...nadya, work: { ...nadya.work, visible: false } });
    expect(body(composeLetter({ ...plain, resume: hidden }))).not.toContain('Arunika');
    expect(body(composeLetter({ ...plain, resume: starterResume('finance', 'id') }))).not.toContain(
      'Arunika',
    );
  });
});

test('formal letter: the usual parts in the usual order', () => {
  const letter = composeLetter(plain);
  expect(letter.subject).toBe('Lamaran pekerjaan sebagai Staf Keuangan');
  expect(letter.recipient).toEqual({
    name: 'Yth. Tim Rekrutmen',
    company: 'PT Rimba Niaga Lestari',
    place: 'Bandung',
  });
  expect([letter.salutation, letter.closing, letter.place]).toEqual([
    'Dengan hormat,',
    'Hormat saya,',
    'Jakarta Selatan',
  ]);
  const [opening, work] = letter.paragraphs.map(({ text }) => text);
  expect(opening).toBe(
    'Melalui surat ini, saya mengajukan lamaran untuk posisi Staf Keuangan di PT Rimba Niaga Lestari.',
  );
  expect(work).toMatch(/^Sejak Agustus 2023, saya bekerja sebagai Staf Analis Keuangan di PT Arunika/);
  expect(body(letter)).toContain('IPK 3,74/4,00');
  expect(body(letter)).toContain(
    'Excel (Power Query, PivotTable), Accurate, dan bahasa Inggris (profesional, TOEFL ITP 567)',
  );
  expect(body(letter)).toContain('sertifikat Brevet Pajak A & B dari Lembaga Pelatihan Pajak Sinergi (2024)');
  expect(letter.paragraphs.at(-1)?.text).toMatch(
    /Atas perhatian Bapak\/Ibu, saya mengucapkan terima kasih\.$/,
  );
});

test('attachments: the papers that the ad wants are listed; the identity card is left to the person', () => {
  expect(composeLetter(plain).attachments.map(({ name }) => name)).toEqual([
    'Daftar riwayat hidup (CV)',
    'Fotokopi ijazah',
    'Fotokopi transkrip nilai',
    'Pas foto terbaru',
  ]);
});

test('what only the person knows is a gap', () => {
  expect(gapsOf(composeLetter(plain)).map(({ hint }) => hint)).toEqual([
    'alasanmu sendiri, misalnya produk atau kegiatan mereka yang kamu kenal',
  ]);
  const empty = composeLetter({ ...plain, resume: null, ad: '' });
  const hints = gapsOf(empty).map(({ hint }) => hint);
  expect(hints).toEqual(
    expect.arrayContaining(['nama lengkapmu', 'kota', 'posisi yang kamu lamar', 'nama perusahaan']),
  );
});

test('an Indonesian CV in an English letter: its words are gaps, and nothing is translated by machine', () => {
  const letter = composeLetter({ ...plain, language: 'en' });
  expect(body(letter)).toContain('[two results of your work, in English]');
  expect(body(letter)).toContain('[your position in English: Staf Analis Keuangan]');
  expect(body(letter)).not.toContain('menyusun');
});

test('skills of an Indonesian CV in an English letter: known ones are turned, the other Indonesian ones left out', () => {
  const skills = ['Pemecahan masalah', 'Merangkai bunga', 'Photoshop', 'SIM A'];
  const own = { ...nadya, skills: { items: skills.map((name, at) => ({ id: String(at), name })) } };
  const text = body(composeLetter({ ...plain, resume: parseResume(own), ad: '', language: 'en' }));
  expect(text).toMatch(/problem solving and Photoshop/i);
  expect(text).not.toMatch(/bunga|SIM A/);
});

test('civil service: rows of personal data, the formation, and an office that is to be named', () => {
  const ad = 'Pengumuman Seleksi CPNS 2026\nFormasi CPNS Analis Anggaran\nBadan Perencanaan Kota Contoh';
  const job = { title: 'Analis Anggaran', company: 'Badan Perencanaan Kota Contoh' };
  const letter = composeLetter({ ...plain, ad, job, kind: 'government' });
  expect(letter.subject).toBe('Lamaran CPNS formasi Analis Anggaran');
  expect(letter.recipient.name).toMatch(/^Yth\. \[/);
  expect(letter.paragraphs[0]).toMatchObject({ kind: 'data', text: 'Yang bertanda tangan di bawah ini:' });
  expect(letter.data.map(({ label }) => label)).toEqual([
    'Nama',
    'Tempat, tanggal lahir',
    'Pendidikan terakhir',
    'Alamat',
    'Nomor telepon',
    'Email',
  ]);
});

test('internship and part-time work ask for the time that the person has', () => {
  const intern = composeLetter({ ...plain, kind: 'internship', job: { title: 'Magang Keuangan' } });
  expect(intern.subject).toBe('Permohonan magang Keuangan');
  expect(body(intern)).toContain('[bulan mulai sampai bulan selesai]');
  const hours = composeLetter({ ...plain, kind: 'part_time', job: { title: 'Kasir Part Time' } });
  expect(hours.subject).toBe('Lamaran kerja paruh waktu sebagai Kasir');
  expect(body(hours)).toContain('[hari dan jam yang kamu bisa]');
});

test('the board goes before the ad: title, company, source and contact', () => {
  const job = {
    title: 'FINANCE STAFF',
    company: 'PT RIMBA NIAGA',
    source: 'JobStreet',
    contact: 'Ibu Ratna',
  };
  const letter = composeLetter({ ...plain, job });
  expect(letter.paragraphs[0]?.text).toBe(
    'Berdasarkan lowongan yang saya baca di JobStreet, saya mengajukan lamaran untuk posisi Finance Staff di PT Rimba Niaga.',
  );
  expect(letter.recipient.name).toBe('Yth. Ibu Ratna');
  expect(composeLetter({ ...plain, job, language: 'en' }).salutation).toBe('Dear Ms. Ratna,');
  expect(composeLetter({ ...plain, job: { contact: 'hrd@a.example / 0812' } }).recipient.name).toBe(
    'Yth. Tim Rekrutmen',
  );
});

test('brackets of a CV are no gaps', () => {
  const resume = parseResume({ ...nadya, profile: { ...nadya.profile, firstName: 'Nadya [Dya]' } });
  expect(composeLetter({ ...plain, resume }).sender.name).toBe('Nadya (Dya) Prameswari');
});

describe('read by a strict eye', () => {
  const cv = (parts: object) => parseResume({ ...emptyResume(), metadata: { language: 'id' }, ...parts });
  const items = (...all: object[]) => ({ visible: true, items: all });
  const write = (parts: object, more: object = {}) =>
    body(composeLetter({ ...plain, resume: cv(parts), ad: '', tone: 'general', ...more }));

  test('a thin CV has the language of its headings: what is Indonesian is no gap', () => {
    const school = { institution: 'SMK Negeri 2 Kediri', field: 'Otomatisasi Perkantoran', endDate: '2025' };
    const parts = { education: items(school), skills: items({ name: 'Mengetik cepat' }, { name: 'Word' }) };
    expect(write(parts)).toContain('SMK Negeri 2 Kediri, jurusan Otomatisasi Perkantoran.');
    expect(write(parts, { language: 'en' })).not.toContain('engetik');
  });

  test('a licence is held, no skill', () => {
    const text = write({ skills: items({ name: 'SIM B2' }, { name: 'Bongkar muat' }) });
    expect(text).toContain('Keahlian saya antara lain bongkar muat. Saya juga memiliki SIM B2.');
  });

  test('work without a place is not spoken of as one', () => {
    const work = items({
      position: 'Desainer',
      startDate: '2021',
      isCurrent: true,
      summary: 'Membuat 30 logo UMKM',
    });
    expect(write({ work })).toContain('Dalam pekerjaan itu, saya membuat 30 logo UMKM.');
  });

  test('a project of the studies is for nobody', () => {
    const project = {
      title: 'Jembatan Kali Metro',
      organization: 'Tugas akhir',
      summary: 'Menghitung beban balok',
    };
    const parts = { projects: items(project) };
    expect(write(parts)).toContain('Dalam proyek Jembatan Kali Metro sebagai tugas akhir, saya menghitung');
    expect(write(parts, { language: 'en' })).not.toMatch(/Tugas|project Jembatan/);
  });
});

describe('what the ad lists by name alone', () => {
  const cook = structuredClone(nadya);
  cook.skills.items[0] = { ...cook.skills.items[0]!, name: 'HACCP', keywords: [] };
  cook.certifications.items[0] = {
    ...cook.certifications.items[0]!,
    title: 'Gada Pratama',
    issuer: 'Polda Jateng',
    date: '2020',
  };
  const written = (ad: string) => body(composeLetter({ ...plain, resume: cook, ad }));
  test.each([
    ['Pastry Chef\nHotel Amarta\n- 5 tahun pengalaman\n- HACCP\n- Siap shift', 'keahlian HACCP'],
    ['Satpam\nPT Perisai Nusa\n- Gada Pratama\n- TB 168\n- Siap shift', 'sertifikat Gada Pratama'],
  ])('%j: %s', (ad, words) => expect(written(ad)).toContain(words));
  test('what it does not want is not offered', () =>
    expect(written('Pastry Chef\nHotel Amarta\n- Tidak perlu HACCP\n- Siap shift')).not.toContain('HACCP'));
});

test('a school is named before its branch, a mean has a comma', () => {
  const pupil = structuredClone(nadya);
  pupil.education.items = [
    { ...pupil.education.items[0]!, degree: 'High School', field: 'IPS', institution: 'SMA Negeri 1 Klaten' },
  ];
  const rows = composeLetter({ ...plain, resume: pupil, kind: 'government' }).data.map(({ value }) => value);
  expect(rows).toContain('SMA Negeri 1 Klaten, jurusan IPS');
  const fresh = structuredClone(nadya);
  fresh.education.items[0] = { ...fresh.education.items[0]!, gpa: '3.44' };
  expect(body(composeLetter({ ...plain, resume: fresh }))).toContain('IPK 3,44');
});

describe('a CV in the other language', () => {
  const english = parseResume({
    metadata: { language: 'en' },
    work: [
      {
        company: 'Harbour Works',
        position: 'Site Engineer',
        startDate: '2022-01',
        endDate: '2024-03',
        summary: '- Awarded Engineer of the Year for a quay\n- Following the storm, we decided to rebuild the quay',
      },
    ],
    education: [{ institution: 'Leeds', degree: 'Bachelor of Engineering', field: 'Civil Engineering', endDate: '2021' }],
    languages: [{ name: 'English', fluency: 'Native speaker' }],
  }); // prettier-ignore
  const plainly = { kind: 'company', tone: 'general', today } as const;

  test('its degree, field and level of a language are said in the words of the letter', () => {
    const ad = `${AD}\n- Mampu berbahasa Inggris`;
    const letter = body(composeLetter({ ...plainly, resume: english, ad, language: 'id' }));
    expect(letter).toContain('Saya lulusan sarjana Teknik Sipil Leeds.');
    expect(letter).toContain('Inggris (bahasa ibu)');
  });

  test('“was given” is passive, and a line with a subject of its own is left out', () => {
    const letter = body(composeLetter({ ...plainly, resume: english, ad: '', language: 'en' }));
    expect(letter).toContain('I was awarded Engineer of the Year');
    expect(letter).not.toContain('we decided');
  });

  test('an Indonesian degree and field are said in English', () => {
    const resume = parseResume({
      metadata: { language: 'id' },
      education: [
        { institution: 'Universitas Andalas', degree: 'S1', field: 'Teknik Sipil', endDate: '2021' },
      ],
    });
    expect(body(composeLetter({ ...plainly, resume, ad: '', language: 'en' }))).toContain(
      'I hold a Bachelor’s degree in Civil Engineering from Universitas Andalas',
    );
  });
});

test('school practice is an internship, and a degree is not said twice', () => {
  const resume = parseResume({
    metadata: { language: 'id' },
    work: [{ company: 'Toko Jaya', position: 'Kasir (praktik kerja lapangan)', startDate: '2024-01', endDate: '2024-04' }],
    education: [{ institution: 'Universitas Andalas', degree: 'Sarjana Teknik', field: 'Teknik Sipil', endDate: '2025' }],
  }); // prettier-ignore
  const letter = body(
    composeLetter({ resume, ad: '', language: 'id', kind: 'company', tone: 'general', today }),
  );
  expect(letter).toContain('magang sebagai Kasir (praktik kerja lapangan)');
  expect(letter).toContain('Saya lulusan Sarjana Teknik Sipil Universitas Andalas');
});

test('a title of an ad ends where its dash or bracket begins', () => {
  const job = { title: 'Sopir B2 - ' };
  expect(
    composeLetter({ resume: null, ad: '', job, language: 'id', kind: 'company', tone: 'service', today })
      .position,
  ).toBe('Sopir B2');
});

test('an ad that calls out an internship, and a grade in an English letter', () => {
  const job = { title: 'INTERNSHIP Data Analyst', company: 'Arunika' };
  const resume = parseResume({
    metadata: { language: 'id' },
    education: [{ institution: 'Universitas Andalas', degree: 'S1', field: 'Statistika', gpa: '3,71', endDate: '2025' }],
  }); // prettier-ignore
  const letterIn = (language: 'id' | 'en') =>
    composeLetter({ resume, ad: '', job, language, kind: 'internship', tone: 'technology', today });
  expect(letterIn('id').subject).toBe('Permohonan magang Data Analyst');
  expect(body(letterIn('en'))).toContain('apply for the Data Analyst Internship at Arunika');
  expect(body(letterIn('en'))).toContain('GPA 3.71');
});
