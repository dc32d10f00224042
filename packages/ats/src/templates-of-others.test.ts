import { expect, test } from 'vitest';
import { findSections } from './classify/find-sections.ts';
import { preparedColumns } from './entries/split-entries.ts';
import { readingOrder } from './layout/reading-order.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import { buildPage, type Text } from './testing/build-page.ts';

// What templates of LaTeX and Typst and themes of résumés in JSON do.

type Page = ReturnType<typeof readPage>;
const jobs = ({ result }: Page) =>
  result.workExperience.map(({ jobTitle, organization, jobDescription }) => [
    jobTitle,
    organization,
    jobDescription,
  ]);
const skills = ({ result }: Page) => result.skills.map(({ name }) => name);

test('two words that introduce what was done are no post', () => {
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Pharmacist', y: 110, size: 14, bold: true },
    { text: 'Arunika Hospital', y: 126 },
    { text: '07/2019 - Present', y: 140, italic: true },
    { text: 'Attends the rounds of intensive care.', y: 154, italic: true },
    { text: 'Achievements/Tasks', y: 168, italic: true },
    { text: '• Reviewed 4,000 orders a year', y: 182 },
    { text: 'Pharmacy Assistant', y: 208, size: 14, bold: true },
    { text: 'Apotek Sehat', y: 224 },
    { text: '05/2015 - 06/2019', y: 238, italic: true },
    { text: 'Ward and discharge pharmacy.', y: 252, italic: true },
    { text: 'Achievements/Tasks', y: 266, italic: true },
    { text: '• Trained twelve technicians', y: 280 },
  );
  expect(jobs(page)).toEqual([
    ['Pharmacist', 'Arunika Hospital', 'Attends the rounds of intensive care.\nReviewed 4,000 orders a year'],
    ['Pharmacy Assistant', 'Apotek Sehat', 'Ward and discharge pharmacy.\nTrained twelve technicians'],
  ]);
});

test('under one heading for skills and languages the rows say which are languages', () => {
  const { result } = readPage(
    ...siti,
    head('SKILLS, LANGUAGES, INTERESTS', 90),
    '• Languages: English (Native speaker), Yoruba (Native speaker)',
    '• Infrastructure: Kubernetes, Terraform, Ansible',
    '• Observability: Prometheus, Grafana',
    '• Interests: Bread baking, Trail running',
  );
  expect(result.languages).toEqual(['English', 'Yoruba']);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Kubernetes',
    'Terraform',
    'Ansible',
    'Prometheus',
    'Grafana',
  ]);
});

test('a period whose two ends stand in cells of their own', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Pharmacist, Apotek Sehat (https://sehat.example)', y: 110, bold: true },
    { text: 'May 2015 —', y: 126 },
    { text: 'June 2019', x: 124, y: 126, colour: 0x666666 },
    { text: '4 years', x: 200, y: 126 },
    { text: '• Trained twelve technicians', y: 142 },
  );
  expect(result.workExperience[0]?.organization).toBe('Apotek Sehat');
  expect(result.workExperience[0]?.dates).toMatchObject({ startDate: '2015-05-01', endDate: '2019-06-01' });
});

test('a town that no list knows before its country, behind the employer', () => {
  const page = readPage(
    ...siti,
    head('Work experience', 90),
    { text: 'Mar 2020 – Present', y: 110 },
    { text: 'Senior UX Researcher', x: 187, y: 110, size: 12 },
    { text: 'Havnekontoret Digital, Steinkjer, Norway', x: 187, y: 126, size: 9 },
    { text: '– Ran interviews on board', x: 187, y: 140, size: 9 },
    { text: 'Aug 2016 – Feb 2020', y: 166 },
    { text: 'UX Researcher', x: 187, y: 166, size: 12 },
    { text: 'Bystyret Lab, Oslo, Norway', x: 187, y: 182, size: 9 },
    { text: '– Set up a panel of residents', x: 187, y: 196, size: 9 },
  );
  expect(
    page.result.workExperience.map(({ organization, location }) => [organization, location?.rawInput]),
  ).toEqual([
    ['Havnekontoret Digital', 'Steinkjer, Norway'],
    ['Bystyret Lab', 'Oslo, Norway'],
  ]);
});

