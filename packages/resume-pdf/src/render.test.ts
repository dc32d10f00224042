import { emptyResume, parseResume, starterResume, templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { portrait } from '../gallery/portrait.ts';
import { pagePicture } from './page-image.ts';
import { render } from './render.ts';
import { fullResume } from './testing/full-resume.ts';
import { flatText, pdfText } from './testing/pdf-text.ts';

test.each(templateNames)('%s prints every field, in order of sense', async (template) => {
  const text = await flatText(await render(fullResume(), { pages: 'multi', template }));
  const inOrder = [
    'Wening Larasati',
    'Analis Data',
    'wening.larasati@example.com',
    '+62 812-0000-9090',
    'Jalan Kenari 12, Yogyakarta, DIY 55281, Indonesia',
    'linkedin.com/in/wening-larasati',
    'wening.example.com',
    'Lahir 9 Maret 2001',
    'data yang rapi dan cerita yang jujur; rata-rata tiga laporan sebulan. Baris kedua.',
  ];
  let from = 0;
  for (const part of inOrder) {
    const at = text.indexOf(part, from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at;
  }
  const parts = [
    'PT Angka Berbicara', 'Penuh waktu', 'Sleman', 'angka.example.com', 'Mei 2023 – Sekarang', 'Tim beranggotakan enam orang.',
    'Menghemat Rp240 juta efisien, fluktuasi turun 12%.', 'Diaudit tanpa temuan.', 'Menulis dokumentasi.', 'Koperasi Sejahtera',
    'Jan 2022 – Jun 2022', 'Universitas Taman Nusa', 'Sarjana Statistika', 'IPK 3,81/4,00', '2019 – 2023',
    'Analisis Regresi, Basis Data', 'Peta Banjir Kota', 'Ketua', 'banjir.example.com', 'Python, GIS', 'Bahasa kueri (Mahir)',
    'SQL, dbt', 'Excel, Tableau', 'Associate Data Analyst', 'Lembaga Uji', 'ID AD-778', 'berlaku hingga Feb 2027', 'Himpunan Statistika',
    'Sekretaris', 'Juara 1 Lomba Esai', 'Yayasan Pena', 'Nov 2022', 'Bahasa ibu', 'IELTS 7.0', 'github.com/wening', 'Mendaki', 'Gitar',
    'Dr. Hendra Kusuma', 'hendra@example.com',
  ]; // prettier-ignore
  for (const part of parts) expect(text, part).toContain(part);
});

test('labels, months and degrees follow the language', async () => {
  const text = await flatText(await render(fullResume('en'), { pages: 'multi' }));
  for (const part of [
    'WORK EXPERIENCE',
    'May 2023 – Present',
    'Full-time',
    'Bachelor’s Degree in Statistika',
    'GPA 3,81',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Sekarang|PENDIDIKAN/);
});

test('a template that is not ours is refused', async () => {
  const options = { pages: 'multi', template: '../src/x' } as never;
  await expect(render(starterResume('hr'), options)).rejects.toMatchObject({ code: 'bad_resume' });
});

test('the same document gives the same bytes', async () => {
  const first = await render(fullResume(), { pages: 'multi' });
  await render(starterResume('hr'), { pages: 'multi' });
  expect(Buffer.compare(first, await render(fullResume(), { pages: 'multi' }))).toBe(0);
});

test('what is hidden or empty leaves nothing behind', async () => {
  const resume = fullResume();
  resume.education.visible = false;
  for (const item of resume.work.items) item.isVisible = false;
  resume.skills.items = [];
  const text = await flatText(await render(resume, { pages: 'multi' }));
  expect(text).not.toMatch(/PENDIDIKAN|Taman Nusa Sarjana|PENGALAMAN|Koperasi|KEAHLIAN/);
  expect(text).toContain('PROYEK');
});

test.each(templateNames)(
  'a list of one’s own among other items is printed, be it a name alone or without one, in %s',
  async (template) => {
    const items = [
      { type: 'text', title: 'Tentang risetku', summary: 'Banjir di kota.' },
      { type: 'list', title: 'Mikroskop' },
      { type: 'list', title: 'Perangkat lunak', keywords: ['Stata', 'ArcGIS'] },
      { type: 'list', keywords: ['Jangka sorong', 'Neraca'] },
    ];
    const text = await flatText(
      await render(parseResume({ custom: [{ items }] }), { pages: 'multi', template }),
    );
    expect(text).toMatch(/Banjir di kota. Mikroskop Perangkat lunak: Stata, ArcGIS Jangka sorong, Neraca$/);
  },
);

test.each(templateNames)('an empty document is a blank page in %s', async (template) => {
  expect(await pdfText(await render(emptyResume(), { pages: 'multi', template }))).toEqual(['']);
});

test('`single` is one page, however long; `multi` breaks', async () => {
  const resume = starterResume('finance');
  const [item] = resume.work.items;
  resume.work.items = Array.from({ length: 30 }, (_, index) => ({ ...item!, id: `work-${index}` }));
  expect(await pdfText(await render(resume, { pages: 'single' }))).toHaveLength(1);
  expect((await pdfText(await render(resume, { pages: 'multi' }))).length).toBeGreaterThan(3);
});

test('the file is tagged, titled, in its language, and links lead only where they may', async () => {
  const resume = fullResume();
  resume.work.items[0]!.website = 'javascript:alert(1)';
  resume.profile.website = 'http://plain.example.com';
  const pdf = Buffer.from(await render(resume, { pages: 'multi' })).toString('latin1');
  expect(pdf).toMatch(/\/MarkInfo|\/StructTreeRoot/);
  expect(pdf).toContain('/Lang (id)');
  // The outline, by which people and screen readers move through it.
  for (const title of ['Wening Larasati', 'Pengalaman Kerja', 'Referensi'])
    expect(pdf).toContain(`/Title (${title})`);
  const targets = [...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map((match) => match[1]);
  expect(targets).toContain('mailto:wening.larasati@example.com');
  expect(targets).toContain('tel:+6281200009090');
  expect(targets).toContain('https://plain.example.com');
  expect(targets.every((target) => /^(https|mailto|tel):/.test(target ?? ''))).toBe(true);
});

test('the photo says whose it is, in the language of the CV', async () => {
  const altOf = async (profile: object, language: string) => {
    const resume = parseResume({
      profile: { ...profile, photograph: await portrait() },
      metadata: { language },
    });
    const pdf = Buffer.from(await render(resume, { pages: 'multi' })).toString('latin1');
    return /\/Alt \(([^)]*)\)/.exec(pdf)?.[1];
  };
  expect(await altOf({ firstName: 'Rani', lastName: 'Kusuma' }, 'en')).toBe('Photo of Rani Kusuma');
  expect(await altOf({ firstName: 'Rani' }, 'id')).toBe('Foto Rani');
  expect(await altOf({}, 'en')).toBe('Photo');
});

function career(jobs: number, metadata: object) {
  const item = { company: 'PT Angka', position: 'Analis', summary: '- Satu\n- Dua\n- Tiga' };
  const work = Array.from({ length: jobs }, () => item);
  return parseResume({ profile: { firstName: 'Rani', lastName: 'Kusuma' }, work, metadata });
}

test.each([
  ['id', ['', 'Rani Kusuma · halaman 2 dari 3', 'Rani Kusuma · halaman 3 dari 3']],
  ['en', ['', 'Rani Kusuma · page 2 of 3', 'Rani Kusuma · page 3 of 3']],
] as const)('pages behind the first say whose they are, in %s', async (language, labels) => {
  const pages = await pdfText(await render(career(27, { language }), { pages: 'multi' }));
  expect(pages.map((text) => /Rani Kusuma · .*/.exec(text)?.[0] ?? '')).toEqual(labels);
});

test('page numbers can be left out', async () => {
  const pages = await pdfText(await render(career(27, { pageNumbers: false }), { pages: 'multi' }));
  expect(pages.join(' ')).not.toContain('halaman');
});

test('the file says that it keeps to PDF/UA-1, or for archives to PDF/A-2a', async () => {
  const standardOf = async (metadata: object) => {
    const pdf = Buffer.from(await render(career(2, metadata), { pages: 'multi' })).toString('latin1');
    return /<(pdfuaid:part|pdfaid:part)>\d/.exec(pdf)?.[0];
  };
  expect(await standardOf({})).toBe('<pdfuaid:part>1');
  expect(await standardOf({ standard: 'archive' })).toBe('<pdfaid:part>2');
});

test.each(templateNames)(
  '%s: a CV without a name keeps to PDF/UA-1, and is titled as it is called',
  async (template) => {
    const resume = parseResume({
      profile: { email: 'rani@contoh.id' },
      work: [{ company: 'PT Angka', position: 'Analis', summary: '- Satu' }],
    });
    const titleOf = async (title?: string) => {
      const bytes = await render(resume, { pages: 'multi', template, ...(title && { title }) });
      const pdf = Buffer.from(bytes).toString('latin1');
      expect(pdf).toContain('<pdfuaid:part>1');
      return /<dc:title><rdf:Alt>.*?<rdf:li[^>]*>([^<]*)/s.exec(pdf)?.[1];
    };
    expect(await titleOf('CV Magang')).toBe('CV Magang');
    expect(await titleOf()).toBe('CV');
  },
);

test('a document that fails its standard is printed all the same', async () => {
  const untitled = parseResume({ work: [{ company: 'PT Angka', summary: '- Satu' }] });
  expect(await flatText(await render(untitled, { pages: 'multi' }))).toContain('PT Angka');
});

test('page breaks leave no bullet alone, and a note with the bullets above it', async () => {
  const bullets = Array.from(
    { length: 6 },
    (_, index) => `- Butir ${index} ${'dari daftar yang panjang '.repeat(3)}`,
  );
  for (let lines = 5; lines < 60; lines += 2) {
    const resume = parseResume({
      profile: { firstName: 'Rani' },
      objective: { body: Array.from({ length: lines }, (_, index) => `Baris ${index}`).join('\n') },
      projects: [{ title: 'Peta', summary: bullets.join('\n'), keywords: ['Python'] }],
      references: [{ name: 'Hendra', summary: 'Atasan' }],
    });
    for (const page of await pdfText(await render(resume, { pages: 'multi' }))) {
      const found = page.match(/Butir \d/g)?.length ?? 0;
      expect(found, `${lines} lines`).not.toBe(1);
      if (page.includes('Python')) expect(found, `${lines} lines`).toBeGreaterThan(1);
    }
  }
});

test('page breaks leave no entry alone that is only a head', async () => {
  const certifications = Array.from({ length: 5 }, (_, index) => ({
    title: `Sertifikat ${index}`,
    issuer: 'Lembaga',
  }));
  for (let lines = 20; lines < 50; lines += 2) {
    const objective = { body: Array.from({ length: lines }, (_, index) => `Baris ${index}`).join('\n') };
    const resume = parseResume({ objective, certifications, hobbies: [{ name: 'Lari' }] });
    for (const page of await pdfText(await render(resume, { pages: 'multi' }))) {
      expect(page.match(/Sertifikat \d/g)?.length, `${lines} lines`).not.toBe(1);
    }
  }
});

test('no paragraph ends in a line of one word', async () => {
  const words = 'Menyusun laporan bulanan tiga cabang dan memeriksa semua angka bersama mereka'.split(' ');
  for (let count = 16; count < 40; count += 1) {
    const body = Array.from({ length: count }, (_, index) => words[index % words.length]).join(' ');
    const [page = ''] = await pdfText(await render(parseResume({ objective: { body } }), { pages: 'multi' }));
    const last = page.trim().split('\n').at(-1) ?? '';
    expect(last.trim().split(' ').length, `${count} words: ${page}`).toBeGreaterThan(1);
  }
});

test.each(templateNames)(
  '%s leaves no heading and no head of an entry alone at the foot of a page',
  async (template) => {
    for (let lines = 25 + (templateNames.indexOf(template) % 4); lines < 75; lines += 4) {
      const resume = parseResume({
        version: 1,
        objective: { body: Array.from({ length: lines }, (_, index) => `Baris ${index}`).join('\n') },
        work: [{ company: 'Perusahaan', position: 'Jabatan', summary: '- Butir pertama\n- Butir kedua' }],
      });
      const pages = await pdfText(await render(resume, { pages: 'multi', template }));
      const page = pages.find((text) => /pengalaman kerja/i.test(text)) ?? '';
      expect(page.slice(page.search(/pengalaman kerja/i)), `${lines} lines`).toContain('Butir pertama');
    }
  },
);

test.each(templateNames)(
  '%s: a long name has lines of about the same length, and few of them',
  async (template) => {
    const linesOf = async (firstName: string, lastName: string) => {
      const [photograph, subtitle] = [await portrait(), 'Analis Data'];
      const resume = parseResume({ profile: { firstName, lastName, photograph, subtitle } });
      const [page = ''] = await pdfText(await render(resume, { pages: 'multi', template }));
      return page.slice(0, page.indexOf(subtitle)).trim().split('\n');
    };
    const two = await linesOf('Raden Mas Bagus Prawiro', 'Adiningrat Kusumawardhana');
    expect(two.length).toBeLessThan(3);
    expect(two.at(-1)?.trim()).toMatch(/ /);
    const titled = await linesOf('Prof. Dr. Ir. Muhammad Abdurrahman Wahyudi', 'Soerjaningrat, M.Sc., Ph.D.');
    expect(titled.length).toBeLessThan(4);
    expect(titled.at(-1)?.trim()).toMatch(/ /);
    const joined = await linesOf('Ratna Wulandari', 'Kusumaningtyas-Simanjuntak');
    const printed = joined.map((line) => line.trim()).join(' ');
    expect(printed.replace('- ', '-').toLowerCase()).toBe('ratna wulandari kusumaningtyas-simanjuntak');
  },
);

test.each(templateNames)('%s draws nothing beside a heading of several lines', async (template) => {
  const resume = starterResume('product', 'id');
  const heading = 'Pengalaman kerja dan organisasi selama kuliah sampai dengan tahun terakhir ini';
  const set = { ...resume, skills: { ...resume.skills, heading }, work: { ...resume.work, heading } };
  const pdf = await render(
    { ...set, metadata: { ...resume.metadata, margin: 1 } },
    { pages: 'multi', template },
  );
  const picture = (await pagePicture(pdf, { page: 1, width: 600 })).greyscale();
  // The margin at the right, below what a template draws along the top and above its foot.
  const margin = picture.extract({ left: 575, top: 200, width: 25, height: 600 });
  expect(Math.min(...(await margin.raw().toBuffer()))).toBeGreaterThan(240);
});
