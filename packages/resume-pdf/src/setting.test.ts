import { parseResume, templateNames } from '@setapak/resume';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { portrait } from '../gallery/portrait.ts';
import { pageImage } from './page-image.ts';
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
  const page = sharp(
    await pageImage(await render(parseResume(career), { ...multi, template }), { page: 1, width: 1240 }),
  );
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
      const page = sharp(await pageImage(pdf, { page: 1, width: 1240 }));
      const head = page.extract({ left: 60, top: 50, width: 1000, height: 60 });
      const { data } = await head.greyscale().raw().toBuffer({ resolveWithObject: true });
      const ground = data[0] ?? 0;
      return data.filter((value) => Math.abs(value - ground) > 60).length;
    };
    expect(await inkIn('color')).toBeGreaterThan(0.7 * (await inkIn('plain')));
  },
);