test('a bullet that ends a list is no heading, whatever words stand in it', () => {
  const line = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: index === 0 ? 70 : 430, y, bold: true }));
  const page = readPage(
    { text: 'SITI AMINAH', x: 160, y: 40, size: 21 },
    { text: '0812-5550-1234', x: 200, y: 70 },
    { text: 'siti@contoh.id', x: 200, y: 84 },
    ...line(120, 'EDUCATION'),
    ...line(145, 'National University of Contoh', 'June 2014'),
    ...line(157, 'Bachelor of Science in Pharmacy'),
    ...line(169, 'Overall GPA: 3.2'),
    ...line(187, 'Universitas Contoh', 'September 2018'),
    ...line(199, 'MSc in Infection and Immunity'),
    ...line(225, 'EXPERIENCE'),
    ...line(242, 'Arunika Hospital', 'July 2019 - Present'),
    { text: 'Senior Pharmacist', x: 70, y: 254, italic: true },
    ...line(269, '· Reviewed over 4,000 orders a year'),
    ...line(281, '· Lowered carbapenem use by 18% in two years'),
    ...line(293, '· Chaired the medication safety committee'),
    ...line(317, 'Apotek Sehat', 'May 2015 - June 2019'),
    { text: 'Pharmacist', x: 70, y: 329, italic: true },
    ...line(344, '· Introduced discharge counselling in four languages'),
    ...line(357, '· Trained 12 pharmacy technicians'),
    ...line(383, 'TECHNICAL STRENGTHS'),
    ...line(407, 'Clinical', 'Parenteral Nutrition, Therapeutic Drug Monitoring'),
    ...line(419, 'Systems', 'Epic, SPSS'),
  );
  expect(jobs(page).map(([title, , text]) => [title, text?.split('\n').length])).toEqual([
    ['Senior Pharmacist', 3],
    ['Pharmacist', 2],
  ]);
});

test('headings in a margin, under the contacts that stand there too', () => {
  const rail = (text: string, y: number, size = 11): Text => ({
    text,
    x: 148 - text.length * size * 0.5,
    y,
    size,
  });
  const body = (text: string, y: number): Text => ({ text, x: 168, y });
  const { result } = readPage(
    rail('Sleman, DI Yogyakarta', 60, 9),
    rail('0812-5550-1234', 72, 9),
    rail('siti@contoh.id', 84, 9),
    rail('siti.example', 96, 9),
    rail('siti-aminah', 108, 9),
    rail('sitiaminah', 120, 9),
    rail('Jalan Melati 4', 48, 9),
    rail('Depok', 36, 9),
    { text: 'Siti Aminah', x: 168, y: 64, size: 30 },
    { ...rail('Profil', 140), colour: 0x338844 },
    body('Perawat dengan sembilan tahun pengalaman di ruang rawat inap dan gawat', 140),
    body('darurat, terbiasa bekerja dengan tim.', 163),
    { ...rail('Pengalaman', 226), colour: 0x338844 },
    { ...rail('Kerja', 259), colour: 0x338844 },
    body('Perawat, RS Harapan, Sleman, 2018 – Sekarang', 226),
    body('• Merawat pasien di unit dengan 14 tempat tidur', 259),
    body('• Membimbing mahasiswa keperawatan', 293),
    { ...rail('Pendidikan', 360), colour: 0x338844 },
    body('S1 Keperawatan, Universitas Contoh, 2009 – 2014', 360),
    { ...rail('Keahlian', 422), colour: 0x338844 },
    body('Terapi infus, Interpretasi EKG', 422),
    { ...rail('Bahasa', 485), colour: 0x338844 },
    body('Indonesia, Inggris', 485),
  );
  expect(result.workExperience.map(({ organization }) => organization)).toEqual(['RS Harapan']);
  expect(result.education).toHaveLength(1);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
});

