import { expect, test } from 'vitest';
import { splitTags } from '../lists/split-tags.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { jobsWithText, skillNames } from '../testing/entries-of.ts';
import { grid } from '../testing/grid.ts';
import {
  fieldsBelowName,
  fieldsOf,
  fieldsWithRules,
  head,
  readBelowName,
  readPage,
  siti,
  underTitle,
} from '../testing/read-page.ts';
import { jobAt, mainText, railHeading, textAt } from '../testing/texts.ts';

// Skills and their groups.

const smallHead = (text: string, y: number): Text => ({ text, y, size: 11, bold: true });

const technician: Text[] = [
  head('Pengalaman', 90),
  { text: 'Teknisi', y: 110, bold: true },
  { text: 'Jan 2021 – Sekarang', x: 440, y: 110 },
  { text: 'PT Sinar Samudra, Bandung', y: 124 },
  { text: '• Merakit panel', y: 138 },
];

const skillsOf = (...lines: string[]) =>
  flatten(
    readPage(...siti, head('Keahlian', 104), ...lines.map((text, at) => ({ text, y: 130 + 14 * at }))).result,
  ).skills;

test('levels of a builder’s list and the name of a file are no skills', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Skills', 90),
      ...[
        'Storytelling',
        'expert',
        'Curriculum design',
        'experienced',
        'Event planning',
        'skillful',
        'cv-siti.pdf',
      ].map((text, index) => ({ text, y: 110 + 16 * index, size: index % 2 ? 8 : 10 })),
    ).result,
  );
  expect(skills).toEqual(['Storytelling', 'Curriculum design', 'Event planning']);
});

test('cards of skills are named by their bold lines alone, whatever says below how well and of what kind', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 90),
      { text: 'Kotlin', x: 60, y: 112, size: 12, bold: true },
      { text: 'Dart', x: 220, y: 112, size: 12, bold: true },
      { text: 'Ruang', x: 380, y: 112, size: 12, bold: true },
      { text: 'teknis', x: 60, y: 128 },
      { text: 'teknis', x: 220, y: 128 },
      { text: 'Kencana', x: 380, y: 128, size: 12, bold: true },
      { text: 'mahir', x: 60, y: 142 },
      { text: 'menengah', x: 220, y: 142 },
      { text: 'teknis', x: 380, y: 142 },
    ).result,
  );
  expect(skills).toEqual(['Kotlin', 'Dart', 'Ruang Kencana']);
});

test('bold names of groups over skills in columns stay groups', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Skills', 90),
      { text: 'Programming', x: 60, y: 112, size: 12, bold: true },
      { text: 'Design', x: 300, y: 112, size: 12, bold: true },
      { text: 'Kotlin', x: 60, y: 128 },
      { text: 'Figma', x: 300, y: 128 },
      { text: 'Dart', x: 60, y: 142 },
      { text: 'Blender', x: 300, y: 142 },
    ).result,
  );
  expect(skills).toEqual(expect.arrayContaining(['Kotlin', 'Dart', 'Figma', 'Blender']));
});

test('a kind of skills is none', () => {
  const { skills } = flatten(
    readPage(...siti, head('Keahlian', 90), 'Figma', 'Blender', 'SOFT SKILL', 'Negosiasi', 'Kerja tim')
      .result,
  );
  expect(skills).toEqual(['Figma', 'Blender', 'Negosiasi', 'Kerja tim']);
});

test('cards of skills with years and shares below their names', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 90),
      { text: 'Kotlin', x: 100, y: 112, size: 12, bold: true },
      { text: 'Blender', x: 350, y: 112, size: 12, bold: true },
      { text: '3 years experience', x: 100, y: 126 },
      { text: '1 years experience', x: 350, y: 126 },
      { text: '80%', x: 60, y: 144, size: 9, bold: true },
      { text: 'Advanced', x: 200, y: 144, size: 9, bold: true },
      { text: '40%', x: 310, y: 144, size: 9, bold: true },
      { text: 'Beginner', x: 450, y: 144, size: 9, bold: true },
    ).result,
  );
  expect(skills).toEqual(['Kotlin', 'Blender']);
});

test('items with dots between, of which none stands at a line’s end, go on in no line below', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'SQL • Laravel • Office • CSS', y: 110 },
    { text: 'NodeJS • C++ • JavaScript • PHP', y: 124 },
    { text: 'Linux • Java • Database Management', y: 138 },
  );
  expect(skillNames(page)).toEqual(
    'SQL,Laravel,Office,CSS,NodeJS,C++,JavaScript,PHP,Linux,Java,Database Management'.split(','),
  );
});

test('a name of a group over its items, in letters whose lines overlap', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'LANGUAGES', y: 110, size: 12, bold: true },
    { text: 'Java • Kotlin', y: 119 },
    { text: 'FRAMEWORKS', y: 129, size: 12, bold: true },
    { text: 'Spring', y: 138 },
  );
  expect(skillNames(page)).toEqual(['Java', 'Kotlin', 'Spring']);
});

test('a run behind a label goes on below the label, and what a bracket opened until it is closed', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Languages:', y: 110, bold: true },
    { text: 'Python (including PyTorch, Keras,', x: 120, y: 110 },
    { text: 'and Tensorflow), Matlab, Julia', y: 122 },
    { text: 'Other:', y: 136, bold: true },
    {
      text: 'GNU/Linux, FreeBSD, GNU Emacs, Org-mode, Typesetting of books and papers, Hardware',
      x: 120,
      y: 136,
    },
    { text: 'Hacking, Typography', y: 148 },
  );
  expect(skillNames(page)).toEqual([
    'Python (including PyTorch, Keras, and Tensorflow)',
    'Matlab',
    'Julia',
    'GNU/Linux',
    'FreeBSD',
    'GNU Emacs',
    'Org-mode',
    'Typesetting of books and papers',
    'Hardware Hacking',
    'Typography',
  ]);
});

test('a hyphen is part of a skill’s name, also before a word that could be a level', () => {
  const page = readPage(...siti, head('Skills', 90), 'React-Native, Flutter, Cloud-Native');
  expect(skillNames(page)).toEqual(['React-Native', 'Flutter', 'Cloud-Native']);
});

test('a name of a group that counts as a bullet over the bullets inside it', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    '• Programming languages:',
    { text: '- Advanced: HTML, CSS, Python', x: 70, y: 122 },
    { text: '- Basics: Java, Ruby', x: 70, y: 138 },
  );
  expect(skillNames(page)).toEqual(['HTML', 'CSS', 'Python', 'Java', 'Ruby']);
});

test('what stands out among a group’s items is no name of a group', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Mobile:', y: 110, bold: true },
    { text: 'iOS, Swift,', y: 124, bold: true, more: [{ text: 'Realm' }] },
  );
  expect(skillNames(page)).toEqual(['iOS', 'Swift', 'Realm']);
});

test('amounts in a column beside skills are no skills, and remarks in brackets name none', () => {
  const row = (skill: string, amount: string, y: number): Text[] => [
    { text: skill, y, bold: true },
    { text: amount, x: 200, y },
  ];
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Python', '50K+ lines', 110),
    ...row('JavaScript (ES5)', '10K+ lines', 122),
    ...row('C', '5K+ lines', 134),
    ...row('Linux', '1 year', 146),
    ...row('Museum Plus', '(collections)', 158),
  );
  expect(skillNames(page)).toEqual(['Python', 'JavaScript (ES5)', 'C', 'Linux', 'Museum Plus']);
});

test('points that are sentences, each with its full stop, name no skills', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: '• Set up, maintain, and repair audio, visual, and lighting equipment.', y: 110 },
    { text: '• Record, mix, and upload live multitrack recordings.', y: 124 },
    { text: '• Operate analog and digital consoles every week.', y: 138 },
  );
  expect(skillNames(page)).toEqual([]);
});

