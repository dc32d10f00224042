import { parseResume, plainFact, printedOrder, templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { portrait } from '../gallery/portrait.ts';
import { pagePicture } from './page-image.ts';
import { render } from './render.ts';
import { flatText, pdfText } from './testing/pdf-text.ts';

/* How lines end and where things stand: what a typographer looks for. */

const multi = { pages: 'multi' } as const;

const career = {
  profile: { firstName: 'Laras', lastName: 'Widodo', subtitle: 'Pembeli', email: 'laras@contoh.id' },
  metadata: { language: 'en' },
  work: [
    { position: 'Buyer', company: 'PT Satu', startDate: '2023-05', isCurrent: true },
    { position: 'Planner', company: 'PT Dua', startDate: '2019-08', endDate: '2022-08' },
    { position: 'Clerk', company: 'PT Tiga', startDate: '2017-06', endDate: '2018-07' },
    { position: 'Intern', company: 'PT Empat', startDate: '2016-01', endDate: '2016-10' },
  ],
};

const atTheRight = templateNames.filter((name) => !['pikachu', 'gengar', 'glalie'].includes(name));

test.each(atTheRight)('%s: dates of months begin in one line and end in one', async (template) => {
  const pdf = await render(parseResume(career), { ...multi, template });
  const page = await pagePicture(pdf, { page: 1, width: 1240 });
  const { data, info } = await page.greyscale().raw().toBuffer({ resolveWithObject: true });
  // At the right, below what a template draws in the corner, stand dates alone; rules reach further left than they do.
  const dates: { left: number; right: number; foot: number }[] = [];
  for (let y = 200; y < info.height; y += 1) {
    const ink: number[] = [];
    for (let x = 800; x < info.width - 60; x += 1) if ((data[y * info.width + x] ?? 255) < 150) ink.push(x);
    const [left, right] = [ink[0], ink.at(-1)];
    if (left === undefined || right === undefined || left < 850) continue;
    const last = dates.at(-1);
    if (last && y - last.foot < 5)
      Object.assign(last, { left: Math.min(last.left, left), right: Math.max(last.right, right), foot: y });
    else dates.push({ left, right, foot: y });
  }
  expect(dates).toHaveLength(4);
  for (const side of ['left', 'right'] as const) {
    const edges = dates.map((date) => date[side]);
    expect(Math.max(...edges) - Math.min(...edges), `${side}: ${edges.join(' ')}`).toBeLessThan(8);
  }
});

test.each(templateNames)('%s: no separator begins or ends a line', async (template) => {
  const post = {
    position: 'Regional Category Manager, Ingredients',
    company: 'Bright Harvest Foods Holdings',
    employment: 'Full Time',
    startDate: '2019-02',
    endDate: '2022-03',
  };
  const places = [
    'Kuala Lumpur',
    'Kota Kinabalu, Sabah',
    'Jakarta',
    'Port Moresby',
    'Ho Chi Minh City, Vietnam',
  ];
  const authors = 'with J. de Vries, S. Lestari and M. A. Rahmawati of Jakarta';
  const resume = parseResume({
    work: places.map((location) => ({ ...post, location })),
    references: [{ name: 'Bu Rina', phone: '0812' }, { email: 'rina@contoh.id' }],
    projects: [{ title: 'Kamus' }, { link: 'https://contoh.id/kamus', date: '2021' }],
    custom: [
      {
        items: Array.from({ length: 24 }, (_, index) => ({
          type: 'publication',
          title: 'Traceability',
          subtitle: authors.slice(0, authors.length - index),
          organization: 'Journal of Supply',
          startDate: '2024-03',
          link: `https://doi.contoh.id/10.5555/jas.2024.0318.traceability-without`,
        })),
      },
    ],
    metadata: { language: 'en' },
  });
  const pages = await pdfText(await render(resume, { ...multi, template }));
  const lines = pages
    .join('\n')
    .split('\n')
    .map((line) => line.trim());
  expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([]);
});

test.each(templateNames)('%s: the line below the name does not end in a single word', async (template) => {
  const words =
    'Kepala Rantai Pasok Berkelanjutan dan Pengadaan yang Bertanggung Jawab untuk Indonesia Timur'.split(' ');
  for (let count = 5; count <= words.length; count += 1) {
    const profile = {
      firstName: 'Laras',
      email: 'laras@contoh.id',
      photograph: await portrait(),
      subtitle: words.slice(0, count).join(' '),
    };
    const [page = ''] = await pdfText(await render(parseResume({ profile }), { ...multi, template }));
    const last = page.slice(0, page.indexOf('laras@')).trim().split('\n').at(-1) ?? '';
    expect(last.trim().split(' ').length, last).toBeGreaterThan(1);
  }
});

test('a long heading does not end in a line of one word', async () => {
  const heading = 'Publikasi Ilmiah dan Artikel Populer di Media Massa Nasional dan Daerah';
  for (const template of ['empoleon', 'arcanine', 'celebi'] as const) {
    const resume = parseResume({ custom: [{ heading, items: [{ type: 'entry', title: 'Banjir' }] }] });
    const [page = ''] = await pdfText(await render(resume, { ...multi, template }));
    const last = page.slice(0, page.indexOf('Banjir')).trim().split('\n').at(-1) ?? '';
    expect(last.trim().split(' ').length, `${template}: ${last}`).toBeGreaterThan(1);
  }
});

test('celebi: an address too wide for the place beside a photo stands whole below it', async () => {
  const address = {
    line1: 'Jl. Anggrek Raya No. 18, RT 03/RW 07',
    city: 'Bekasi',
    region: 'Jawa Barat',
    pincode: '17148',
  };
  const profile = { firstName: 'Bagas', lastName: 'Wirayudha', photograph: await portrait(), address };
  const [page] = await pdfText(await render(parseResume({ profile }), { ...multi, template: 'celebi' }));
  expect(page).toContain('Jl. Anggrek Raya No. 18, RT 03/RW 07, Bekasi, Jawa Barat 17148');
});

test('a city that is its country is printed once', async () => {
  const profile = { firstName: 'Laras', address: { city: 'Singapore', country: 'SG' } };
  const resume = parseResume({ profile, metadata: { language: 'en' } });
  expect(await flatText(await render(resume, multi))).toBe('Laras Singapore');
});

test.each(templateNames)(
  '%s: links in the colour of headings are seen in the head of the page',
  async (template) => {
    const inkIn = async (linkStyle: string) => {
      const profile = {
        email: 'laras.widodo.kusumawardhani@contoh.id',
        phone: '+62 812-0000-4417',
        linkedin: 'linkedin.com/in/laras-widodo-kusumawardhani',
      };
      const pdf = await render(parseResume({ profile, metadata: { linkStyle } }), { ...multi, template });
      const page = await pagePicture(pdf, { page: 1, width: 1240 });
      const head = page.extract({ left: 60, top: 50, width: 1000, height: 60 });
      const { data } = await head.greyscale().raw().toBuffer({ resolveWithObject: true });
      const ground = data[0] ?? 0;
      return data.filter((value) => Math.abs(value - ground) > 60).length;
    };
    expect(await inkIn('color')).toBeGreaterThan(0.7 * (await inkIn('plain')));
  },
);

/* What runs over, and what stands alone. */

const lastLines = (page: string) =>
  page
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const skillsOf = (count: number) => Array.from({ length: count }, (_, index) => `Keahlian nomor ${index}`);

const groups = (count: number, keywords: number) =>
  Array.from({ length: count }, () => ({ name: 'Alat', keywords: skillsOf(keywords) }));

test.each([
  ['pikachu', 17],
  ['gengar', 19],
] as const)(
  '%s: sections of the narrow column that run over by a few lines follow the wide column',
  async (template, keywords) => {
    const resume = parseResume({
      profile: { firstName: 'Laras', lastName: 'Widodo' },
      work: [{ position: 'Pembeli', company: 'PT Satu', startDate: '2020', summary: '- Membeli kopi.' }],
      skills: groups(4, keywords),
      certifications: [{ title: 'Sertifikat Kompetensi Pengadaan', issuer: 'Lembaga Contoh', date: '2021' }],
      languages: [{ name: 'Indonesia', fluency: 'Bahasa ibu' }],
    });
    const pages = await pdfText(await render(resume, { ...multi, template }));
    // There the wide column has room for them.
    expect(pages).toHaveLength(1);
    expect(pages[0]?.indexOf('Pembeli')).toBeLessThan(pages[0]?.indexOf('Bahasa ibu') ?? 0);
  },
);

test.each(templateNames)('%s: skills longer than a column are on pages without a hole', async (template) => {
  const work = [{ position: 'Pembeli', company: 'PT Satu', startDate: '2020' }];
  for (const skills of [groups(1, 90), groups(4, 24)]) {
    const resume = parseResume({ profile: { firstName: 'Laras' }, work, skills });
    const pages = await pdfText(await render(resume, { ...multi, template }));
    expect(pages.length).toBeLessThan(3);
    expect(pages[0]).toContain('Pembeli');
    expect(pages[0]?.replaceAll(/\s+/g, ' ')).toContain('Keahlian nomor 5');
  }
});

test.each(['pikachu', 'gengar'] as const)(
  '%s: a narrow column with much on its second page stays one',
  async (template) => {
    const work = Array.from({ length: 9 }, (_, index) => ({
      position: `Posisi ${index}`,
      company: `PT ${index}`,
      startDate: String(2024 - index),
      summary: '- Menyusun rencana kerja dan anggaran.\n- Memimpin tim kecil.\n- Menulis laporan bulanan.',
    }));
    const certifications = Array.from({ length: 26 }, (_, index) => ({
      title: `Sertifikat Kompetensi Pengadaan Tahap ${index}`,
      issuer: 'Lembaga Contoh',
    }));
    const resume = parseResume({ work, skills: [{ name: 'Kopi' }], certifications });
    const [, second = ''] = await pdfText(await render(resume, { ...multi, template }));
    // A title takes two lines of the narrow column, and one of the wide one.
    expect(lastLines(second)).not.toContain('Sertifikat Kompetensi Pengadaan Tahap 25');
    expect(second).toContain('25');
  },
);

test.each(['pikachu', 'gengar'] as const)(
  '%s: a column takes the whole width where the other one has no sections',
  async (template) => {
    const sentence =
      'Menyusun rencana kerja, anggaran, dan laporan bulanan bersama dua belas orang di Jayapura';
    const wide = parseResume({ work: [{ position: 'Staf', summary: `- ${sentence}.` }] });
    const narrow = parseResume({ skills: [{ name: 'Kopi', keywords: [sentence] }] });
    const both = parseResume({
      work: [{ position: 'Staf', summary: `- ${sentence}.` }],
      skills: [{ name: 'Kopi' }],
    });
    const pages = await Promise.all(
      [wide, narrow, both].map(async (resume) => pdfText(await render(resume, { ...multi, template }))),
    );
    expect(pages.map(([page]) => page?.includes(sentence))).toEqual([true, true, false]);
  },
);

test.each(['pikachu', 'gengar'] as const)(
  '%s: two columns of a long CV stand the same however much data is behind their words',
  async (template) => {
    const careerAt = (path: string) =>
      parseResume({
        skills: [{ name: 'Kopi' }],
        work: Array.from({ length: 15 }, (_, index) => ({
          position: `Posisi ${index}`,
          startDate: String(2024 - index),
          summary: `- [Laporan](https://contoh.id/${path}) tahunan.\n- Rencana kerja dan anggaran.`,
        })),
      });
    const [short, long] = [careerAt('a'), careerAt('a'.repeat(900))];
    const pages = await pdfText(await render(short, { ...multi, template }));
    expect(pages).toHaveLength(2);
    expect(await pdfText(await render(long, { ...multi, template }))).toEqual(pages);
  },
);

test.each(templateNames)('%s: an address that breaks does so between its parts', async (template) => {
  const profile = {
    firstName: 'Laras',
    photograph: await portrait(),
    website:
      'https://portofolio.contoh.id/karya/rancang-ulang-aplikasi-perpustakaan-daerah/studi-kasus-dan-uji-kegunaan-bersama-dua-puluh-pembaca',
  };
  const [page = ''] = await pdfText(await render(parseResume({ profile }), { ...multi, template }));
  const lines = lastLines(page).slice(1);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$|[a-z]$/);
  for (const line of lines.slice(1)) expect(line).toMatch(/^(-|karya|rancang|studi)/);
});

