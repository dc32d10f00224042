/* Every field that the schemas of Reactive Resume 3 to 5 name. */

const span = { start: '2020-01-01T00:00:00.000Z', end: '2021-02-01T00:00:00.000Z' };
const url = '@url';

export const version3 = {
  id: 1, shortId: 'ab', name: 'cv', slug: 'cv', image: '', public: true, createdAt: '2022-01-01T00:00:00Z', updatedAt: '2022-01-01T00:00:00Z',
  basics: { name: 'Rani @', headline: '@', email: '@mail', phone: '0812@', website: url, birthdate: '1990-02-03', summary: '@html', location: { address: '@', city: '@', region: '@', country: '@', postalCode: '@' }, profiles: [{ id: 'a', network: '@', username: '@', url }], photo: { url, visible: true, filters: { size: 128, shape: 'square', border: false, grayscale: false } } },
  sections: {
    work: { id: 'work', name: '@', type: 'basic', columns: 1, visible: true, items: [{ id: 'x', name: '@', position: '@', date: span, url, summary: '* @\n* @' }] },
    education: { name: '@', items: [{ institution: '@', degree: '@', area: '@', score: '@', date: span, url, summary: '@', courses: ['@', '@'] }] },
    awards: { name: '@', items: [{ title: '@', awarder: '@', date: '2020-05-05', url, summary: '@' }] },
    certifications: { name: '@', items: [{ name: '@', issuer: '@', date: '2020-05-05', url, summary: '@' }] },
    publications: { name: '@', items: [{ name: '@', publisher: '@', date: '2020-05-05', url, summary: '@' }] },
    skills: { name: '@', items: [{ name: '@', level: '@', levelNum: 5, keywords: ['@', '@'] }] },
    languages: { name: '@', items: [{ name: '@', level: '@', levelNum: 5 }] },
    interests: { name: '@', items: [{ name: '@', keywords: ['@'] }] },
    projects: { name: '@', items: [{ name: '@', description: '@', date: span, url, summary: '@', keywords: ['@'] }] },
    volunteer: { name: '@', items: [{ organization: '@', position: '@', date: span, url, summary: '@' }] },
    references: { name: '@', items: [{ name: '@', relationship: '@', phone: '@', email: '@mail', summary: '@' }] },
    own: { id: 'own', name: '@', type: 'custom', visible: true, items: [{ title: '@', subtitle: '@', date: span, url, level: '@', levelNum: 3, summary: '@', keywords: ['@'] }] },
  },
  metadata: { template: 'kakuna', layout: [[['work'], ['skills']]], locale: 'en', css: { value: '', visible: false } },
}; // prettier-ignore

const link4 = { label: '@', href: url };
const section4 = (item: object) => ({ name: '@', columns: 1, separateLinks: true, visible: true, id: 'x', items: [{ id: 'i', visible: true, ...item }] }); // prettier-ignore

export const version4 = {
  basics: { name: 'Rani @', headline: '@', email: '@mail', phone: '@', location: '@', url: { label: '', href: url }, customFields: [{ id: 'c', icon: 'envelope', name: '@', value: '@' }], picture: { url: '', size: 64, effects: { hidden: false, border: false, grayscale: false } } },
  sections: {
    summary: { name: '@', columns: 1, separateLinks: true, visible: true, id: 'summary', content: '@html' },
    awards: section4({ title: '@', awarder: '@', date: '2020', summary: '@html', url: link4 }),
    certifications: section4({ name: '@', issuer: '@', date: 'May 2020', summary: '@html', url: link4 }),
    education: section4({ institution: '@', studyType: '@', area: '@', score: '@', date: 'August 2012 to May 2016', summary: '@html', url: link4 }),
    experience: section4({ company: '@', position: '@', location: '@', date: 'Jan 2019 - Present', summary: '<ul><li><p>@</p></li></ul>', url: link4 }),
    volunteer: section4({ organization: '@', position: '@', location: '@', date: 'Jan 2019 - Feb 2020', summary: '@html', url: link4 }),
    interests: section4({ name: '@', keywords: ['@', '@'] }),
    languages: section4({ name: '@', description: '@', level: 3 }),
    profiles: section4({ network: '@', username: '@', icon: 'github', url: link4 }),
    projects: section4({ name: '@', description: '@', date: '2019', summary: '@html', keywords: ['@'], url: link4 }),
    publications: section4({ name: '@', publisher: '@', date: '2019', summary: '@html', url: link4 }),
    references: section4({ name: '@', description: '@', summary: '@html', url: link4 }),
    skills: section4({ name: '@', description: '@', level: 2, keywords: ['@'] }),
    custom: { abc: section4({ name: '@', description: '@', date: '2019', location: '@', summary: '@html', keywords: ['@'], url: link4 }) },
  },
  metadata: { template: 'rhyhorn', layout: [[['summary', 'experience', 'custom.abc'], ['profiles']]], page: { margin: 18, format: 'a4', options: {} }, notes: '@html' },
}; // prettier-ignore