test('the levels of languages side by side name no sections', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [110, 180, 240, 300, 400, 500][index]!, y, size: 9 }));
  const caps = (text: string, x: number, y: number): Text => ({ text, x, y, size: 9, colour: 0x0e4194 });
  const { result } = readPage(
    ...siti,
    caps('WORK EXPERIENCE', 50, 90),
    { text: 'Mar 2020 – Present', y: 110, size: 9 },
    { text: 'Forklift Operator, Arunika Cargo', x: 200, y: 110, size: 9 },
    { text: '– Loaded forty lorries a day', x: 200, y: 124, size: 9 },
    caps('EDUCATION AND TRAINING', 50, 150),
    { text: '2013 – 2015', y: 170, size: 9 },
    { text: 'Universitas Contoh', x: 200, y: 170, size: 9 },
    caps('PERSONAL SKILLS', 50, 200),
    { text: 'Mother tongue', y: 216, size: 9 },
    { text: 'Norwegian', x: 200, y: 216, size: 9 },
    caps('UNDERSTANDING', 210, 240),
    caps('SPEAKING', 370, 240),
    caps('WRITING', 505, 240),
    ...row(256, ' ', 'Listening', 'Reading', 'Spoken interaction', 'Spoken production').slice(1),
    ...row(272, 'English', 'C2', 'C2', 'C1', 'C1', 'C1'),
    ...row(288, 'Spanish', 'A2', 'A2', 'A2', 'A1', 'A1'),
    ...row(316, 'Tools', 'Dovetail, Figma, Lookback'),
  );
  expect(result.languages).toEqual(['Norwegian', 'English', 'Spanish']);
  expect(result.skills.map(({ name }) => name)).toEqual(['Dovetail', 'Figma', 'Lookback']);
});

test('a line at the foot that says what made the page is part of nothing', () => {
  const page = readPage(...siti, head('Skills', 90), 'Figma, Dovetail, Lookback', {
    text: 'Designed with love by somebody for developers',
    y: 180,
    size: 8,
  });
  expect(skills(page)).toEqual(['Figma', 'Dovetail', 'Lookback']);
});

test('employers that look like small headings under one large heading are its entries', () => {
  const large = (text: string, y: number): Text => ({ text, y, size: 16, bold: true });
  const small = (text: string, y: number): Text => ({ text, y, size: 12.6, bold: true });
  const page = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    small('Contact', 70),
    { text: 'siti@contoh.id', y: 84 },
    small('About', 104),
    { text: 'Researcher who spends her weeks in kitchens, ferries and waiting rooms.', y: 118 },
    large('Work', 150),
    small('Arunika Digital', 174),
    { text: 'UX Researcher', y: 190 },
    { text: '2020-03-01 - Present', x: 200, y: 190 },
    { text: '• Ran 64 field interviews', y: 206 },
    small('Lintas Lab', 230),
    { text: 'Service Designer', y: 246 },
    { text: '2016-08-01 - 2020-02-01', x: 200, y: 246 },
    { text: '• Set up a panel of 900 residents', y: 262 },
    large('Languages', 292),
    { text: 'Norwegian, English', y: 310 },
  );
  expect(jobs(page)).toEqual([
    ['UX Researcher', 'Arunika Digital', 'Ran 64 field interviews'],
    ['Service Designer', 'Lintas Lab', 'Set up a panel of 900 residents'],
  ]);
});