test('a long title, a postal code, and the last skill of a long group do not stand alone in their last line', async () => {
  const keywords = [
    'Kerangka acuan kerja',
    'Rencana anggaran biaya',
    'Analisis pemangku kepentingan',
    'Stata',
  ];
  const title = 'Kualitas air sumur dan jarak tangki septik di tiga kelurahan padat di tepi sungai besar';
  for (let extra = 0; extra < 12; extra += 1) {
    const resume = parseResume({
      profile: {
        firstName: 'Laras',
        photograph: await portrait(),
        address: {
          line1: `Perumahan Griya Asri ${'Permai '.repeat(extra % 4)}Blok C5 No. 12`,
          city: 'Kupang',
          region: 'Nusa Tenggara Timur',
          pincode: '85111',
        },
      },
      skills: [{ name: 'Perencanaan', keywords: [...skillsOf(extra), ...keywords] }],
      awards: [{ title: `${'Sungai '.repeat(extra)}${title}` }],
    });
    for (const template of ['empoleon', 'onyx'] as const) {
      const lines = lastLines((await pdfText(await render(resume, { ...multi, template }))).join('\n'));
      expect(lines.filter((line) => ['85111', 'Stata', 'besar'].includes(line))).toEqual([]);
    }
  }
});

test('a group of skills of many lines may begin a page without the one above it', async () => {
  const keywords = skillsOf(44);
  const group = (name: string) => ({ name, keywords });
  const work = Array.from({ length: 15 }, (_, index) => ({
    position: `Posisi ${index}`,
    company: 'PT Satu',
  }));
  const resume = parseResume({ work, skills: [group('Alat'), group('Cara')] });
  const [first = '', second = ''] = await pdfText(await render(resume, { ...multi, template: 'arcanine' }));
  expect(first).toContain('Alat:');
  expect(second).toContain('Cara:');
});

test.each(templateNames)('%s: skills are printed in the order that the builder shows', async (template) => {
  const resume = parseResume({
    ...career,
    skills: [
      { name: 'Sourcing', keywords: ['Tender', 'Kontrak'] },
      { name: 'Excel' },
      { name: 'Gudang', keywords: ['Opname'] },
      { name: 'Negosiasi' },
      { name: 'Sistem', keywords: ['SAP', 'Odoo'] },
      { name: 'Presentasi' },
    ],
  });
  const ordered = printedOrder(resume.skills.items, plainFact('skills')!);
  const words = ordered.flatMap(({ name, keywords }) => [name, ...keywords]);
  const text = await flatText(await render(resume, { ...multi, template }));
  const places = words.map((word) => text.search(new RegExp(`\\b${word}\\b`, 'i')));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
