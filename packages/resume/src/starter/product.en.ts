/** Sample content; people, companies and schools are invented. */
export const productEn = {
  profile: {
    firstName: 'Rangga',
    lastName: 'Mahardika',
    subtitle: 'Product Manager',
    email: 'rangga.mahardika@example.com',
    phone: '+62 811-0000-6642',
    linkedin: 'linkedin.com/in/rangga-mahardika',
    website: 'https://rangga.example.com',
    address: { city: 'Bandung' },
  },
  objective: {
    body: 'Product manager with a computer-science degree and three years in payment and education apps. Starts from a real user problem, phrases it as a hypothesis that can be tested, and ships in small steps with design and engineering.',
  },
  work: [
    {
      company: 'DompetKita Teknologi',
      position: 'Associate Product Manager',
      employment: 'Full Time',
      location: 'Bandung',
      startDate: '2023-02',
      isCurrent: true,
      summary: `- Led the redesign of onboarding with 6 engineers and 2 designers; completion rose from 54% to 73%.
- Interviewed 45 shop owners to shape the billing roadmap, now used by 12,000 people a month.
- Defined the core metrics and a weekly dashboard, so that four teams set priorities from the same data.`,
    },
    {
      company: 'Ruang Nalar Edukasi',
      position: 'Product Analyst Intern',
      employment: 'Internship',
      location: 'Jakarta',
      startDate: '2022-06',
      endDate: '2022-12',
      summary: `- Analysed the behaviour of 80,000 users in SQL and found the three main drop-off points of the trial class.
- Proposed study reminders that raised week-4 retention by 9 percentage points.`,
    },
  ],
  education: [
    {
      institution: 'Institut Teknologi Parahyangan Raya',
      degree: 'Bachelors',
      field: 'Computer Science',
      gpa: '3.57/4.00',
      startDate: '2018-08',
      endDate: '2022-07',
    },
  ],
  projects: [
    {
      title: 'Antre: queueing for community clinics',
      role: 'Product owner',
      link: 'https://antre.example.com',
      date: '2021-09',
      endDate: '2022-02',
      summary: '- Cut the average wait from 95 to 40 minutes in a pilot at two clinics.',
    },
  ],
  skills: [
    { name: 'Product', keywords: ['User research', 'Roadmapping', 'PRD writing', 'A/B testing'] },
    { name: 'Data', keywords: ['SQL', 'Amplitude', 'Metabase', 'Spreadsheets'] },
    { name: 'Teamwork', keywords: ['Scrum', 'Jira', 'Figma'] },
  ],
  certifications: [{ title: 'Professional Scrum Product Owner I', issuer: 'Scrum.org', date: '2023-09' }],
  languages: [
    { name: 'Indonesian', fluency: 'Native' },
    { name: 'English', fluency: 'Professional (IELTS 7.0)' },
  ],
};