test('a group of skills whose name a heading of jobs could have', () => {
  const page = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    'Perawat, RS Harapan, 2018 - Sekarang',
    '• Merawat pasien kritis',
    head('KLINIS', 150),
    'Perawatan ventilator',
    'Terapi infus',
    'Interpretasi EKG',
  );
  expect(jobs(page)).toHaveLength(1);
  expect(skills(page)).toEqual(['Perawatan ventilator', 'Terapi infus', 'Interpretasi EKG']);
});

test('facts in several styles that the period beside them broke, in the middle of a word even', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    {
      text: 'Lead Design Engineer,',
      y: 110,
      bold: true,
      more: [{ text: 'Arunika Verpackungs-' }],
    },
    { text: '2012 – 2017', x: 270, y: 110 },
    { text: 'maschinen GmbH, Munich, Germany.', y: 123 },
    { text: '• Carried out analyses of housings', x: 56, y: 137 },
  );
  expect(jobs(page)[0]?.slice(0, 2)).toEqual(['Lead Design Engineer', 'Arunika Verpackungsmaschinen GmbH']);
});

test('a justified line whose words stand far apart is one line', () => {
  const words = ['Senior', 'Clinical', 'Pharmacist,', 'Kallang', 'General', 'Hospital,'];
  let x = 50;
  const stretched = words.map((text, index): Text => {
    const word = { text, x, y: 110, bold: index < 3 };
    x += text.length * 5 + 10;
    return word;
  });
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...stretched,
    { text: '2019 – Present', x: 480, y: 110 },
    { text: 'Singapore.', y: 124 },
    { text: '• Reviewed 4,000 orders a year', x: 60, y: 140 },
  );
  expect(jobs(page)[0]?.slice(0, 2)).toEqual(['Senior Clinical Pharmacist', 'Kallang General Hospital']);
});

test('a family name that the line’s end parted at its hyphen', () => {
  const { result } = readPage(
    { text: 'Siti Solheim-', y: 40, size: 26 },
    { text: 'Vance', y: 68, size: 26 },
    { text: 'siti@contoh.id', y: 96 },
    head('Pendidikan', 130),
    { text: 'Universitas Contoh, 2012 - 2016', y: 150 },
  );
  expect(result.name?.raw).toBe('Siti Solheim-Vance');
});

test('a heading “About” over a town and addresses opens no summary', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('ABOUT', 70),
    { text: 'Austin, Texas', y: 86 },
    { text: 'siti@contoh.id', y: 100 },
    { text: 'in/siti', y: 114 },
    { text: 'sitiaminah', y: 128 },
    head('EDUCATION', 160),
    { text: 'Universitas Contoh, 2012 - 2016', y: 176 },
  );
  expect(result.summary ?? null).toBeNull();
});

test('where a dated line follows each bullet, the bullets are the dots of a timeline', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    '○ Investigative Reporter',
    { text: 'Le Quai, Marseille. September 2019 – Present', x: 60, y: 122 },
    { text: 'Covers shipping and waste trade in the Mediterranean.', x: 60, y: 134 },
    { text: '○ Staff Writer', y: 158 },
    { text: 'Radio Calanque, Lyon. February 2016 – August 2019', x: 60, y: 170 },
    { text: 'Produced daily local news and two podcasts.', x: 60, y: 182 },
  );
  expect(jobs(page)).toEqual([
    ['Investigative Reporter', 'Le Quai', 'Covers shipping and waste trade in the Mediterranean.'],
    ['Staff Writer', 'Radio Calanque', 'Produced daily local news and two podcasts.'],
  ]);
});