const website = { url, label: '', inlineLink: false };
const items5 = {
  profiles: { icon: 'x', iconColor: '', network: '@', username: '@', website },
  experience: { company: '@', position: '@', location: '@', period: 'Jan 2020 - Present', website, description: '@html', roles: [] },
  education: { school: '@', degree: '@', area: '@', grade: '@', location: '@', period: '2010 - 2014', website, description: '@html' },
  projects: { name: '@', period: '2020', website, description: '@html' },
  skills: { icon: '', name: '@', proficiency: '@', level: 3, keywords: ['@'] },
  languages: { language: '@', fluency: '@', level: 4 },
  interests: { icon: '', name: '@', keywords: ['@'] },
  awards: { title: '@', awarder: '@', date: '2020', website, description: '@html' },
  certifications: { title: '@', issuer: '@', date: '2020', website, description: '@html' },
  publications: { title: '@', publisher: '@', date: '2020', website, description: '@html' },
  volunteer: { organization: '@', location: '@', period: '2020 - 2021', website, description: '@html' },
  references: { name: '@', position: '@', website, phone: '@', description: '@html' },
}; // prettier-ignore
const section5 = (item: object) => ({ title: '@', icon: '', columns: 1, hidden: false, items: [{ id: 'i', hidden: false, ...item }] }); // prettier-ignore

export const version5 = {
  picture: { hidden: false, fit: 'cover', url: '', size: 80, rotation: 0, aspectRatio: 1, borderRadius: 0, borderColor: '', borderWidth: 0, shadowColor: '', shadowWidth: 0 },
  basics: { name: 'Rani @', headline: '@', email: '@mail', phone: '@', location: '@', website, customFields: [{ id: 'q', icon: '', text: '@', link: url }] },
  summary: { title: '@', icon: '', columns: 1, hidden: false, content: '@html' },
  sections: Object.fromEntries(Object.entries(items5).map(([name, item]) => [name, section5(item)])),
  customSections: Object.entries({ ...items5, summary: { content: '@html' }, 'cover-letter': { recipient: '@html', content: '@html' } }).map(([type, item]) => ({ ...section5(item), id: `own-${type}`, type })),
  metadata: { template: 'onyx', layout: { sidebarWidth: 35, pages: [{ fullWidth: false, main: ['experience'], sidebar: ['skills'] }] }, page: { gapX: 4, format: 'a4', locale: 'en-US' }, notes: '@html', styleRules: [] },
}; // prettier-ignore

/** Programs that write its files also use what JSON Resume has. */
export const version4Written = {
  basics: { name: 'Rani @', url: { label: 'LinkedIn', href: 'https://linkedin.com/in/@' } },
  sections: {
    experience: section4({ company: '@', position: '@', date: 'Jan 2022 - Present', summary: '@', highlights: ['@', '@'], url: { label: '', href: '' } }),
    projects: section4({ name: '@', summary: '@', description: '@', date: '2023', keywords: ['@'], highlights: ['@'], url: { label: '', href: '' } }),
  },
}; // prettier-ignore