test('skills in panels of their own are one each, however near', () => {
  const page = buildPage([
    ...siti,
    head('Keahlian', 90),
    { text: 'Go', x: 57, y: 110 },
    { text: 'Microsoft Excel', x: 73, y: 110 },
    { text: 'Python', x: 157, y: 110 },
  ]);
  const panel = (x: number, width: number) => ({
    kind: 'fill' as const,
    colour: 0xf8f8ff,
    x,
    y: 97,
    width,
    height: 17,
  });
  const { result } = readItems([{ ...page, shapes: [panel(54, 16), panel(71, 82), panel(155, 36)] }]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Go', 'Microsoft Excel', 'Python']);
});

test('tags one behind the other in two colours by turns', () => {
  const tags = ['Ekspor', 'Letter of Credit', 'SAP', 'Asuransi Kargo', 'Tarif'];
  const [first, ...more] = tags.map((text, at) => ({ text, colour: at % 2 === 0 ? 0x225577 : 0x117744 }));
  expect(fieldsOf(...siti, head('Keahlian', 90), { ...first!, y: 110, more }).skills).toEqual(tags);
});

test('rows of tags below a small bold heading in a panel over the columns', () => {
  const row = (y: number, ...tags: string[]): Text[] =>
    tags.map((text, at) => ({ text, x: 50 + at * 110, y }));
  const { skills, work } = fieldsOf(
    ...siti,
    { text: 'Keahlian', y: 90, bold: true },
    ...row(104, 'Titrasi', 'Minitab', 'Kalibrasi', 'SAP'),
    ...row(118, 'Arsip', 'Pelaporan', 'Kerja Tim'),
    head('Pengalaman Kerja', 150),
    { text: 'Analis Kimia', y: 170, bold: true },
    { text: 'Mei 2018 – Jan 2021', x: 420, y: 170 },
    { text: 'CV Bening Arunika', y: 184 },
    head('Pendidikan', 210),
    { text: 'Universitas Arunika', y: 230, bold: true },
    { text: '2012 – 2016', x: 480, y: 230 },
  );
  expect(skills).toEqual(['Titrasi', 'Minitab', 'Kalibrasi', 'SAP', 'Arsip', 'Pelaporan', 'Kerja Tim']);
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Analis Kimia']);
});

test('tags one behind the other, every second one in bold, over several lines', () => {
  const tags = (y: number, from: number, ...texts: string[]): Text => {
    const [first, ...more] = texts.map((text, at) => ({ text, bold: (from + at) % 2 === 0 }));
    return { ...first!, y, more };
  };
  expect(
    fieldsOf(
      ...siti,
      head('Keahlian', 90),
      tags(110, 0, 'Spektrofotometri', 'Minitab', 'Kromatografi Gas', 'Arsip', 'Instalasi Limbah'),
      tags(124, 1, 'Pelaporan', 'Kerja Tim', 'Kalibrasi', 'SAP'),
    ).skills,
  ).toEqual([
    'Spektrofotometri',
    'Minitab',
    'Kromatografi Gas',
    'Arsip',
    'Instalasi Limbah',
    'Pelaporan',
    'Kerja Tim',
    'Kalibrasi',
    'SAP',
  ]);
});

test('skills in a grid whose columns are as wide as their longest words, with a last row that is not full', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: [50, 133, 211][at]!, y }));
  expect(
    fieldsOf(
      ...siti,
      head('Skills', 90),
      ...row(110, 'Wet Cleaning', 'Dyeing', 'Microscopy'),
      ...row(124, 'Microsoft Office', 'Risk Assessment', 'Photography'),
      ...row(138, 'Pest Control', 'Mounting', 'Loans'),
      ...row(152, 'Sewing', 'Packing'),
    ).skills,
  ).toEqual([
    'Wet Cleaning',
    'Dyeing',
    'Microscopy',
    'Microsoft Office',
    'Risk Assessment',
    'Photography',
    'Pest Control',
    'Mounting',
    'Loans',
    'Sewing',
    'Packing',
  ]);
});

test('rows of tags without a heading below the contacts, and no rows of a form', () => {
  const row = (y: number, ...tags: string[]): Text[] =>
    tags.map((text, at) => ({ text, x: 50 + at * 110, y }));
  const job: Text[] = [
    head('Pengalaman Kerja', 150),
    { text: 'Analis Kimia', y: 170, bold: true },
    { text: 'Mei 2018 – Jan 2021', x: 420, y: 170 },
    { text: 'CV Bening Arunika', y: 184 },
  ];
  const tags = [
    ...row(90, 'Titrasi', 'Minitab', 'Kalibrasi', 'SAP'),
    ...row(104, 'Arsip', 'Neraca', 'Excel', 'SQL'),
  ];
  expect(fieldsOf(...siti, ...tags, ...job).skills).toHaveLength(8);
  const form = [
    ...row(90, 'Nama', 'Siti Aminah', 'Agama', 'Islam'),
    ...row(104, 'Status', 'Kawin', 'Hobi', 'Renang'),
  ];
  expect(fieldsOf(...siti, ...form, ...job).skills).toEqual([]);
});

test('boards and tools below a larger heading of skills are no clubs', () => {
  const page = readPage(
    ...siti,
    ...technician,
    head('Skills', 164),
    smallHead('Boards', 182),
    { text: 'Arduino Uno, ESP32', y: 196 },
    smallHead('Tools', 214),
    { text: 'KiCad, Git', y: 228 },
    smallHead('Hardware', 246),
    { text: 'Oscilloscope, Soldering station', y: 260 },
  );
  expect(skillNames(page)).toEqual([
    'Arduino Uno',
    'ESP32',
    'KiCad',
    'Git',
    'Oscilloscope',
    'Soldering station',
  ]);
  expect(flatten(page.result).work).toMatchObject([
    { jobTitle: 'Teknisi', organization: 'PT Sinar Samudra' },
  ]);
});

test('the names of groups in a margin below a larger heading', () => {
  const page = readPage(
    ...siti,
    ...technician,
    head('Skills', 164),
    ...[
      ['Boards', 'Arduino Uno, ESP32'],
      ['Hardware', 'Oscilloscope, Logic analyser'],
      ['Tools', 'KiCad, Git'],
    ].flatMap(([name, list], index): Text[] => [
      { text: name!, y: 182 + 16 * index, bold: true },
      { text: list!, x: 150, y: 182 + 16 * index },
    ]),
  );
  expect(skillNames(page)).toEqual([
    'Arduino Uno',
    'ESP32',
    'Oscilloscope',
    'Logic analyser',
    'KiCad',
    'Git',
  ]);
});

test('skills in braces, brackets and parentheses', () => {
  const page = readPage(
    ...siti,
    head('Keahlian', 90),
    { text: 'Programming {Python, Go, SQL}', y: 110 },
    { text: 'Tools {Git, Docker}', y: 126 },
    { text: '[Figma] [Google Cloud]', y: 142 },
    { text: 'Databases: (PostgreSQL, MySQL)', y: 158 },
  );
  expect(skillNames(page)).toEqual([
    'Python',
    'Go',
    'SQL',
    'Git',
    'Docker',
    'Figma',
    'Google Cloud',
    'PostgreSQL',
    'MySQL',
  ]);
});

test('tags between which there is more white than within them', () => {
  const tags = ['JavaScript', 'React Native', 'Docker', 'Google Cloud', 'Kubernetes'];
  let x = 50;
  const texts = tags.map((text): Text => {
    const tag = { text, x, y: 110 };
    x += text.replace(' ', '').length * 5 + (text.includes(' ') ? 3 : 0) + 5.8;
    return tag;
  });
  const page = readPage(...siti, head('Keahlian', 90), ...texts);
  expect(skillNames(page)).toEqual(tags);
});

test('a justified run of words has no tags', () => {
  const page = readPage(...siti, head('Keahlian', 90), {
    text: 'Perencanaan dan pengendalian mutu produk',
    y: 110,
  });
  expect(skillNames(page)).toEqual(['Perencanaan dan pengendalian mutu produk']);
});

test('an overview in smaller letters below the skills is one of their parts, and no profile', () => {
  const page = readPage(
    ...siti,
    { ...head('Skills', 90), size: 18 },
    { ...head('Overview', 112), size: 12 },
    { text: 'Budgeting', y: 128 },
    { text: 'Negotiation', y: 142 },
    { ...head('Toolbox', 162), size: 12 },
    { text: 'Excel', y: 178 },
    { text: 'SPSS', y: 192 },
  );
  expect(skillNames(page)).toEqual(['Budgeting', 'Negotiation', 'Excel', 'SPSS']);
  expect(flatten(page.result).summary).toBeNull();
});

test('scores, days and numbers to call among the skills are none', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'AutoCAD', y: 108 },
    { text: '5.5', y: 122 },
    { text: '2019 August', y: 136 },
    { text: '081234567890', y: 150 },
    { text: 'SketchUp', y: 164 },
  );
  expect(skillNames(page)).toEqual(['AutoCAD', 'SketchUp']);
});

