import { readResume } from '@setapak/ats';
import { parseResume, templateNames, type Resume } from '@setapak/resume';
import { believableResume } from '@setapak/resume/testing/believable';
import { render } from '@setapak/resume-pdf';
import { describe, expect, test } from 'vitest';
import { applyReview } from './apply-review.ts';
import { leftovers } from './leftovers.ts';
import { mapReading } from './map-reading.ts';

const SEEDS = [2, 3, 4, 6, 7, 12];

/** What a person would miss; ids, looks and the section's order on paper don't count. */
function contents({ work, education, skills, certifications, languages }: Resume) {
  return {
    work: work.items.map(({ position, company, employment, location, startDate, endDate, isCurrent }) => ({
      position,
      company,
      employment,
      location,
      startDate,
      endDate: isCurrent ? '' : endDate,
      isCurrent,
    })),
    education: education.items.map(({ institution, degree, field, gpa, courses, startDate, endDate }) => ({
      institution,
      degree,
      field,
      gpa,
      courses,
      startDate,
      endDate,
    })),
    skills: skills.items.map(({ name, level, keywords }) => ({ name, level, keywords })),
    certifications: certifications.items.map(({ title, issuer, date, expiryDate, credentialId }) => ({
      title,
      issuer,
      date,
      expiryDate,
      credentialId,
    })),
    languages: languages.items
      .map(({ name, fluency }) => ({ name, fluency }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

interface Own {
  heading: string;
  items: {
    type: string;
    title?: string;
    subtitle?: string;
    organization?: string;
    keywords?: string[];
    startDate?: string;
    endDate?: string;
    summary?: string;
  }[];
}

const own: Own[] = [
  {
    heading: 'Publikasi Ilmiah',
    items: [
      {
        type: 'publication',
        title: 'Pemodelan Banjir Kota',
        subtitle: 'Kusuma, R.',
        organization: 'Jurnal Hidrologi',
        startDate: '2023-05',
      },
    ],
  },
  {
    heading: 'Pengabdian Desa',
    items: [
      {
        type: 'volunteering',
        title: 'Relawan Pengajar',
        organization: 'Desa Sukamaju',
        startDate: '2020-01',
        endDate: '2020-06',
        summary: '- Mengajar 40 anak',
      },
    ],
  },
  { heading: 'Peralatan Laboratorium', items: [{ type: 'list', title: 'Kimia', keywords: ['HPLC', 'PCR'] }] },
  { heading: 'Filosofi Kerja', items: [{ type: 'text', summary: 'Bekerja rapi dan jujur setiap hari.' }] },
];

test.each(templateNames)(
  'own sections, printed as %s, come back under their headings with all they said',
  async (template) => {
    const written = parseResume({ ...believableResume(3), custom: own });
    const reading = await readResume(await render(written, { pages: 'multi', template }));
    const additions = leftovers(reading).map((leftover) => ({ leftover, target: leftover.target }));
    const { custom } = applyReview(mapReading(reading), { edits: new Map(), additions });
    for (const { heading, items } of own) {
      const back = custom.find((section) => section.heading.toLowerCase() === heading.toLowerCase());
      const said = JSON.stringify(back?.items ?? '');
      const words = items.flatMap((item) => [
        item.title,
        item.organization,
        item.subtitle,
        ...(item.keywords ?? []),
      ]);
      for (const word of words) if (word) expect(said, `${heading}: ${word}`).toContain(word);
    }
  },
);

describe.each(templateNames)('a CV of ours, printed as %s and imported again', (template) => {
  // In one line with the post and the company, "Volunteer" is read as the post.
  const seeds = template === 'rapidash' ? SEEDS.filter((seed) => seed !== 12) : SEEDS;
  test.each(seeds)('has what it had, and nothing without a place is left (%i)', async (seed) => {
    const written = believableResume(seed);
    const reading = await readResume(await render(written, { pages: 'multi', template }));
    expect(contents(mapReading(reading))).toEqual(contents(written));
    const left = leftovers(reading);
    expect(left.filter(({ target }) => target === 'none')).toEqual([]);

    const additions = left.map((leftover) => ({ leftover, target: leftover.target }));
    const added = applyReview(mapReading(reading), { edits: new Map(), additions });
    expect(added.hobbies.items.map(({ name }) => name)).toEqual(
      written.hobbies.items.map(({ name }) => name),
    );
    for (const section of ['projects', 'informalEducation', 'awards', 'references'] as const)
      expect(added[section].items).toHaveLength(written[section].items.length);
  });
});

const everything = {
  profile: {
    firstName: 'Rani',
    lastName: 'Kusuma',
    email: 'rani@contoh.id',
    phone: '+62 812-3344-5566',
    website: 'rani.example',
    address: {
      line1: 'Jl. Melati 5',
      city: 'Bandung',
      region: 'Jawa Barat',
      pincode: '40115',
      country: 'Indonesia',
    },
  },
  objective: { body: 'Analis data yang menyiapkan laporan penjualan untuk empat puluh gerai.' },
  work: {
    items: [
      {
        position: 'Analis Data',
        company: 'Arunika Institut',
        location: 'Bandung',
        website: 'arunika.example',
        description: 'Lembaga riset pangan',
        startDate: '2021-02',
        isCurrent: true,
        summary:
          'Menyiapkan laporan harga pangan untuk dua belas pasar.\n\n- Memangkas waktu rekap dari 3 hari menjadi 4 jam\n- Melatih 6 pencatat harga',
      },
      {
        position: 'Staf Administrasi',
        company: 'Kencana',
        startDate: '2019-01',
        endDate: '2021-01',
        summary: 'Mencatat 120 surat masuk tiap pekan dan menyusun arsipnya.',
      },
    ],
  },
  education: {
    items: [
      {
        institution: 'Universitas Kuningan',
        degree: 'Bachelors',
        field: 'Pendidikan Guru Sekolah Dasar (PGSD)',
        gpa: '3,61',
        website: 'kuningan.example',
        startDate: '2014-08',
        endDate: '2018-07',
      },
    ],
  },
  projects: {
    items: [
      {
        title: 'Peta Banjir',
        organization: 'Kapal Data',
        role: 'Developer',
        link: 'peta.example/banjir',
        date: '2022-03',
        endDate: '2022-09',
        keywords: ['SQL', 'Python'],
        summary: 'Memetakan genangan dari laporan warga.\n\n- Dipakai 3 kelurahan\n- Memuat 900 laporan',
      },
    ],
  },
  skills: { items: [{ name: 'Perangkat', level: 'Senior', keywords: ['Excel', 'Power BI'] }] },
  awards: {
    items: [
      {
        title: 'Makalah Terbaik',
        awarder: 'Forum Pangan',
        date: '2023-10',
        summary: 'Diakui atas model harga yang dipakai di tiga kota.',
      },
      { title: 'Juara 1 Lomba Data', awarder: 'Universitas Kencana', date: '2017-05', summary: '' },
    ],
  },
  informalEducation: {
    items: [
      {
        position: 'Ketua',
        institution: 'Komunitas Data Sunda',
        website: 'datasunda.example',
        startDate: '2020-01',
        endDate: '2021-12',
        summary: 'Mengelola kelas bulanan untuk pemula.\n\n- Mengajar 80 peserta\n- Menyusun 12 modul',
      },
    ],
  },
  social: {
    items: [
      { network: 'GitHub', link: 'github.com/rani' },
      { network: 'Instagram', link: 'instagram.com/rani' },
    ],
  },
  hobbies: {
    items: [
      { name: 'Bersepeda', keywords: ['Gravel', 'Kota'] },
      { name: 'Berkebun', keywords: ['Sayur', 'Anggrek'] },
    ],
  },
  references: {
    items: [
      {
        name: 'Dewi Lestari',
        position: 'Manajer',
        company: 'PT Arunika',
        email: 'dewi@contoh.id',
        phone: '+62 812-7788-9900',
      },
    ],
  },
};

/** What was written, without ids, empty fields and what is printed in another form. */
function contentsOf(resume: Resume, keys: readonly (keyof typeof everything)[]) {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(
      ([key, each]) =>
        !['id', 'isVisible', 'isExample', 'isCurrent', 'type'].includes(key) &&
        each !== '' &&
        !(Array.isArray(each) && each.length === 0),
    );
    return Object.fromEntries(kept.map(([key, each]) => [key, bare(each)]));
  };
  return Object.fromEntries(
    keys.map((key) => {
      const section = resume[key];
      return [key, bare('items' in section ? section.items : section)];
    }),
  );
}

test.each(templateNames)(
  'a CV with something in every field, printed as %s and imported again, keeps each in its field',
  async (template) => {
    const written = parseResume(everything);
    const reading = await readResume(await render(written, { pages: 'multi', template }));
    const additions = leftovers(reading).map((leftover) => ({ leftover, target: leftover.target }));
    const back = applyReview(mapReading(reading), { edits: new Map(), additions });
    const keys = [
      'work',
      'education',
      'projects',
      'skills',
      'awards',
      'informalEducation',
      'hobbies',
      'references',
      'social',
    ] as const;
    expect(contentsOf(back, keys)).toEqual(contentsOf(written, keys));
    expect(back.profile).toMatchObject(everything.profile);
  },
);
