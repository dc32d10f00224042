/* Every field of OpenResume, FlowCV and JSON Resume that their sources and schemas name. */

export const openResume = {
  resume: {
    profile: { name: 'Rani @', email: '@mail', phone: '@', url: '@url', summary: '@', location: '@' },
    workExperiences: [{ company: '@', jobTitle: '@', date: 'Jan 2020 - Present', descriptions: ['@', '@'] }],
    educations: [{ school: '@', degree: '@', date: '2010 - 2014', gpa: '@', descriptions: ['@'] }],
    projects: [{ project: '@', date: '2020', descriptions: ['@'] }],
    skills: { featuredSkills: [{ skill: '', rating: 4 }], descriptions: ['@: @, @', '@'] },
    custom: { descriptions: ['@', '@'] },
  },
  settings: { themeColor: '#000', fontFamily: 'Roboto', formToShow: { projects: true }, formToHeading: { workExperiences: '@', educations: '@', projects: '@', skills: '@', custom: '@' }, formsOrder: ['workExperiences', 'educations', 'projects', 'skills', 'custom'] },
}; // prettier-ignore

/** Some versions keep three addresses. */
export const openResumeWithLinks = {
  profile: { name: 'Rani @', portfolioLink: '@url', linkedinLink: 'https://linkedin.com/in/@', githubLink: 'https://github.com/@' },
  workExperiences: [{ company: '@', jobTitle: '@', date: '2019', descriptions: [] }],
}; // prettier-ignore

/** Programs that write its files list skills as plain texts. */
export const openResumeOfTexts = {
  profile: { name: 'Rani @' },
  workExperiences: [{ company: '@', jobTitle: '@', date: '2019', descriptions: ['@'] }],
  skills: { featuredSkills: ['@', '@'], descriptions: ['@'] },
}; // prettier-ignore

const day = (year: string, month: string) => ({ year, month, day: '9', hideDay: true, hideMonth: false, present: false }); // prettier-ignore
const now = { year: '', month: '', day: '', hideDay: true, hideMonth: false, present: true };
const section = (sectionType: string, ...entries: object[]) => ({ sectionType, displayName: '@', iconKey: 'star', entries: entries.map((entry, index) => ({ id: `e${index}`, isHidden: false, showPlaceholder: false, createdAt: '2024-01-01T00:00:00Z', updatedAt: '2024-01-01T00:00:00Z', ...entry })) }); // prettier-ignore