test('names of columns above skills are none', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Skill', x: 80, y: 112, bold: true },
    { text: 'Keywords', x: 260, y: 112, bold: true },
    'Antenatal care',
    'Safeguarding',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Antenatal care', 'Safeguarding']);
});

test('a name over how well over a list, again and again in plain letters, is a group', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Web Technologies', y: 112 },
    'Advanced',
    'HTML5, JavaScript, PHP',
    { text: 'Tools', y: 172 },
    'Intermediate',
    'Git, Docker',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['HTML5', 'JavaScript', 'PHP', 'Git', 'Docker']);
});

test('tags in rows that are stretched to the width of their column are one each', () => {
  const row = (y: number, gap: number, ...tags: string[]): Text[] => {
    let x = 50;
    return tags.map((text) => {
      const tag = { text, x, y };
      x += text.length * 5 + gap;
      return tag;
    });
  };
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    ...row(110, 16, 'TypeScript', 'ES6', 'RxJS', 'Angular'),
    ...row(126, 19, 'Bootstrap', 'HTML5', 'Git', 'NodeJS'),
    ...row(142, 14, 'GraphQL', 'Webpack'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'TypeScript',
    'ES6',
    'RxJS',
    'Angular',
    'Bootstrap',
    'HTML5',
    'Git',
    'NodeJS',
    'GraphQL',
    'Webpack',
  ]);
});

test('two groups of skills in one row with a bar between', () => {
  const row: Text = { text: 'Frontend: Svelte, React | Backend: gRPC, Redis', y: 110 };
  expect(skillNames(readPage(...siti, head('Skills', 90), row))).toEqual([
    'Svelte',
    'React',
    'gRPC',
    'Redis',
  ]);
});

test('points in bold over points that stand further in name groups, also of languages', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: '• Languages', y: 110, bold: true },
    { text: '– French, English', x: 64, y: 126 },
    { text: '• Technologies', y: 142, bold: true },
    { text: '– Ruby, Clojure, Rust', x: 64, y: 158 },
  );
  expect(skillNames(page)).toEqual(['Ruby', 'Clojure', 'Rust']);
  expect(flatten(page.result).languages).toEqual(['French', 'English']);
});

test('tags behind labels that end at one edge stay in their rows', () => {
  const row = (label: string, y: number, ...tags: string[]): Text[] => {
    let x = 200;
    const cells = tags.map((text) => {
      const cell = { text, x, y };
      x += text.length * 5 + 20;
      return cell;
    });
    return [{ text: label, x: 165 - label.length * 5, y }, ...cells];
  };
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Programming', 110, 'Python', 'C++', 'Julia'),
    ...row('Learning', 126, 'Torch.', 'scikit-learn', 'XGBoost'),
    ...row('Tools', 142, 'Docker', 'Git', 'Slurm'),
  );
  expect(skillNames(page)).toContain('C++');
  expect(skillNames(page)).toContain('scikit-learn');
});

test('skills: a mark from one to five behind each of many is no part of them', () => {
  expect(
    skillsOf('• Las Argon 5', '• Bubut 4', '• Frais 3', '• Kerja sama 5', '• Gambar Teknik 4', '• Logika 5'),
  ).toEqual(['Las Argon', 'Bubut', 'Frais', 'Kerja sama', 'Gambar Teknik', 'Logika']);
  expect(skillsOf('• HTML 5', '• CSS 3', '• Vue 3')).toEqual(['HTML 5', 'CSS 3', 'Vue 3']);
});

test('skills: what a button of the page says is none', () => {
  expect(skillsOf('• Las Argon', '• Bubut', 'Klik untuk selengkapnya', 'Klik disini')).toEqual([
    'Las Argon',
    'Bubut',
  ]);
});

test('skills: a note in square brackets behind a heading is no part of it', () => {
  const { skills, languages } = flatten(
    readPage(
      ...siti,
      head('Leadership & Activities', 104),
      { text: 'Himpunan Mahasiswa Arunika', y: 130, bold: true },
      { text: '2017 – 2018', x: 440, y: 130 },
      head('Skills & Interests [Note: Optional]', 160),
      { text: 'Technical: Accurate, MYOB', y: 186 },
      { text: 'Language: Indonesia (Native), Inggris (TOEFL 530)', y: 200 },
    ).result,
  );
  expect({ skills, languages }).toEqual({
    skills: ['Accurate', 'MYOB'],
    languages: ['Indonesia', 'Inggris'],
  });
});

test('skills: rows of tags whose places differ are no columns', () => {
  const tags = (y: number, ...cells: [string, number][]) => cells.map(([text, x]) => ({ text, x, y }));
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 104),
      ...tags(130, ['Linux', 50], ['Git', 96], ['Siemens NX', 136]),
      ...tags(150, ['GMAT', 50], ['OpenFOAM', 108], ['ParaView', 190]),
    ).result,
  );
  expect(skills).toEqual(['Linux', 'Git', 'Siemens NX', 'GMAT', 'OpenFOAM', 'ParaView']);
});

test('skills: name and kind of the paper at its foot are none', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 104),
      { text: 'Las Argon, Bubut', y: 130 },
      { text: 'Siti Aminah', x: 50, y: 800, size: 8 },
      { text: 'Curriculum vitae', x: 480, y: 800, size: 8 },
    ).result,
  );
  expect(skills).toEqual(['Las Argon', 'Bubut']);
});

test('a bold skill with its level in brackets and the years behind a dash', () => {
  const { skills } = fieldsBelowName(
    head('Keahlian', 90),
    { text: '• ', y: 110, more: [{ text: 'PHP', bold: true }, { text: '(Mahir) - 3 tahun pengalaman' }] },
    {
      text: '• ',
      y: 126,
      more: [{ text: 'Python', bold: true }, { text: '(Menengah) - 2 tahun pengalaman' }],
    },
  );
  expect(skills).toEqual(['PHP', 'Python']);
});

test('skills between dashes in one line', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    '- PSAK - Rekonsiliasi bank - Laporan konsolidasi',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['PSAK', 'Rekonsiliasi bank', 'Laporan konsolidasi']);
});

test('a sentence below the heading speaks of all skills and is none', () => {
  const skillsBelow = (sentence: string) =>
    fieldsOf(
      ...siti,
      head('Keahlian', 90),
      { text: sentence, y: 108, size: 9 },
      { text: 'Laravel', y: 140 },
      { text: 'MySQL', y: 140, x: 200 },
      { text: 'Docker', y: 140, x: 320 },
    ).skills;
  for (const sentence of [
    'Kombinasi kemampuan administrasi, inventori, gudang, dan kompetensi pendukung di bidang logistik.',
    'Berikut adalah keahlian yang saya miliki.',
    'Bahasa, kerangka, alat, dan cara kerja yang saya kuasai.',
    'A mix of analytical, technical, and personal skills.',
  ])
    expect(skillsBelow(sentence)).toEqual(['Laravel', 'MySQL', 'Docker']);
  expect(skillsBelow('Kombinasi Warna')).toContain('Kombinasi Warna');
});

test('skills with a percentage behind a colon', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    ...['Perawatan Luka : 95 %', 'Menyuntik : 75 %', 'EKG : 80%'].map((text, index) => ({
      text,
      y: 110 + 16 * index,
    })),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Perawatan Luka', 'Menyuntik', 'EKG']);
});

