import { emptyResume, templateNames, type Metadata } from '@setapak/resume';
import { expect, test } from 'vitest';
import { loadEngine } from '../engine/load-engine.ts';
import { pagePicture } from '../page-image.ts';
import { flatText, pdfText } from '../testing/pdf-text.ts';
import { renderLetter, type LetterPage } from './letter.ts';

const page: LetterPage = {
  language: 'id',
  isPlain: false,
  name: 'Siti #strong[Rahma]',
  contacts: ['Bandung', '0812-0000-1111', 'siti@contoh.example'],
  dateline: 'Bandung, 22 November 2026',
  facts: [
    { label: 'Hal', value: 'Lamaran pekerjaan sebagai Staf *Pajak*' },
    { label: 'Lampiran', value: '2 (dua) berkas' },
  ],
  recipient: ['Yth. Tim Rekrutmen', 'PT Contoh $x$'],
  salutation: 'Dengan hormat,',
  blocks: [
    { kind: 'paragraph', text: 'Melalui surat ini, saya melamar. Saya tertarik karena [alasanmu].' },
    { kind: 'rows', rows: [{ label: 'Nama', value: '王小明' }] },
    { kind: 'list', items: ['Daftar riwayat hidup', '#panic("x")'] },
  ],
  closing: 'Hormat saya,',
};
const usual: Metadata = emptyResume().metadata;

test.each(templateNames)(
  'letter in the look of %s: every word stands on one page, and none is parsed as markup',
  async (template) => {
    const pdf = await renderLetter(await loadEngine(), page, { ...usual, template });
    expect(await pdfText(pdf)).toHaveLength(1);
    const text = await flatText(pdf);
    for (const words of [
      page.name,
      '0812-0000-1111',
      page.dateline,
      'Lamaran pekerjaan sebagai Staf *Pajak*',
      'PT Contoh $x$',
      '[alasanmu]',
      '王小明',
      '#panic("x")',
      'Hormat saya,',
    ])
      expect(text).toContain(words);
  },
);

test('letter: a plain one has no head, and signs with the name alone', async () => {
  const pdf = await renderLetter(await loadEngine(), { ...page, isPlain: true }, usual);
  const text = await flatText(pdf);
  expect(text.split(page.name)).toHaveLength(2);
});

test('letter: a long one goes on over pages, and an empty one is a page, too', async () => {
  const long = { ...page, blocks: Array.from({ length: 60 }, () => page.blocks[0]!) };
  expect((await pdfText(await renderLetter(await loadEngine(), long, usual))).length).toBeGreaterThan(1);
  const empty = {
    ...page,
    name: '',
    contacts: [],
    facts: [],
    recipient: [],
    salutation: '',
    blocks: [],
    closing: '',
    dateline: '',
  };
  expect(await pdfText(await renderLetter(await loadEngine(), empty, usual))).toHaveLength(1);
});

test('letter: its head is that of its CV, another in each design', async () => {
  const look = {
    ...usual,
    font: 'Lato',
    colors: { background: '#FFFFFF', primary: '#0B5E8A', text: '#37444B' },
  };
  const heads = new Set<string>();
  for (const template of templateNames) {
    const pdf = await renderLetter(await loadEngine(), page, { ...look, template });
    const head = (await pagePicture(pdf, { page: 1, width: 600 })).extract({
      left: 0,
      top: 0,
      width: 600,
      height: 120,
    });
    heads.add((await head.raw().toBuffer()).toString('base64'));
  }
  expect(heads.size).toBe(templateNames.length);
});

test.each(templateNames)(
  'letter in the look of %s: lines are broken where they are read well',
  async (template) => {
    const contacts = [
      'Jl. Anggrek Raya No. 18, RT 03/RW 07, Bekasi, Jawa Barat 17148',
      ...page.contacts.slice(1),
      'bagas-wirayudha.contoh.example',
    ];
    const words =
      'Demikian surat ini saya buat, atas perhatian Bapak/Ibu saya mengucapkan terima kasih banyak sekali lagi'.split(
        ' ',
      );
    const blocks = words.map((_, index) => ({
      kind: 'paragraph' as const,
      text: ['Kalimat', ...words, ...words.slice(0, index)].join(' '),
    }));
    const pdf = await renderLetter(await loadEngine(), { ...page, contacts, blocks }, { ...usual, template });
    const lines = (await pdfText(pdf))
      .join('\n')
      .split('\n')
      .map((line) => line.trim());
    expect(lines.filter((line) => /^[|·•]|[|·•]$|Bapak\/$/.test(line))).toEqual([]);
    const first = lines.findIndex((line) => line.startsWith('Kalimat'));
    const ends = lines.filter(
      (_, index) => index >= first && /^Kalimat|^Hormat/.test(lines[index + 1] ?? ''),
    );
    expect(ends.length).toBeGreaterThan(words.length - 2);
    expect(ends.filter((line) => line !== '' && !line.includes(' '))).toEqual([]);
  },
);

test.each(templateNames)(
  'letter in the look of %s: an address wider than the page is broken, and reads as one',
  async (template) => {
    const mail = `raden.roro.kartika.maharani.puspaningtyas@${'pemberdayaanmasyarakat'.repeat(4)}.contoh.example`;
    const pdf = await renderLetter(
      await loadEngine(),
      { ...page, contacts: ['Bandung', mail] },
      { ...usual, template },
    );
    const [text = ''] = await pdfText(pdf);
    expect(text).not.toContain(mail);
    expect(text.replaceAll(/\s/g, '')).toContain(mail);
  },
);

test.each(templateNames)(
  'letter in the look of %s: a name of two lines has lines about as long as each other',
  async (template) => {
    const names = ['Hadiningrat', 'Hadiningratna Kusuma', 'Hadiningratna Kusumawardhani'];
    let pairs = 0;
    for (const last of names) {
      const name = `Dr. Ir. Sri Wulandari ${last}, S.T., M.T., IPM`;
      const pdf = await renderLetter(await loadEngine(), { ...page, name }, { ...usual, template });
      const [text = ''] = await pdfText(pdf);
      const lines = text.slice(0, text.indexOf('IPM') + 3).split('\n');
      if (lines.length !== 2) continue;
      pairs += 1;
      const lengths = lines.map((line) => line.trim().length);
      expect(Math.min(...lengths) / Math.max(...lengths), lines.join(' / ')).toBeGreaterThan(0.6);
    }
    expect(pairs).toBeGreaterThan(0);
  },
);

test('letter: no page has the signature alone', async () => {
  const text = 'Atas perhatian Bapak dan Ibu, saya mengucapkan terima kasih.';
  for (let count = 18; count < 40; count += 1) {
    const blocks = Array.from({ length: count }, () => ({ kind: 'paragraph' as const, text }));
    const pages = await pdfText(await renderLetter(await loadEngine(), { ...page, blocks }, usual));
    expect(
      pages.find((each) => each.includes('Hormat saya')),
      `${count}`,
    ).toContain('terima kasih');
  }
});
