/** Sample content; people, companies and schools are invented. */
export const financeEn = {
  profile: {
    firstName: 'Nadya',
    lastName: 'Prameswari',
    subtitle: 'Financial Analyst',
    email: 'nadya.prameswari@example.com',
    phone: '+62 812-0000-4521',
    linkedin: 'linkedin.com/in/nadya-prameswari',
    address: { city: 'South Jakarta' },
  },
  objective: {
    body: 'Accounting graduate with two years of experience in reporting, budgeting and cost analysis at a distribution company. Turns scattered data into reports that management can act on the same day. Currently completing a tax certification.',
  },
  work: [
    {
      company: 'PT Arunika Distribusi Nusantara',
      position: 'Financial Analyst',
      employment: 'Full Time',
      location: 'Jakarta',
      startDate: '2023-08',
      isCurrent: true,
      summary: `- Prepare monthly profit-and-loss and cash-flow reports for 6 branches; cut the monthly close from 9 to 5 working days.
- Found IDR 240 million a year in freight overcharges by reconciling 3,200 invoices, then renegotiated rates with two vendors.
- Built a 13-week cash forecast in Excel that the board now uses in its weekly meeting.`,
    },
    {
      company: 'Koperasi Simpan Pinjam Tirta Makmur',
      position: 'Accounting Intern',
      employment: 'Internship',
      location: 'Bandung',
      startDate: '2023-01',
      endDate: '2023-06',
      summary: `- Recorded and matched 180 transactions a week on average, with an error rate below 0.5%.
- Reorganised the receivables of 450 members so that overdue payments could be followed daily.`,
    },
  ],
  education: [
    {
      institution: 'Universitas Cakrawala Bandung',
      degree: 'Bachelors',
      field: 'Accounting',
      gpa: '3.74/4.00',
      startDate: '2019-08',
      endDate: '2023-07',
      summary: '- Thesis: the effect of inventory turnover on liquidity in 24 retail companies.',
    },
  ],
  projects: [
    {
      title: 'Budget Dashboard for Small Businesses',
      role: 'Founder',
      date: '2024-02',
      endDate: '2024-05',
      summary: '- Created a budgeting template in Google Sheets that 35 local business owners use.',
    },
  ],
  skills: [
    { name: 'Financial analysis', keywords: ['Financial statements', 'Budgeting', 'Cash-flow forecasting'] },
    { name: 'Tools', keywords: ['Excel (Power Query, PivotTable)', 'Basic SQL', 'Accurate', 'Power BI'] },
    { name: 'Tax', keywords: ['Income tax', 'VAT', 'e-Invoicing'] },
  ],
  certifications: [{ title: 'Tax Brevet A & B', issuer: 'Lembaga Pelatihan Pajak Sinergi', date: '2024-11' }],
  informalEducation: [
    {
      institution: 'Accounting Students Association',
      position: 'Treasurer',
      startDate: '2021-02',
      endDate: '2022-01',
      summary: '- Managed IDR 85 million across 14 events with no findings in the closing audit.',
    },
  ],
  languages: [
    { name: 'Indonesian', fluency: 'Native' },
    { name: 'English', fluency: 'Professional (TOEFL ITP 567)' },
  ],
};