test('skills over sentences that describe them', () => {
  const column = (x: number, title: string, ...lines: string[]) => [
    { text: title, x, y: 110, bold: true },
    ...lines.map((text, index) => ({ text, x, y: 126 + 13 * index })),
  ];
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    ...column(50, 'Rekrutmen', 'Membaca surat kerja,', 'menelepon para calon,', 'dan menyusun laporan.'),
    ...column(220, 'Administrasi', 'Menyimpan berkas rapat,', 'jadwal, dan', 'catatan kantor.'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Rekrutmen', 'Administrasi']);
});

test('figures at the right of names with colons say how well', () => {
  const bar = (y: number, name: string, value: string): Text[] => [
    { text: `${name}:`, y, bold: true },
    { text: value, x: 520, y, bold: true },
  ];
  const { skills } = fieldsOf(
    ...siti,
    head('Keahlian', 90),
    ...bar(110, 'Las', '85'),
    ...bar(140, 'Bubut', '80'),
    ...bar(170, 'Desain Mesin', '70'),
  );
  expect(skills).toEqual(['Las', 'Bubut', 'Desain Mesin']);
});

test('what stands beside points, with nothing below it, names their group', () => {
  const { skills } = fieldsOf(
    ...siti,
    head('Keahlian', 90),
    { text: 'Bengkel', x: 80, y: 110 },
    { text: '• Las Argon', x: 160, y: 110 },
    { text: '• Las Busur', x: 160, y: 126 },
    { text: 'Sangat menguasai', x: 70, y: 152 },
    { text: '• AutoCAD', x: 160, y: 152 },
    { text: '• SolidWorks', x: 160, y: 168 },
  );
  expect(skills).toEqual(['Las Argon', 'Las Busur', 'AutoCAD', 'SolidWorks']);
});

test('the first of each run names it where most of them are names of groups', () => {
  const { skills } = fieldsOf(
    ...siti,
    head('Technical Skills', 90),
    { text: 'Operating Systems', y: 110 },
    { text: 'Linux', y: 124 },
    { text: 'Windows', y: 138 },
    { text: 'Programming Languages', y: 168 },
    { text: 'Rust', y: 182 },
    { text: 'MATLAB', y: 196 },
  );
  expect(skills).toEqual(['Linux', 'Windows', 'Rust', 'MATLAB']);
});

test('plain names of groups in a column beside runs of items', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Language', y: 110 },
    { text: 'Java, HTML, CSS, Python, Kotlin, Scala, Fortran, Pascal, Shader (GLSL)', x: 110, y: 110 },
    { text: 'Framework', y: 122 },
    { text: 'Unity, Android, jQuery, Node.js, React, Spring, Django, Rails, THREE.js', x: 110, y: 122 },
    { text: 'Software', y: 134 },
    { text: 'vim, git, Linux', x: 110, y: 134 },
  );
  expect(skillNames(page)).toEqual(
    'Java,HTML,CSS,Python,Kotlin,Scala,Fortran,Pascal,Shader (GLSL),Unity,Android,jQuery,Node.js,React,Spring,Django,Rails,THREE.js,vim,git,Linux'.split(
      ',',
    ),
  );
});

test('skills: a group in the look of the languages’ heading, beside it in the margin', () => {
  const blue = 0x0e4194;
  const label = (text: string, y: number): Text => ({ text, x: 140 - 5.5 * text.length, y, colour: blue });
  const reading = readPage(
    { text: 'Siti Aminah', x: 160, y: 40, size: 20 },
    { text: 'siti@contoh.id', x: 160, y: 62 },
    label('EDUCATION', 90),
    { text: '2008 – 2010', x: 80, y: 110, colour: blue, size: 9 },
    { text: 'Master of Chemistry', x: 160, y: 110 },
    { text: 'University of Arunika', x: 160, y: 124 },
    label('SKILLS', 150),
    label('Languages', 170),
    ...['Polish – native', 'English – C2'].map((text, line) => ({ text, x: 160, y: 170 + 14 * line })),
    label('Laboratory', 210),
    ...['Spectroscopy', 'Microfading'].map((text, line) => ({ text, x: 160, y: 210 + 14 * line })),
    label('INTERESTS', 250),
    { text: 'weaving, running and singing in the choir of the town on Sundays', x: 160, y: 250 },
  );
  expect(flatten(reading.result).languages).toEqual(['Polish', 'English']);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Spectroscopy', 'Microfading']);
});

test('tags in a narrow column flow on below: the longest reaches over where another began', () => {
  const { skills } = fieldsBelowName(
    head('Skills', 90),
    { text: 'Docker', y: 110, bold: true },
    { text: 'Kubernetes', x: 92, y: 110, bold: true },
    { text: 'Jenkins', y: 123, bold: true },
    { text: 'Cloud Deployment', y: 136, bold: true },
    head('Education', 180),
    { text: 'BSc Physics, University of Ghent 2010 - 2014', y: 200 },
  );
  expect(skills).toEqual(['Docker', 'Kubernetes', 'Jenkins', 'Cloud Deployment']);
});

test('tags that flow over lines are skills of their own', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Keterampilan', 90),
    mainText('Masakan Bali', 108),
    mainText('Pastry', 108, { x: 130 }),
    mainText('HACCP', 122),
    mainText('Food costing', 122, { x: 97 }),
  );
  expect(result.skills.map((skill) => skill.name).sort()).toEqual([
    'Food costing',
    'HACCP',
    'Masakan Bali',
    'Pastry',
  ]);
});

test('how well a skill is known stands in a column of its own, in the writer’s own words', () => {
  const { skills } = fieldsWithRules(
    [
      ...siti,
      head('Skill Coding', 90),
      head('Pendidikan', 200),
      { text: 'Universitas Contoh, 2019 - 2023', y: 220 },
      { text: 'Skill', x: 60, y: 112, bold: true },
      { text: 'Level', x: 150, y: 112, bold: true },
      ...['C++', 'Html', 'Css'].map((text, index) => ({ text, x: 44, y: 128 + 16 * index })),
      ...['Expert', 'Newbie', 'Intermediete'].map((text, index) => ({ text, x: 144, y: 128 + 16 * index })),
    ],
    grid([40, 140, 240], [101, 117, 133, 149, 165]),
  );
  expect(skills).toEqual(['C++', 'Html', 'Css']);
});

test('names between long dashes are as many skills', () => {
  const { result } = readBelowName(head('Skills', 90), {
    text: 'Go — PostgreSQL — Kafka — Terraform',
    y: 110,
  });
  expect(result.skills.map(({ name }) => name)).toEqual(['Go', 'PostgreSQL', 'Kafka', 'Terraform']);
});

test('a row of tags that a cut between columns parted, and a job in a card below the contacts', () => {
  const card = (x: number, y: number, ...[name, ...facts]: string[]): Text[] => [
    { text: name!, x, y, bold: true },
    ...facts.map((text, at) => ({ text, x, y: y + 14 * (at + 1) })),
  ];
  const named = (x: number, y: number, title: string, ...facts: string[]): Text[] => [
    { text: title, x, y, bold: true, size: 12 },
    ...facts.map((text, at) => ({ text, x, y: y + 14 * (at + 1) })),
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 47, y: 50, size: 22, bold: true },
    { text: 'Videografer yang bekerja dari naskah sampai pewarnaan.', x: 47, y: 80 },
    ...named(397, 50, 'Kontak', '0821 1190 7765', 'siti@contoh.id', 'Denpasar'),
    ...named(47, 165, 'Pengalaman'),
    ...card(47, 182, 'Videografer Utama', 'PT Arunika · Denpasar', 'Sep 2020 – Sekarang', '• Membuat 34 video', '• Memimpin kru'),
    ...card(397, 165, 'Editor Video', 'PT Sentosa · Ubud', 'Mar 2018 – Agt 2020', '• Menyunting 120 video'),
    ...named(47, 290, 'Pendidikan', 'S1 Film', 'Institut Arunika', '2013 – 2018'),
    ...named(222, 290, 'Penghargaan', 'Film Pendek Terbaik', 'Festival Arunika, 2019'),
    ...named(397, 290, 'Bahasa', 'Inggris: Lancar'),
    ...named(47, 390, 'Keahlian'),
    ...['Resolve', 'Premiere', 'Drone', 'Naskah'].map((text, at) => ({ text, x: 53 + 57 * at, y: 410, size: 9 })),
    ...named(397, 390, 'Minat', 'Selancar'),
  ); // prettier-ignore
  expect(flatten(result).work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Videografer Utama', 'PT Arunika'],
    ['Editor Video', 'PT Sentosa'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Resolve', 'Premiere', 'Drone', 'Naskah']);
});

test('groups of skills that follow each other as sentences', () => {
  const { result } = readPage(...siti, head('Keahlian', 90), {
    text: 'Penjualan: Negosiasi, Presentasi. Alat: Excel, Moka POS',
    y: 110,
  });
  expect(result.skills.map((skill) => skill.name)).toEqual(['Negosiasi', 'Presentasi', 'Excel', 'Moka POS']);
});

test('rows of skills that stand far apart do not go on below each other', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Python, R, SQL', y: 110 },
    { text: 'Tableau, Looker Studio', y: 129 },
    { text: 'Git, Docker', y: 148 },
    head('Education', 180),
    { text: 'Universitas Jember, S1 Statistika', y: 198 },
  );
  expect(skillNames(page)).toEqual(['Python', 'R', 'SQL', 'Tableau', 'Looker Studio', 'Git', 'Docker']);
});

