/** Sample content; people, companies and schools are invented. */
export const marketingEn = {
  profile: {
    firstName: 'Salsabila',
    lastName: 'Kirana',
    subtitle: 'Digital Marketer',
    email: 'salsabila.kirana@example.com',
    phone: '+62 857-0000-3398',
    linkedin: 'linkedin.com/in/salsabila-kirana',
    website: 'https://salsabila.example.com',
    address: { city: 'Yogyakarta' },
  },
  objective: {
    body: 'Digital marketer with a communications degree and two years of running paid campaigns and organic content for retail and food brands. Tests small ideas first, reads the numbers, then scales what works.',
  },
  work: [
    {
      company: 'Lentera Rasa Indonesia',
      position: 'Digital Marketing Specialist',
      employment: 'Full Time',
      location: 'Yogyakarta',
      startDate: '2023-05',
      isCurrent: true,
      summary: `- Manage IDR 65 million a month in Meta and TikTok ads; lowered cost per purchase by 31% in six months.
- Ran 24 A/B tests on product pages that raised the conversion rate from 1.8% to 2.7%.
- Built a WhatsApp loyalty programme: 5,400 members and 22% repeat sales in its first quarter.`,
    },
    {
      company: 'Studio Kata Kota',
      position: 'Content Intern',
      employment: 'Internship',
      location: 'Yogyakarta',
      startDate: '2022-09',
      endDate: '2023-02',
      summary: `- Wrote and scheduled 120 Instagram posts for three clients; average engagement rose from 2.1% to 4.6%.
- Summed up weekly performance on a single page that clients could read at a glance.`,
    },
  ],
  education: [
    {
      institution: 'Universitas Taman Nusa',
      degree: 'Bachelors',
      field: 'Communication Science',
      gpa: '3.68/4.00',
      startDate: '2019-08',
      endDate: '2023-02',
    },
  ],
  projects: [
    {
      title: 'Campus Creative Market',
      role: 'Head of Promotion',
      link: 'https://pasarkreatif.example.com',
      date: '2022-03',
      endDate: '2022-06',
      summary:
        '- Drew 3,100 visitors in two days with a promotion budget of IDR 4 million and 26 media partners.',
    },
  ],
  skills: [
    { name: 'Paid campaigns', keywords: ['Meta Ads', 'TikTok Ads', 'Google Ads'] },
    { name: 'Analytics', keywords: ['Google Analytics 4', 'Looker Studio', 'A/B testing'] },
    { name: 'Content', keywords: ['Copywriting', 'SEO', 'Canva', 'CapCut'] },
  ],
  awards: [
    {
      title: 'Second Place, National Marketing Plan Competition',
      awarder: 'Forum Mahasiswa Pemasaran',
      date: '2022-10',
    },
  ],
  languages: [
    { name: 'Indonesian', fluency: 'Native' },
    { name: 'English', fluency: 'Professional' },
  ],
};