test('the facts of a job under each other in a margin, and beside them what was done', () => {
  const small = (text: string, y: number, size: number): Text => ({ text, y, size, colour: 0x888888 });
  const beside = (text: string, y: number): Text => ({ text, x: 200, y });
  const page = readPage(
    { text: 'Siti Aminah', x: 200, y: 40, size: 22 },
    { text: 'siti@contoh.id', x: 210, y: 60 },
    head('Pengalaman Kerja', 90),
    { text: 'PT Kirim Digital', y: 112, bold: true },
    small('Pengembang Senior', 127, 9),
    small('Feb 2022 - Sekarang', 139, 7),
    small('Medan', 149, 7),
    beside('Bertanggung jawab atas aplikasi kurir yang dipakai 8.000 pengguna.', 112),
    beside('• Menurunkan waktu buka aplikasi dari empat detik', 130),
    beside('• Memindahkan 60 layar ke Flutter', 145),
    beside('• Membimbing tiga pengembang junior', 160),
    { text: 'CV Bilah Pintar', y: 184, bold: true },
    small('Pengembang Android', 199, 9),
    small('Jul 2019 - Jan 2022', 211, 7),
    small('Pematangsiantar', 221, 7),
    beside('Membangun aplikasi ujian sekolah untuk daerah terpencil.', 184),
    beside('• Merancang mode luring untuk daerah tanpa sinyal', 202),
    beside('• Menulis 300 pengujian unit', 217),
    head('Pendidikan', 260),
    { text: 'Universitas Contoh', y: 280, bold: true },
    small('S1 Ilmu Komputer', 295, 9),
    small('2015 - 2019', 307, 7),
  );
  expect(
    jobs(page).map(([title, organization, text]) => [title, organization, text?.split('\n').length]),
  ).toEqual([
    ['Pengembang Senior', 'PT Kirim Digital', 4],
    ['Pengembang Android', 'CV Bilah Pintar', 3],
  ]);
});

test('a label for languages spoken by people, and their bullets beside it', () => {
  const { result } = readPage(
    ...siti,
    head('SKILLS', 90),
    { text: 'CAD', y: 110 },
    { text: 'Creo, SolidWorks, Inventor', x: 160, y: 110 },
    { text: 'Human Languages:', y: 128 },
    { text: '• German (Native speaker)', x: 160, y: 128 },
    { text: '• English (Fluent)', x: 160, y: 144 },
  );
  expect(result.languages).toEqual(['German', 'English']);
  expect(result.skills.map(({ name }) => name)).toEqual(['Creo', 'SolidWorks', 'Inventor']);
});

test('a word that the margin broke in the line that says when', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2012 – 2017', y: 110 },
    { text: 'Design Engineer, Donau Technik AG, Ingolstadt, Ger-', x: 160, y: 110 },
    { text: 'many', x: 160, y: 122 },
    { text: 'Carried out analyses of housings and introduced a library of parts.', x: 160, y: 134 },
  );
  expect(jobs(page)[0]?.slice(0, 2)).toEqual(['Design Engineer', 'Donau Technik AG']);
});

test('a grade before its name, an arrow before a town', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: '↦ Kupang, Nusa Tenggara Timur', y: 74 },
    head('Pendidikan', 100),
    { text: 'Universitas Contoh', y: 120, bold: true },
    { text: 'S1 Ilmu Komputer - 3.58 IPK', y: 136 },
    { text: 'Agu 2015 - Jun 2019', x: 400, y: 136 },
  );
  expect(result.education[0]?.grade?.raw).toBe('3.58');
  expect(result.location?.rawInput).toBe('Kupang, Nusa Tenggara Timur');
});

test('labels of a table that are headings, each beside a row of its own', () => {
  const label = (text: string, y: number): Text => ({ text, y, bold: true });
  const value = (text: string, y: number): Text => ({ text, x: 170, y });
  const { result } = readPage(
    ...siti,
    label('PENGALAMAN KERJA', 100),
    label('2018 – Sekarang', 118),
    value('Perawat', 118),
    value('RS Harapan, Surabaya', 131),
    value('• Merawat pasien kritis', 144),
    value('• Membimbing mahasiswa', 157),
    label('PENDIDIKAN', 180),
    label('2009 – 2014', 198),
    value('S1 Keperawatan', 198),
    value('Universitas Contoh', 211),
    label('KEAHLIAN', 236),
    value('Terapi infus, Interpretasi EKG, Komunikasi terapeutik', 236),
    label('BAHASA', 253),
    value('Indonesia (Penutur asli), Inggris (Dasar)', 253),
    label('SERTIFIKAT', 270),
    value('Pelatihan ICU Dasar, 2018', 270),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Terapi infus',
    'Interpretasi EKG',
    'Komunikasi terapeutik',
  ]);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.certifications).toHaveLength(1);
});