test('parts of the skills that are none: languages beside their levels, interests', () => {
  const name = (text: string, y: number): Text => ({ text, y, bold: true });
  const job = (post: string, employer: string, years: string, y: number): Text[] => [
    name(post, y),
    { text: employer, x: 56, y: y + 16 },
    { text: years, x: 470, y: y + 16, italic: true },
    { text: '• Drew circuits for the sensors of the house', x: 64, y: y + 30 },
  ];
  const { result } = readPage(
    ...siti,
    head('Working Experience', 90),
    ...job('Design Engineer', 'Harbour Circuits', '2013 - 2017', 110),
    ...job('Test Engineer', 'Island Sensors', '2010 - 2013', 166),
    ...job('Thesis Worker', 'Barito Power', '2009 - 2010', 222),
    head('Skills and Competences', 284),
    name('Languages', 304),
    { text: 'Italian:', y: 318, bold: true },
    { text: 'Native', x: 110, y: 318 },
    { text: 'English:', y: 332, bold: true },
    { text: 'Fluent', x: 110, y: 332 },
    name('Technical', 354),
    { text: '• Circuit design', y: 368 },
    { text: '• Layout', y: 382 },
    name('Personal Interests', 404),
    { text: '• Photography', y: 418 },
    { text: '• Archery', y: 432 },
  );
  expect(flatten(result).languages).toEqual(['Italian', 'English']);
  expect(result.skills.map(({ name: skill }) => skill)).toEqual(['Circuit design', 'Layout']);
});

test('runs of skills beside labels set flush right go on below', () => {
  const row = (label: string, list: string, y: number): Text[] => [
    { text: label, x: 100 - label.length * 5 - (label.split(' ').length - 1) * -2, y },
    { text: list, x: 108, y },
  ];
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Research', 'learning pipelines, data visualization', 110),
    ...row('Software', 'maintenance, documentation, review of the work, collaboration', 126),
    { text: '& peer review, computing', x: 108, y: 138 },
    ...row('Tools', 'R, Python', 154),
    head('Education', 184),
    { text: 'Universitas Jember, S1 Biologi, 2010 - 2014', y: 202 },
  );
  expect(skillNames(page)).toContain('collaboration & peer review');
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
  expect(jobsWithText(page)).toHaveLength(1);
  expect(skillNames(page)).toEqual(['Perawatan ventilator', 'Terapi infus', 'Interpretasi EKG']);
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

test('skills with a colon behind each and no items are skills, not names of groups', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Stock opname:', y: 110, bold: true },
    { text: 'Forklift ():', y: 124, bold: true },
    { text: 'Microsoft Excel:', y: 138, bold: true },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Stock opname', 'Forklift', 'Microsoft Excel']);
});

test('a group of skills may say how well before its colon', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Structural Design (Master): SAP2000, AutoCAD', y: 108, more: [] },
    { text: 'Site Supervision (Advanced): Concrete, Drainage', y: 122 },
  );
  expect(result.skills.map((skill) => skill.name)).toEqual(['SAP2000', 'AutoCAD', 'Concrete', 'Drainage']);
});

test('how long a skill has been used is no part of its name', () => {
  const { result } = readPage(...siti, head('Skills', 90), {
    text: 'Java 10 yrs, Spring Boot 8 yrs, Excel (5+ years), Go 1 yr',
    y: 110,
  });
  expect(result.skills.map(({ name }) => name)).toEqual(['Java', 'Spring Boot', 'Excel', 'Go']);
});

test('words in letters of one width, whose spaces are as wide as letters, are no tags', () => {
  const { items } = buildPage(['Ethical hacking was my hobby last summer']);
  const wide = items.map((item, index) => ({
    ...item,
    width: 6 * item.text.length,
    x: 6 * items.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0),
  }));
  const text = wide.map((item) => item.text).join(' ');
  expect(splitTags({ page: 0, text, items: wide }).map((tag) => tag.text)).toEqual([text]);
});

test('words in small letters behind one with a capital are no tags, however far a scanner laid them apart', () => {
  const { items } = buildPage(['Kelistrikan alat berat']);
  const wide = items.map((item, index) => ({ ...item, x: item.x + 6 * index }));
  const text = wide.map((item) => item.text).join(' ');
  expect(splitTags({ page: 0, text, items: wide }).map((tag) => tag.text)).toEqual([text]);
});

test('names at the left edge over rows of centred tags in the same letters are groups', () => {
  const bold = (text: string, x: number, y: number): Text => ({ text, x, y, bold: true });
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    bold('Programming languages', 50, 110),
    bold('C++', 90, 124),
    bold('Python', 130, 124),
    bold('Java', 190, 124),
    bold('Databases', 50, 146),
    bold('MongoDB', 80, 160),
    bold('Postgres', 140, 160),
    bold('Redis', 100, 174),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'C++',
    'Python',
    'Java',
    'MongoDB',
    'Postgres',
    'Redis',
  ]);
});

test('skills that numbers in a column of their own count', () => {
  const { skills } = fieldsOf(
    ...siti,
    head('Kemampuan', 90),
    ...['Pemasangan infus', 'Perawatan luka', 'EKG'].flatMap((text, index) => [
      { text: `${index + 1}.`, x: 50, y: 110 + 16 * index },
      { text, x: 72, y: 110 + 16 * index },
    ]),
  );
  expect(skills).toEqual(['Pemasangan infus', 'Perawatan luka', 'EKG']);
});

test('the level of a group of skills, in a line between its name and its items', () => {
  const { result, details } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Web Frameworks', bold: true },
    'Intermediate',
    'React.js, Angular, Vue.js',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['React.js', 'Angular', 'Vue.js']);
  expect(details['skills.0.level']).toBe('Intermediate');
});

test('skills: a level right behind the name in letters of its own is no part of it', () => {
  const line = (text: string, level: string, y: number) => ({
    text,
    y,
    more: [{ text: level, size: 9, colour: 0x777777 }],
  });
  const { skills } = fieldsBelowName(
    head('Keahlian', 90),
    line('Mesin Bubut', 'Mahir', 110),
    line('Jangka Sorong', 'Menengah', 124),
    line('Gambar Teknik', 'Pemula', 138),
  );
  expect(skills).toEqual(['Mesin Bubut', 'Jangka Sorong', 'Gambar Teknik']);
});

test('skills: a share half-way down beside a name in two lines', () => {
  const rows = ['Microsoft|Word', 'Desain|Grafis', 'Power|Point'].flatMap((name, at) => {
    const [first, second] = name.split('|');
    const y = 110 + 40 * at;
    return [
      { text: first!, y },
      { text: `${80 - at}%`, x: 190, y: y + 7 },
      { text: second!, y: y + 14 },
    ];
  });
  const { skills } = fieldsBelowName(head('Keahlian', 90), ...rows);
  expect(skills).toEqual(['Microsoft Word', 'Desain Grafis', 'Power Point']);
});

test('skills: a tag below the first of a row of tags is one of its own, though levels stand in rows above', () => {
  const tag = (text: string, x: number, y: number): Text => ({ text, x, y, size: 9 });
  const { skills } = fieldsBelowName(
    head('Keahlian', 90),
    ...['Laporan keuangan', 'Perpajakan', 'Audit internal'].flatMap((text, at) => [
      tag(text, 50, 110 + 12 * at),
      tag('○○○○○', 160, 110 + 12 * at),
    ]),
    { text: 'Aplikasi', y: 152, bold: true, size: 9 },
    tag('Accurate', 50, 168),
    tag('Zahir', 94, 168),
    tag('e-Faktur', 124.5, 168),
    tag('MS Excel', 168.5, 168),
    tag('SAP B1', 50, 181),
  );
  expect(skills).toEqual([
    'Laporan keuangan',
    'Perpajakan',
    'Audit internal',
    'Accurate',
    'Zahir',
    'e-Faktur',
    'MS Excel',
    'SAP B1',
  ]);
});

test('skills: the last of those in grey below a point is no name of a group', () => {
  const grey = (text: string, y: number): Text => ({ text, x: 58, y, size: 9, colour: 0x777777 });
  const { skills } = fieldsBelowName(
    head('Skills', 90),
    { text: '• Python', y: 110 },
    grey('pandas', 123),
    grey('SQLAlchemy', 136),
    { text: '• Docker', y: 150 },
  );
  expect(skills).toEqual(['Python', 'pandas', 'SQLAlchemy', 'Docker']);
});

