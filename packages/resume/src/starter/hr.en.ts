/** Sample content; people, companies and schools are invented. */
export const hrEn = {
  profile: {
    firstName: 'Bagas',
    lastName: 'Wicaksono',
    subtitle: 'Talent Acquisition & People Operations',
    email: 'bagas.wicaksono@example.com',
    phone: '+62 813-0000-7710',
    linkedin: 'linkedin.com/in/bagas-wicaksono',
    address: { city: 'Surabaya' },
  },
  objective: {
    body: 'Psychology graduate who runs recruitment end to end for operational and head-office roles. Believes that a clear process and a timely answer are the simplest ways to respect a candidate.',
  },
  work: [
    {
      company: 'PT Samudra Logistik Andalan',
      position: 'Recruitment Officer',
      employment: 'Full Time',
      location: 'Surabaya',
      startDate: '2023-03',
      isCurrent: true,
      summary: `- Filled 94 positions in a year, from couriers to warehouse supervisors, in 21 days on average (34 before).
- Wrote competency-based interview guides for 12 roles and trained 18 line managers to use them.
- Raised offer acceptance from 68% to 85% by surveying candidates who declined.`,
    },
    {
      company: 'Rumah Talenta Kinasih',
      position: 'People Operations Intern',
      employment: 'Internship',
      location: 'Malang',
      startDate: '2022-07',
      endDate: '2022-12',
      summary: `- Screened about 60 applications a week and scheduled interviews for four clients.
- Prepared onboarding for 40 new employees; 9 in 10 rated it “clear” or “very clear”.`,
    },
  ],
  education: [
    {
      institution: 'Universitas Wijaya Karsa',
      degree: 'Bachelors',
      field: 'Psychology',
      gpa: '3.61/4.00',
      startDate: '2018-08',
      endDate: '2022-08',
      courses: ['Industrial and Organisational Psychology', 'Psychometrics', 'Social Statistics'],
    },
  ],
  projects: [
    {
      title: 'Free Career Class for Vocational Schools',
      role: 'Coordinator',
      date: '2023-09',
      endDate: '2024-03',
      summary: '- Ran 8 mock-interview sessions for 210 students with 15 volunteer HR practitioners.',
    },
  ],
  skills: [
    {
      name: 'Recruitment',
      keywords: ['Competency-based interviewing', 'Job profiling', 'LinkedIn sourcing'],
    },
    { name: 'Employee relations', keywords: ['Onboarding', 'Engagement surveys', 'Labour-law basics'] },
    { name: 'Tools', keywords: ['Excel', 'Google Workspace', 'Talenta', 'Notion'] },
  ],
  certifications: [
    { title: 'Certified HR Officer', issuer: 'LSP SDM Mandiri', date: '2023-11', expiryDate: '2026-11' },
  ],
  languages: [
    { name: 'Indonesian', fluency: 'Native' },
    { name: 'English', fluency: 'Intermediate' },
    { name: 'Javanese', fluency: 'Fluent' },
  ],
};