test('facts beside a period in the margin, with the first word of what was done at the line’s end', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '03/2020 – Present', y: 112 },
    {
      text: 'Senior Researcher,',
      x: 164,
      y: 112,
      bold: true,
      more: [{ text: 'Arunika Digital, Steinkjer, Norway. Ran' }],
    },
    { text: 'many field interviews on board', x: 164, y: 124 },
    { text: 'and turned them into blueprints.', x: 164, y: 136 },
    { text: '08/2016 – 02/2020', y: 160 },
    {
      text: 'Researcher,',
      x: 164,
      y: 160,
      bold: true,
      more: [{ text: 'Lintas Lab, Oslo, Norway. Set up a' }],
    },
    { text: 'panel of residents for the city.', x: 164, y: 172 },
  );
  expect(jobs(page)).toEqual([
    [
      'Senior Researcher',
      'Arunika Digital',
      'Ran many field interviews on board and turned them into blueprints.',
    ],
    ['Researcher', 'Lintas Lab', 'Set up a panel of residents for the city.'],
  ]);
});

test('contacts with their labels below a few sentences about oneself', () => {
  const row = (a: string, b: string, y: number): Text[] => [
    { text: a, y, italic: true },
    { text: b, x: 120, y },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('PROFILE', 80),
    'Reporter on ports, waste and money. Reads customs records for fun.',
    ...row('Address', 'Marseille', 120),
    ...row('Phone', '+33 6 55 01 44 20', 136),
    ...row('Email', 'siti@contoh.id', 152),
    head('SKILLS', 190),
    'SQL, Datawrapper, Excel',
  );
  expect(result.summary).toBe('Reporter on ports, waste and money. Reads customs records for fun.');
  expect(result.phoneNumbers).toEqual(['+33 6 55 01 44 20']);
});

test('languages in a run, each with a colon and its level', () => {
  const { result } = readPage(
    ...siti,
    head('Languages', 90),
    'English: Native speaker Mandarin: Native speaker Malay: Conversational',
  );
  expect(result.languages).toEqual(['English', 'Mandarin', 'Malay']);
});

test('the end of a period over its beginning in the margin, and what was used in small letters', () => {
  const margin = (text: string, y: number, bold = false): Text => ({
    text,
    x: 130 - text.length * 5,
    y,
    bold,
  });
  const post = (title: string, firm: string, y: number): Text[] => [
    { text: title, x: 140, y, bold: true },
    { text: firm, x: 440, y, bold: true },
  ];
  const tags = (y: number): Text[] => [
    { text: 'Meta Ads', x: 145, y, size: 7 },
    { text: 'Canva', x: 200, y, size: 7 },
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    margin('Sekarang', 112, true),
    ...post('Perawat', 'RS Harapan', 112),
    margin('Sep 2018', 124),
    { text: '• Menangani dua pasien setiap dinas', x: 140, y: 136 },
    { text: '• Membimbing mahasiswa keperawatan', x: 140, y: 148 },
    ...tags(164),
    margin('Agu 2018', 190, true),
    ...post('Perawat Pelaksana', 'RSUD Contoh', 190),
    margin('Mar 2015', 202),
    { text: '• Melakukan pengkajian awal pasien', x: 140, y: 214 },
    { text: '• Mengelola 30 tempat tidur', x: 140, y: 226 },
    ...tags(242),
  );
  expect(
    page.result.workExperience.map(({ jobTitle, dates }) => [jobTitle, dates?.startDate, dates?.endDate]),
  ).toEqual([
    ['Perawat', '2018-09-01', null],
    ['Perawat Pelaksana', '2015-03-01', '2018-08-01'],
  ]);
});