test('where most rows have dots, the rows without them name groups', () => {
  const row = (y: number, text: string, dots: string): Text[] => [
    { text, y, bold: true },
    { text: dots, x: 300, y },
  ];
  const { skills } = fieldsBelowName(
    head('Skills', 90),
    { text: 'Operating systems', y: 110, italic: true },
    ...row(126, 'Linux', '●●●●○'),
    ...row(142, 'Windows', '●●●○○'),
    { text: 'Writing', y: 158, italic: true },
    ...row(174, 'LaTeX', '●●○○○'),
    ...row(190, 'Markdown', '●●●●●'),
    head('Pengalaman', 230),
    ...jobAt(250),
  );
  expect(skills).toEqual(['Linux', 'Windows', 'LaTeX', 'Markdown']);
});

test('groups of skills side by side below a larger heading, some in words that no heading has', () => {
  const group = (x: number, y: number, name: string, ...lines: string[]): Text[] => [
    { text: name, x, y, size: 12, bold: true },
    ...lines.map((text, at) => ({ text, x, y: y + 16 + 13 * at, size: 9 })),
  ];
  const page = readPage(
    ...siti,
    { text: 'Tentang Saya', y: 90, size: 18, bold: true },
    ...group(50, 120, 'Ketertarikan', '• Pengembangan Web', '• Kecerdasan Buatan', '• Cloud Computing'),
    ...group(
      230,
      120,
      'Pengalaman',
      'Bootcamp Cloud Computing',
      '2023',
      'Mengembangkan aplikasi',
      'untuk web dengan React.',
    ),
    ...group(
      410,
      120,
      'Proyek Unggulan',
      'Aplikasi Klasifikasi Sampah',
      'React Native, Firebase',
      'Mengelola jenis sampah',
    ),
    { text: 'Keahlian', y: 210, size: 18, bold: true },
    ...group(50, 240, 'Front-end', 'HTML, CSS, JavaScript,', 'React.js, Bootstrap'),
    ...group(230, 240, 'Back-end', 'Node.js, Express, PHP,', 'Firebase'),
    ...group(410, 240, 'Database', 'MySQL, PostgreSQL'),
    ...group(50, 310, 'Tools', 'Git, Figma'),
    ...group(230, 310, 'Soft Skills', 'Komunikasi,', 'Manajemen Waktu'),
    ...group(410, 310, 'Bahasa', 'Indonesia (Native),', 'Inggris (Fluent)'),
    { text: 'Pendidikan', y: 370, size: 18, bold: true },
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 390 },
  );
  expect(skillNames(page)).toEqual(expect.arrayContaining(['React.js', 'Express', 'PostgreSQL']));
});

test('names of cards in larger letters, each over a list', () => {
  const card = (x: number, y: number, name: string, list: string): Text[] => [
    { text: name, x, y, size: 13 },
    { text: list, x, y: y + 18, size: 9 },
  ];
  const { skills } = fieldsOf(
    ...siti,
    { text: 'Keahlian', y: 90, size: 18, bold: true },
    ...card(45, 120, 'Dapur', 'Membuat Roti, Menghias Kue'),
    ...card(240, 120, 'Kasir', 'Moka, Qasir'),
    ...card(420, 120, 'Gudang', 'Stok Opname, Accurate'),
    ...card(45, 165, 'Layanan', 'Barista, Pramusaji'),
    ...card(240, 165, 'Kantor', 'Excel, Word'),
  );
  expect(skills.toSorted()).toEqual(
    'Accurate,Barista,Excel,Membuat Roti,Menghias Kue,Moka,Pramusaji,Qasir,Stok Opname,Word'.split(','),
  );
});

test('the same word below each name says of what kind it is', () => {
  const skill = (y: number, name: string): Text[] => [
    { text: name, y, bold: true },
    { text: 'teknis', y: y + 14, size: 8 },
  ];
  const { skills } = fieldsOf(
    ...siti,
    head('Keahlian', 90),
    ...skill(112, 'Las Argon'),
    ...skill(146, 'Mesin Bubut'),
    ...skill(180, 'Gambar Teknik'),
  );
  expect(skills).toEqual(['Las Argon', 'Mesin Bubut', 'Gambar Teknik']);
});

test('levels with years below names side by side', () => {
  const skill = (x: number, y: number, name: string, level: string): Text[] => [
    { text: name, x, y, bold: true },
    { text: level, x, y: y + 14, size: 8, colour: 0x666666 },
  ];
  const { skills } = fieldsOf(
    ...siti,
    head('Skills', 90),
    ...skill(45, 112, 'Pastry', 'advanced • 3 yrs'),
    ...skill(240, 112, 'Latte Art', 'intermediate • 2 yrs'),
    ...skill(430, 112, 'Plating', 'advanced • 4 yrs'),
    ...skill(45, 146, 'Moka POS', 'beginner • 1 yrs'),
  );
  expect(skills).toEqual(['Pastry', 'Latte Art', 'Plating', 'Moka POS']);
});

test('points each over inner points name groups', () => {
  const point = (x: number, y: number, text: string): Text => ({ text: `• ${text}`, x, y });
  const { skills, languages } = fieldsOf(
    ...siti,
    head('Skills', 90),
    point(50, 112, 'Kitchen & Bakery'),
    point(80, 126, 'Sourdough'),
    point(80, 140, 'Puff Pastry'),
    point(50, 154, 'Counter'),
    point(80, 168, 'Moka POS'),
    point(50, 182, 'Language'),
    point(80, 196, 'Indonesian (Native)'),
    point(80, 210, 'English'),
  );
  expect(skills).toEqual(['Sourdough', 'Puff Pastry', 'Moka POS']);
  expect(languages).toEqual(['Indonesian', 'English']);
});

/** A list in a narrow column, beside jobs that reach from its right edge to the page's. */
const besideJobs = (width: number, ...lines: Text[]): string[] =>
  skillNames(
    readPage(
      { text: 'Siti Aminah', x: 40, y: 40, size: 22, bold: true },
      { text: 'siti@contoh.id', x: 40, y: 60 },
      { ...head('Keahlian', 100), x: 40 },
      ...lines,
      { ...head('Pengalaman Kerja', 100), x: 55 + width },
      ...jobAt(120).map((text) => ({ ...text, x: 55 + width })),
      { text: '• Mencatat barang yang masuk dan keluar dari gudang', x: 55 + width, y: 164 },
      { text: '• Menghitung persediaan bersama tiga orang setiap bulan', x: 55 + width, y: 178 },
      { ...head('Pendidikan', 206), x: 55 + width },
      { text: 'SMA Negeri 1 Kudus, 2018 – 2021', x: 55 + width, y: 226 },
    ),
  );

const inLines = (step: number, ...texts: string[]): Text[] =>
  texts.map((text, at) => ({ text, x: 40, y: 120 + step * at }));

test('skills: a run of items goes on over as many lines as it fills', () => {
  const run = inLines(
    14,
    'Mergers and Acquisitions,',
    'Data Protection, Joint',
    'Ventures, Due Diligence,',
    'Contract Drafting, Tax,',
    'Negotiation, Company',
    'Law, Banking, Legal',
    'Research',
  );
  expect(besideJobs(140, ...run)).toContain('Legal Research');
});

test('skills: a run whose lines end in the sign between its items goes on where one has none', () => {
  const run = inLines(
    14,
    'Asesmen Formatif |',
    'Pembelajaran',
    'Berdiferensiasi | Canva |',
    'Manajemen Kelas |',
    'Quizizz',
  );
  expect(besideJobs(150, ...run)).toEqual([
    'Asesmen Formatif',
    'Pembelajaran Berdiferensiasi',
    'Canva',
    'Manajemen Kelas',
    'Quizizz',
  ]);
});

test('skills: names one below the other are not one, however little room their lines leave', () => {
  const names = [
    'AutoCAD',
    'SAP2000',
    'Microsoft Project',
    'Tekla Structures',
    'Penjadwalan Proyek',
    'Estimasi Biaya',
    'Pengendalian Mutu',
  ];
  expect(besideJobs(118, ...inLines(15, ...names))).toEqual(names);
});

