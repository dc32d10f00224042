import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeOnDatabases, describeOnOneDatabase } from '~/services/db/testing.ts';
import { importMentors } from './import-mentors.server.ts';
import { listMentors } from './list-mentors.server.ts';
import { loadMentor } from './load-mentor.server.ts';
import { readMentorQuery } from './query.ts';
import { readMentorFile } from './read-mentor-file.ts';

const sample = new URL('../../../../../docs/mentors-sample.csv', import.meta.url);

describeOnDatabases('bringing in mentors', (getDatabase) => {
  const importThroughCommand = (text: string, { name = 'mentors.csv', dryRun = false } = {}) =>
    importMentors({ services: getDatabase(), rows: readMentorFile(name, text), dryRun });
  const found = async (q: string) => {
    const query = readMentorQuery(new URLSearchParams({ q }));
    return (await listMentors({ services: getDatabase(), query, seed: 1, perPage: 20 })).total;
  };

  test('a dry run changes nothing; then they are added, found, and known the next time', async () => {
    const text = await readFile(sample, 'utf8');
    expect(await importThroughCommand(text, { dryRun: true })).toMatchObject({
      added: ['contoh-ayu', 'contoh-bram'],
    });
    expect(await found('paramitha')).toBe(0);
    await importThroughCommand(text);
    expect(await found('paramitha')).toBe(1);
    expect(await importThroughCommand(text)).toMatchObject({
      added: [],
      changed: [],
      unchanged: ['contoh-ayu', 'contoh-bram'],
    });

    const edited = text.replace('Brand Strategist,', 'Kepala Merek,');
    expect(await importThroughCommand(edited)).toMatchObject({
      changed: ['contoh-bram'],
      unchanged: ['contoh-ayu'],
    });
    expect(await found('kepala merek')).toBe(1);
    expect(await loadMentor({ services: getDatabase(), mentorId: 'contoh-ayu' })).toMatchObject({
      serviceLine: ['CV Preparation & Feedback', 'Internship Preparation'],
      experiences: [
        { title: 'Product Analyst', organization: 'Nusaloka', duration: '2 tahun' },
        { title: 'Data Intern', organization: 'Tigaruang', duration: '6 bulan' },
      ],
      education: [{ institution: 'Universitas Brawira', programme: 'S1 Statistika', duration: '2017–2021' }],
      description:
        'Aku suka angka yang bercerita.\n\nBawa satu dasbor yang membuatmu bingung, kita baca bersama.',
    });
  });

  test('rows that are wrong are refused with number and reason, the others come in', async () => {
    const rows = [
      'id,name,title,phoneNumber,email,serviceLine,price,photoUrl',
      'sari,Sari Dewi,Analis,+628120000001,sari@setapak.example,College Life Sharing,45000,',
      'budi,,Analis,0812,budi@setapak.example,Sulap,murah,https://elsewhere.example/a.png',
      'sari,Sari Lain,Analis,+628120000001,sari@setapak.example,College Life Sharing,,',
    ];
    const { added, refused } = await importThroughCommand(rows.join('\n'));
    expect(added).toEqual(['sari']);
    expect(refused.map(({ row }) => row)).toEqual([3, 4]);
    expect(refused[0]?.problems.map((problem) => problem.split(/[.:]/)[0])).toEqual([
      'name',
      'phoneNumber',
      'serviceLine',
      'price',
      'photoUrl',
    ]);
    expect(refused[0]?.problems[0]).toBe('name: Harus diisi');
    expect(refused[1]?.problems).toEqual(['id: sari ada dua kali di file ini']);
  });

  test('CSV parted by semicolons, as spreadsheets save it in Indonesia, reads like one parted by commas', () => {
    const [comma, semicolon] = [',', ';'].map((sign) =>
      [
        ['id', 'name', 'skills', 'experiences'],
        ['sari', 'Sari', '"Product, Finance"', '"Analis | Satu | 1 tahun; Magang | Dua | 6 bulan"'],
      ]
        .map((cells) => cells.join(sign))
        .join('\n'),
    );
    expect(readMentorFile('a.csv', semicolon ?? '')).toEqual(readMentorFile('a.csv', comma ?? ''));
    expect(readMentorFile('a.csv', semicolon ?? '')).toMatchObject([
      {
        row: 2,
        value: { skills: ['Product', 'Finance'], experiences: [{ title: 'Analis' }, { title: 'Magang' }] },
      },
    ]);
  });

  test('JSON is a list; names that are not ours are refused rather than ignored', async () => {
    const mentor = {
      id: 'json-one',
      name: 'Jati Sone',
      title: 'Analis',
      phoneNumber: '+628120000001',
      email: 'jati@setapak.example',
      serviceLine: ['College Life Sharing'],
    };
    const text = JSON.stringify([mentor, { ...mentor, id: 'json-two', ratingCount: 100 }, null]);
    const { added, refused } = await importThroughCommand(text, { name: 'MENTORS.JSON' });
    expect(added).toEqual(['json-one']);
    expect(refused.map(({ row }) => row)).toEqual([2, 3]);
    expect(refused[0]?.problems).toEqual(['Kolom yang tidak dikenal: ratingCount']);
    expect(() => readMentorFile('a.json', '{}')).toThrow('not a list');
    expect(readMentorFile('a.csv', 'id,__defineGetter__,active\na,b,constructor\n')).toMatchObject([
      { value: { id: 'a', active: 'constructor' } },
    ]);
  });

  test('values that a table cannot hold are refused as their rows, with the others brought in', async () => {
    const mentor = {
      name: 'Jati Sone',
      title: 'Analis',
      phoneNumber: '+628120000001',
      email: 'jati@setapak.example',
      serviceLine: ['College Life Sharing'],
    };
    const days = ['+275760-09-12', '-004713-01-01', '0000-01-01', '1999-12-31', 8.64e15, true, '2026-02-31'];
    const odd = [
      ...days.map((addedAt) => ({ addedAt })),
      { linkedin: 'https://x.example/\0' },
      { linkedin: `https://x.example/${'a'.repeat(300)}` },
      { videoUrl: 'https://x.example/\0' },
      { experiences: [{ title: 'Analis \uD800', organization: 'Satu', duration: '' }] },
    ];
    const known = ['2026-09-21', '2026-09-21T09:00:00+07:00'].map((addedAt) => ({ addedAt }));
    const list = [...odd, ...known].map((values, at) => ({ ...mentor, id: `odd-${at}`, ...values }));
    const { added, refused } = await importThroughCommand(JSON.stringify(list), { name: 'a.json' });
    expect(added).toEqual(known.map((_, at) => `odd-${odd.length + at}`));
    expect(refused.map(({ problems }) => problems[0]?.split(/[.:]/)[0])).toEqual(
      odd.map((values) => Object.keys(values)[0]),
    );
  });
});

describeOnOneDatabase('bringing in mentors from several files', (getDatabase) => {
  test('those with the same mentors in another order come in at the same moment', async () => {
    const list = Array.from({ length: 300 }, (_, at) => ({
      id: `both-${at}`,
      name: 'Jati Sone',
      title: 'Analis',
      phoneNumber: '+628120000001',
      email: 'jati@setapak.example',
      serviceLine: ['College Life Sharing'],
    }));
    const files = [list, list.toReversed(), list, list.toReversed()].map((mentors, at) =>
      mentors.map((mentor, row) => ({ row, value: { ...mentor, title: `Analis ${at}` } })),
    );
    const reports = await Promise.all(
      files.map((rows) => importMentors({ services: getDatabase(), rows, dryRun: false })),
    );
    expect(reports.map(({ refused }) => refused)).toEqual([[], [], [], []]);
  });
});