test('names of groups under each other in a margin are two, though together they read like a heading', () => {
  const row = (label: string, value: string, y: number): Text[] => [
    { text: label, y, bold: true },
    { text: value, x: 120, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Contoh', y: 110, bold: true },
    { text: 'Agu 2010 – Sep 2015', x: 440, y: 110 },
    { text: 'S1 Teknik Sipil', y: 122, italic: true },
    head('Keahlian', 160),
    ...row('Teknik', 'AutoCAD, Manajemen proyek, Rencana anggaran,', 180),
    { text: 'Pengukuran tanah, Survei lapangan', x: 120, y: 192 },
    ...row('Aplikasi', 'Microsoft Project, Excel', 204),
    ...row('Bahasa', 'Indonesia, Inggris', 216),
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'AutoCAD',
    'Manajemen proyek',
    'Rencana anggaran',
    'Pengukuran tanah',
    'Survei lapangan',
    'Microsoft Project',
    'Excel',
  ]);
});

test('whom somebody reported to is no post and no employer', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Lechtal Maschinen', y: 110, bold: true },
    { text: 'Oct 2017 – Present', x: 440, y: 110 },
    { text: 'Design Engineer', y: 124, italic: true, more: [{ text: 'Reported to: Head of Unit' }] },
    { text: '• Reduced the time for a change-over', y: 138 },
  );
  expect(jobs(page)).toEqual([
    ['Design Engineer', 'Lechtal Maschinen', 'Reduced the time for a change-over'],
  ]);
});

test('a period too wide for its margin stands over the line that it belongs to', () => {
  const fact = (text: string, y: number): Text => ({ text, x: 204, y });
  const period = (text: string, y: number): Text => ({ text, x: 134, y, italic: true, size: 9 });
  const post = (title: string, text: string, y: number): Text => ({
    ...fact(title, y),
    bold: true,
    more: [{ text }],
  });
  const texts = [
    ...siti,
    head('Experience', 90),
    period('2017–Present', 110),
    post('Lead Design Engineer', ', Lechtal Verpackungsmaschinen GmbH,', 122),
    fact('Augsburg, Germany', 134),
    fact('Designed a pick-up head that handles 240 cartons a minute.', 146),
    fact('Reduced change-over time from 45 to 12 minutes. Holds two', 158),
    fact('patents on vacuum cups.', 170),
    period('2012–2017', 190),
    post('Design Engineer', ', Donau Antriebstechnik AG, Ingolstadt, Germany', 190),
    fact('Carried out FEM analyses of housings in ANSYS. Introduced a', 202),
    fact('parts library in Creo with 1,800 standard parts.', 214),
    period('2010–2012', 234),
    post('Working Student', ', Technical University of Munich, Garching,', 234),
    fact('Germany', 246),
    fact('Prepared test rigs for bearing trials.', 258),
    head('Education', 290),
    period('2006–2012', 310),
    fact('Diplom in Mechanical Engineering, Technical University of Munich', 310),
    period('1997–2006', 326),
    fact('Abitur, Gymnasium bei St. Stephan', 326),
  ];
  const { flows, styles } = readingOrder([buildPage(texts)]);
  const work = findSections(flows, styles).find(({ type }) => type === 'work')!;
  const inMargin = work.lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, label: /^\d{4}–/.test(cell.text) })),
  }));
  const dated = preparedColumns(inMargin)
    .flat()
    .filter(({ text }) => /\d{4}–/.test(text));
  expect(dated.map(({ text }) => text.split(/\s*[\t,]/).slice(0, 2))).toEqual([
    ['2017–Present', 'Lead Design Engineer'],
    ['2012–2017', 'Design Engineer'],
    ['2010–2012', 'Working Student'],
  ]);
});