export const flowCv = {
  id: 'u', title: 'My Resume', webToken: 'abcdef', feedbackToken: 'xyz', webResumeLive: false, order: 1, lng: 'en', tags: [], createdAt: '2024-01-01T00:00:00Z', userId: 'u',
  personalDetails: { fullName: 'Rani @', jobTitle: '@', displayEmail: '@mail', phone: '@', address: '@', website: '', websiteLink: '@url', usAddress: false, detailsOrder: ['displayEmail'], nationality: '@', dateOfBirth: '1990-02-03', gender: '@', passportOrId: '@', availability: '@', noticePeriod: '@', social: { linkedIn: { display: '', link: 'https://linkedin.com/in/@' }, github: { display: '@', link: '@url' } }, photo: { shape: 'round', imageId: 'avatar/x.png', xPct: 0.1 } },
  content: {
    profile: section('profile', { text: '@html' }),
    work: section('work', { employer: '@', jobTitle: '@', employerLink: '@url', location: '@', startDateNew: day('2022', '3'), endDateNew: now, description: '<ul><li>@</li></ul>' }, { employer: '@', jobTitle: '@', startDateNew: '01/2018', endDateNew: 'Present', description: '' }),
    education: section('education', { degree: '@', school: '@', schoolLink: '@url', location: '@', startDateNew: { ...day('2012', '8'), hideMonth: true }, endDateNew: day('2016', '5'), description: '@html' }),
    skill: section('skill', { skill: '@', level: '', skillLevel: '@', infoHtml: '<p>@, @</p>' }),
    language: section('language', { language: '@', level: '@', infoHtml: '@html' }),
    certificate: section('certificate', { certificate: '@', certificateLink: '@url', infoHtml: '@html', issuer: '@', dateNew: day('2020', '4') }, { certificateTitle: '@', certificateTitleLink: '@url', date: day('2021', '4') }),
    interest: section('interest', { interest: '@', interestLink: '@url', infoHtml: '@html' }),
    project: section('project', { projectTitle: '@', projectTitleLink: '@url', subTitle: '@', startDateNew: day('2020', '1'), endDateNew: day('2020', '4'), description: '@html' }),
    course: { ...section('course', { courseTitle: '@', courseTitleLink: '@url', institution: '@', location: '@', startDateNew: day('2020', '1'), endDateNew: day('2020', '4'), description: '@html' }), displayName: '' },
    award: section('award', { awardTitle: '@', awardTitleLink: '@url', issuer: '@', date: day('2021', '6'), description: '@html' }),
    organisation: { ...section('organisation', { organisationName: '@', organisationLink: '@url', position: '@', location: '@', startDateNew: day('2020', '1'), endDateNew: now, description: '@html' }), displayName: '' },
    publication: section('publication', { title: '@', titleLink: '@url', publisher: '@', date: day('2019', '11'), description: '@html' }),
    reference: section('reference', { name: '@', nameLink: '@url', jobTitle: '@', organisation: '@', email: '@mail', phone: '@' }),
    declaration: section('declaration', { fullName: '@', place: '@', date: day('2024', '5'), declarationText: '@html' }),
    custom1: section('custom', { title: '@', titleLink: '@url', subTitle: '@', location: '@', startDateNew: day('2020', '1'), endDateNew: day('2021', '1'), description: '@html' }),
    customSkill1: section('customSkill', { skill: '@', level: '@', infoHtml: '@html' }),
  },
  customization: { pageFormat: 'A4', sectionOrder: { one: { sectionsOrder: ['work', 'education'] } } },
}; // prettier-ignore

export const jsonResume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: { name: 'Rani @', label: '@', image: '', email: '@mail', phone: '@', url: '@url', summary: '@', location: { address: '@', postalCode: '@', city: '@', countryCode: 'ID', region: '@' }, profiles: [{ network: '@', username: '@', url: '@url' }], pronouns: '@' },
  work: [{ name: '@', location: '@', description: '@', position: '@', url: '@url', startDate: '2020-01', endDate: '2021-02', summary: '@', highlights: ['@', '@'], industry: '@' }],
  volunteer: [{ organization: '@', position: '@', url: '@url', startDate: '2020-01', endDate: '2021-02', summary: '@', highlights: ['@'] }],
  education: [{ institution: '@', url: '@url', area: '@', studyType: '@', startDate: '2020', endDate: '2021', score: '@', courses: ['@', '@'] }],
  awards: [{ title: '@', date: '2020-01-01', awarder: '@', summary: '@' }],
  certificates: [{ name: '@', date: '2020-01-01', issuer: '@', url: '@url' }],
  publications: [{ name: '@', publisher: '@', releaseDate: '2020-01', url: '@url', summary: '@' }],
  skills: [{ name: '@', level: '@', keywords: ['@', '@'] }],
  languages: [{ language: '@', fluency: '@' }],
  interests: [{ name: '@', keywords: ['@'] }],
  references: [{ name: '@', reference: '@' }],
  projects: [{ name: '@', description: '@', highlights: ['@', '@'], keywords: ['@'], startDate: '2020', endDate: '2021', url: '@url', roles: ['@', '@'], entity: '@', type: '@' }, { name: '@', description: '@', summary: '@' }],
  patents: [{ name: '@' }],
  meta: { canonical: 'x', version: 'v1.0.0', theme: 'elegant' },
}; // prettier-ignore