test('skills: two lines nearer to each other than other names are one, in each column of a grid', () => {
  const column = (x: number, ...rows: [y: number, text: string][]): Text[] =>
    rows.map(([y, text]) => ({ text, x, y }));
  const page = readBelowName(
    head('Keahlian', 100),
    ...column(
      50,
      [120, 'Asesmen Formatif'],
      [140, 'Pembelajaran'],
      [152, 'Berdiferensiasi'],
      [172, 'Manajemen Kelas'],
    ),
    ...column(240, [120, 'GeoGebra'], [140, 'Google Classroom'], [160, 'Canva'], [180, 'Quizizz']),
  );
  expect(skillNames(page)).toContain('Pembelajaran Berdiferensiasi');
});

test('a level before the first of a group of skills is no part of its name', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Languages: Advanced: Python, Rust, Bash | Intermediate: Java, SQL', y: 110 },
    { text: 'Frameworks: React, Svelte', y: 124 },
  );
  expect(skillNames(page)).toEqual(['Python', 'Rust', 'Bash', 'Java', 'SQL', 'React', 'Svelte']);
});

test('three top skills stand in a line each, though the next word would not have fitted', () => {
  const beside = (text: string, y: number, size = 12): Text => ({ text, x: 194, y, size });
  const { result } = readPage(
    { text: 'Contact', x: 18, y: 50, size: 13 },
    { text: 'siti@contoh.id', x: 18, y: 68 },
    { text: 'Top Skills', x: 18, y: 110, size: 13 },
    { text: 'Kemitraan Pemerintahan', x: 18, y: 128 },
    { text: 'Pengelolaan Acara', x: 18, y: 143 },
    { text: 'Negosiasi', x: 18, y: 158 },
    { text: 'Languages', x: 18, y: 200, size: 13 },
    { text: 'Indonesian (Native)', x: 18, y: 218 },
    beside('Siti Aminah', 60, 26),
    beside('Manajer Kemitraan', 84),
    beside('Experience', 130, 16),
    beside('Kelas Kencana', 156),
    beside('Manajer Kemitraan', 172, 11),
    beside('January 2022 - Present (4 years 10 months)', 188, 10),
    beside('Menandatangani kerja sama dengan 14 provinsi.', 208, 10),
    beside('Education', 250, 16),
    beside('Universitas Kencana', 276),
    beside('S1, Manajemen · (2010 - 2014)', 292, 10),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Kemitraan Pemerintahan',
    'Pengelolaan Acara',
    'Negosiasi',
  ]);
});

test('three lines below that heading may be rows of many skills', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian Utama', 90),
    {
      text: 'Hard Skill: Analisis Data, Bahasa Go, Jaringan (LAN, Mikrotik), Penulisan Laporan, Cyber',
      y: 108,
    },
    { text: 'Security Basic, Linux OS.', y: 122 },
    { text: 'Soft Skill: Berpikir Kritis, Manajemen Waktu.', y: 136 },
  );
  expect(result.skills.map(({ name }) => name)).toContain('Cyber Security Basic');
});

test('names of groups in tight rows are each beside their own skills', () => {
  const row = (label: string, list: string, y: number): Text[] => [
    { text: label, x: 72, y, bold: true },
    { text: list, x: 195, y, bold: true },
  ];
  const { skills, languages } = fieldsBelowName(
    head('Keahlian', 104),
    ...row('Perangkat Lunak', 'Leapfrog, ArcGIS, Surpac, Microsoft Excel', 124),
    ...row('Lapangan', 'Pemetaan Geologi, Logging Inti Bor, Geoteknik', 138),
    ...row('Bahasa', 'Indonesia (Ibu), Inggris (Aktif)', 152),
    head('Sertifikat', 180),
    {
      text: 'Competent Person Indonesia (PERHAPI), 2023',
      x: 72,
      y: 200,
      bold: true,
    },
  );
  expect(skills).toEqual([
    'Leapfrog',
    'ArcGIS',
    'Surpac',
    'Microsoft Excel',
    'Pemetaan Geologi',
    'Logging Inti Bor',
    'Geoteknik',
  ]);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

test('the name of a group may hold a comma before its last word', () => {
  const { skills } = fieldsBelowName(
    head('Skills', 104),
    { text: '• Programming Languages :', y: 124 },
    { text: 'Python, CUDA, Go', x: 60, y: 136 },
    { text: '• Libraries, and Knowledge:', y: 148 },
    { text: 'SQL, MPI, Docker', x: 60, y: 160 },
  );
  expect(skills).toEqual(['Python', 'CUDA', 'Go', 'SQL', 'MPI', 'Docker']);
});

test('names of groups beside points are no skills', () => {
  const { skills } = fieldsBelowName(
    head('Keahlian', 104),
    { text: 'Klinis', y: 124 },
    { text: '• pemasangan infus, perawatan luka, EKG', x: 120, y: 124 },
    { text: 'Komputer', y: 138 },
    { text: '• SIMRS Khanza, Microsoft Word', x: 120, y: 138 },
  );
  expect(skills).toEqual(['pemasangan infus', 'perawatan luka', 'EKG', 'SIMRS Khanza', 'Microsoft Word']);
});

test('in a table of skills the names stand below the name of their column', () => {
  const row = (y: number, ...cells: [string, number][]): Text[] => cells.map(([text, x]) => ({ text, x, y }));
  const table = (...names: [string, number][]) =>
    fieldsBelowName(
      head('Skill matrix', 104),
      ...row(124, ['Level', 116], ['Skill', 178], ...names),
      ...row(142, ['Tools:', 50], ['Python', 174], ['18', 236], ['May it run a thousand years!', 264]),
      ...row(160, ['C', 186], ['15', 236], ['Stars in the void.', 264]),
      ...row(178, ['Rust', 180], ['2', 238], ['Where we go, safety cannot always.', 264]),
    ).skills;
  expect(table(['Years', 230], ['Comment', 264])).toEqual(['Python', 'C', 'Rust']);
  expect(table(['Years Comment', 230])).toEqual(['Python', 'C', 'Rust']);
});

test('commas part the names of a line whose spaces a justified column stretched', () => {
  const words = 'Tekla Structures, Robot Structural Analysis, Eurocode 3, Bridge inspection,'.split(' ');
  const left = (at: number) => words.slice(0, at).reduce((x, word) => x + 5 * word.length + 6, 50);
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    ...words.map((text, at) => ({ text, x: left(at), y: 110 })),
    { text: 'Python', y: 123 },
  );
  expect(skillNames({ result })).toEqual([
    'Tekla Structures',
    'Robot Structural Analysis',
    'Eurocode 3',
    'Bridge inspection',
    'Python',
  ]);
});

test('a smaller step joins no names of several words that leave most of the column free', () => {
  const { skills } = fieldsBelowName(
    head('Skills', 104),
    { text: 'Cold kitchen and butchery', y: 124 },
    { text: 'Hygiene of the galley', y: 144 },
    { text: 'Basic Safety Training', y: 164 },
    { text: 'Crowd Management', y: 177 },
    head('Experience', 210),
    { text: 'Deckhand at Kencana Shipping, 2019 – 2021', y: 230 },
    { text: '• Kept the deck clean and stood watch at night, in port and on the open sea alike.', y: 244 },
  );
  expect(skills.slice(2)).toEqual(['Basic Safety Training', 'Crowd Management']);
});

test('a group of skills whose colon no space follows', () => {
  expect(
    flatten(
      underTitle('Technical skills', ['Programming Languages:Java, Python', 'Databases:SQL, MongoDB']).result,
    ).skills,
  ).toEqual(['Java', 'Python', 'SQL', 'MongoDB']);
});

test('a bold label opens the skills below the schools, where the paper has no others', () => {
  const { skills, education } = fieldsBelowName(
    head('Education', 104),
    { text: 'University of Arunika', y: 124, bold: true },
    { text: 'BSc Psychology, 2016 – 2020', y: 138 },
    { text: 'Skills:', y: 160, bold: true, more: [{ text: 'Excel, SPSS, Canva,', bold: false }] },
    { text: 'Adobe Photoshop, Zoom', y: 174 },
  );
  expect(skills).toEqual(['Excel', 'SPSS', 'Canva', 'Adobe Photoshop', 'Zoom']);
  expect(education.map(({ organization }) => organization)).toEqual(['University of Arunika']);
});

test('two kinds of skills below each other, the first of them a heading elsewhere, each beside its list', () => {
  const { result, details } = readPage(
    ...siti,
    head('Work Experience', 90),
    ...jobAt(110),
    { ...head('Skills', 190), x: 150 },
    textAt(92, 210, 'Languages'),
    textAt(150, 210, 'Python, Julia, SQL'),
    textAt(92, 222, 'Platforms'),
    textAt(150, 222, 'Airflow, PostGIS, Azure'),
  );
  expect(result.skills.map(({ name }, at) => [details?.[`skills.${at}.group`], name])).toEqual([
    ['Languages', 'Python'],
    ['Languages', 'Julia'],
    ['Languages', 'SQL'],
    ['Platforms', 'Airflow'],
    ['Platforms', 'PostGIS'],
    ['Platforms', 'Azure'],
  ]);
});

test('skills set flush right below each other behind labels are some, however they fill their column', () => {
  const flushRight = (text: string, y: number): Text => ({ text, x: 300 - 5 * text.length, y });
  const page = readPage(
    ...siti,
    head('Technical skills', 104),
    { text: 'Dough', y: 130, bold: true },
    flushRight('Sourdough', 130),
    flushRight('Leavening', 144),
    { text: 'Business', y: 158, bold: true },
    flushRight('Stocktaking', 158),
    flushRight('Bookkeeping', 172),
  );
  expect(skillNames(page)).toEqual(['Sourdough', 'Leavening', 'Stocktaking', 'Bookkeeping']);
});

test('a tag in bold letters over the name of the next group is a skill', () => {
  const tags = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 54 + 120 * at, y, size: 8, bold: true }));
  const page = readPage(
    ...siti,
    head('Keahlian', 104),
    { text: 'Klinis', y: 126 },
    ...tags(140, 'Triase', 'Infus', 'EKG'),
    { text: 'Umum', y: 160 },
    ...tags(174, 'Komunikasi', 'Rekam medis'),
  );
  expect(skillNames(page)).toEqual(['Triase', 'Infus', 'EKG', 'Komunikasi', 'Rekam medis']);
});

