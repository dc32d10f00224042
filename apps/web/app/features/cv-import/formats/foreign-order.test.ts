import { expect, test } from 'vitest';
import { readForeign } from './read-foreign.ts';

function read(value: unknown) {
  const cv = readForeign(value);
  if ('refused' in cv) throw new Error(cv.refused);
  return cv;
}

const items = (...names: string[]) => ({ items: names.map((name) => ({ name, title: name, summary: 'x' })) });

const own = { abc: { name: 'Pembicara', ...items('Seminar') } };
const basics = { name: 'Rani Kusuma' };

test('Reactive Resume 4: sections stand in the order and columns they had', () => {
  const { document } = read({
    basics,
    sections: { experience: items('PT Nusa'), publications: items('Banjir'), custom: own },
    metadata: {
      page: { format: 'letter' },
      layout: [
        [
          ['summary', 'custom.abc', 'education'],
          ['skills', 'publications'],
        ],
        [['experience', 'gone'], []],
      ],
    },
  });
  const { layout, page } = document.metadata;
  expect(page).toBe('letter');
  expect(layout.onyx[0]?.slice(0, 6)).toEqual([
    'objective',
    'custom:abc',
    'education',
    'work',
    'custom:gone',
    'skills',
  ]);
  expect(layout.pikachu.map((column) => column.slice(0, 2))).toEqual([
    ['objective', 'custom:abc'],
    ['skills', 'custom:publications'],
  ]);
  expect(document.custom.map(({ id }) => id)).toEqual(['publications', 'abc']);
});

test('Reactive Resume 5: pages with a main column and a side, own sections by their id', () => {
  const { document } = read({
    basics,
    sections: { experience: items('PT Nusa') },
    customSections: [{ id: 'own-9', title: 'Pembicara', type: 'experience', ...items('Seminar') }],
    metadata: {
      layout: {
        pages: [
          { fullWidth: true, main: ['own-9', 'skills'], sidebar: [] },
          { fullWidth: false, main: ['experience'], sidebar: ['interests', 'profiles'] },
        ],
      },
    },
  });
  expect(document.metadata.layout.gengar[0]?.slice(0, 3)).toEqual(['custom:own-9', 'skills', 'work']);
  expect(document.metadata.layout.gengar[1]?.slice(0, 2)).toEqual(['hobbies', 'social']);
});

test('OpenResume: the order of its forms, and those that are switched off', () => {
  const { document } = read({
    resume: {
      profile: basics,
      workExperiences: [{ company: 'Hooli', date: '2020' }],
      custom: { descriptions: ['Mendaki'] },
    },
    settings: {
      formsOrder: ['skills', 'custom', 'educations', 'projects', 'workExperiences'],
      formToShow: { workExperiences: false, skills: true, custom: false },
    },
  });
  expect(document.metadata.layout.onyx[0]?.slice(0, 6)).toEqual([
    'objective',
    'skills',
    'custom:custom',
    'education',
    'projects',
    'work',
  ]);
  // One column there: the side of a design with two keeps what belongs there.
  expect(document.metadata.layout.pikachu[1]?.[0]).toBe('skills');
  expect(document.work.visible).toBe(false);
  expect(document.custom[0]?.visible).toBe(false);
  expect(document.skills.visible).toBe(true);
});

test('FlowCV: the order of the layout in use', () => {
  const { document } = read({
    personalDetails: { fullName: 'Eka Putra' },
    content: {
      organisation: { displayName: 'Kepanitiaan', entries: [{ organisation: 'BEM' }] },
      custom1: { displayName: 'Relawan', entries: [{ title: 'Gempa' }] },
    },
    customization: {
      layout: { type: 'two' },
      sectionOrder: {
        one: { sectionsInPosition: ['work'] },
        two: { leftSections: ['custom1', 'work'], rightSections: ['skill'] },
      },
    },
  });
  expect(document.metadata.layout.pikachu.map(([first]) => first)).toEqual(['custom:custom1', 'skills']);
  expect(document.informalEducation.heading).toBe('Kepanitiaan');
});

test('Reactive Resume: what was hidden stays hidden', () => {
  const profile = { network: 'LinkedIn', visible: false, url: { href: 'https://linkedin.com/in/rani' } };
  const { document, unplaced } = read({
    basics,
    picture: { hidden: true, url: 'data:image/png;base64,AAAA' },
    sections: { profiles: { items: [profile] } },
  });
  expect(document.profile).toMatchObject({ linkedin: '', photograph: '' });
  expect(document.social.items).toMatchObject([{ network: 'LinkedIn', isVisible: false }]);
  expect(unplaced).toEqual([{ where: 'picture', text: 'foto' }]);
});

test('Reactive Resume: spans of certificates, what a referee is, lists in own sections, the file’s own name', () => {
  const { document, unplaced } = read({
    name: 'CV magang',
    image: 'https://contoh.id/preview.png',
    basics,
    sections: {
      certifications: { items: [{ name: 'AWS', date: 'Jan 2020 - Dec 2023' }] },
      awards: { items: [{ title: 'Juara', date: '2019 - 2021' }] },
      references: { items: [{ name: 'Dr. X', description: 'Pembimbing', summary: '' }] },
    },
    customSections: [
      { title: 'Alat', type: 'skills', items: [{ name: 'Desain', keywords: ['Figma', 'Miro'] }] },
    ],
  });
  expect(document.certifications.items[0]).toMatchObject({ date: '2020-01', expiryDate: '2023-12' });
  expect(document.references.items[0]).toMatchObject({ position: 'Pembimbing', summary: '' });
  expect(document.custom[0]?.items[0]).toMatchObject({ type: 'list', keywords: ['Figma', 'Miro'] });
  expect(unplaced).toEqual([{ where: 'sections › awards › items › 1 › date', text: '2019 - 2021' }]);
});