test('names of groups in smaller letters below a heading of skills are none of jobs', () => {
  const name = (text: string, y: number): Text => ({ text, y, size: 13, bold: true });
  const large = (text: string, y: number): Text => ({ text, y, size: 18, bold: true });
  const list = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 80, y: y + 18 * at }));
  const page = readPage(
    ...siti,
    large('Education', 90),
    { text: 'Arunika University, 2015 - 2019', y: 112 },
    large('Skills', 200),
    name('Field work', 226),
    ...list(244, 'Scuba surveys', 'Boat handling', 'Tagging'),
    name('Laboratory', 306),
    ...list(324, 'Histology', 'Cultures'),
    name('Data', 368),
    ...list(386, 'Sheets', 'Maps'),
  );
  expect(skillNames(page)).toEqual([
    'Scuba surveys',
    'Boat handling',
    'Tagging',
    'Histology',
    'Cultures',
    'Sheets',
    'Maps',
  ]);
  expect(flatten(page.result).work).toEqual([]);
});

test('traits in a list are skills and no text about oneself', () => {
  const { summary, skills } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Kepribadian', 140),
    { text: '• Teliti', y: 160 },
    { text: '• Ramah', y: 174 },
    { text: '• Tekun', y: 188 },
  );
  expect([summary, skills]).toEqual([null, ['Teliti', 'Ramah', 'Tekun']]);
});

test('a short list under a heading in the writer’s own words is of the kind of the longer ones below', () => {
  const list = (y: number, ...texts: string[]): Text[] => texts.map((text, at) => ({ text, y: y + 14 * at }));
  const { skills } = fieldsBelowName(
    head('Pengalaman', 90),
    { text: 'Teknisi, PT Arunika, 2021 – 2023', y: 108 },
    head('Pendidikan', 140),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 158 },
    head('Perpajakan', 190),
    ...list(208, 'e-Faktur', 'DJP Online'),
    head('Pembukuan', 254),
    ...list(272, 'Accurate', 'Microsoft Excel', 'Rekonsiliasi bank', 'Zahir'),
    head('Bahasa', 346),
    ...list(364, 'Indonesia', 'Inggris'),
  );
  expect(skills).toEqual([
    'e-Faktur',
    'DJP Online',
    'Accurate',
    'Microsoft Excel',
    'Rekonsiliasi bank',
    'Zahir',
  ]);
});

test.each([
  ['Stok opname + Rute kirim + Forklift', ['Stok opname', 'Rute kirim', 'Forklift']],
  ['1) Stok opname; 2) Rute kirim; 3) Forklift', ['Stok opname', 'Rute kirim', 'Forklift']],
  ['Vue + Node', ['Vue + Node']],
])('skills in one line, added or numbered: %s', (line, names) => {
  expect(skillNames(underTitle('Keahlian', [line]))).toEqual(names);
});

test('skills under `What I can do`', () => {
  expect(skillNames(underTitle('What I Can Do', ['Curriculum design, Grant writing, Excel']))).toEqual([
    'Curriculum design',
    'Grant writing',
    'Excel',
  ]);
});

test('names side by side over their kinds in letters of one size, below a sentence', () => {
  const row = (y: number, bold: boolean, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 50 + 130 * at, y, bold }));
  const { skills } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Tools', 140),
    { text: 'Berikut ini beberapa tools yang biasa saya pakai', y: 160 },
    ...row(180, true, 'Visual Studio Code', 'Laravel', 'PHP', 'JavaScript'),
    ...row(194, false, 'Code Editor', 'Framework', 'Language', 'Language'),
    ...row(220, true, 'Tailwind CSS', 'Bootstrap', 'Figma', 'GitHub'),
    ...row(234, false, 'Framework', 'Framework', 'Design App', 'Repository'),
  );
  expect(skills).toEqual([
    'Visual Studio Code',
    'Laravel',
    'PHP',
    'JavaScript',
    'Tailwind CSS',
    'Bootstrap',
    'Figma',
    'GitHub',
  ]);
});

test('two names of groups in a row, each flush right before what it holds', () => {
  const row = (
    y: number,
    first: [string, number],
    text: string,
    second: [string, number],
    own: string,
  ): Text[] => [
    { text: first[0], x: 114 - first[1], y },
    { text, x: 126, y },
    { text: second[0], x: 362 - second[1], y },
    { text: own, x: 374, y },
  ];
  const { skills } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Keterampilan', 140),
    ...row(160, ['Kelas', 25], 'Kahoot, Quizizz', ['Kantor', 30], 'Word, PowerPoint'),
    ...row(174, ['Desain', 30], 'Canva', ['Video', 25], 'CapCut'),
  );
  expect(skills).toEqual(['Kahoot', 'Quizizz', 'Word', 'PowerPoint', 'Canva', 'CapCut']);
});

test('one list under a heading that names skills and languages', () => {
  const fields = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Keahlian & Bahasa', 140),
    { text: '• Opera PMS', y: 160 },
    { text: '• Excel (pivot, vlookup)', y: 174 },
    { text: '• Bahasa Indonesia', y: 188 },
    { text: '• English – fluent', y: 202 },
  );
  expect(fields.skills).toEqual(['Opera PMS', 'Excel (pivot, vlookup)']);
  expect(fields.languages).toEqual(['Bahasa Indonesia', 'English']);
});

test('names side by side over a sentence each', () => {
  const row = (y: number, bold: boolean, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 50 + 260 * at, y, bold }));
  const { skills } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Keahlian', 140),
    ...row(160, true, 'Digital Marketing', 'Content Creation'),
    ...row(174, false, 'Strategi dan eksekusi kampanye digital.', 'Membuat konten foto yang menarik.'),
    ...row(200, true, 'Copywriting', 'Analytics'),
    ...row(214, false, 'Menulis caption dan naskah iklan.', 'Membaca data untuk laporan bulanan.'),
  );
  expect(skills).toEqual(['Digital Marketing', 'Content Creation', 'Copywriting', 'Analytics']);
});

test('skills with shares in rows below a heading in the writer’s own words', () => {
  const row = (y: number, name: string, share: string) => [textAt(50, y, name), textAt(250, y, share)];
  const page = readPage(
    ...siti,
    head('Pendidikan', 90),
    textAt(50, 108, 'SMA Negeri 1 Kudus, 2018 – 2021'),
    head('Yang Saya Kuasai', 140),
    ...row(158, 'HPLC', '95%'),
    ...row(172, 'Kromatografi gas', '90%'),
    ...row(186, 'Validasi metode', '85%'),
    ...row(200, 'Minitab', '80%'),
  );
  expect(skillNames(page)).toEqual(['HPLC', 'Kromatografi gas', 'Validasi metode', 'Minitab']);
});
