import { describe, expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);
const jobs = (...texts: (Text | string)[]) => read(...siti, head('Work Experience', 90), ...texts);

describe('slashes in heads', () => {
  test('a slash parts an employer from its town', () => {
    const { work } = jobs(
      { text: 'Senior Web Designer 2020 - present', y: 110, bold: true },
      { text: 'Creative agency / Chicago', y: 124 },
      { text: 'Drew the pages of forty shops.', y: 138 },
      { text: 'Graphic Designer 2015 - 2020', y: 160, bold: true },
      { text: 'Printing agency / New Jersey', y: 174 },
      { text: 'Set menus and leaflets for the town.', y: 188 },
    );
    expect(work.map(({ organization }) => organization)).toEqual(['Creative agency', 'Printing agency']);
  });

  test('a slash parts an employer from its trade', () => {
    const { work } = jobs(
      { text: 'Assistant Accountant 2021 - Present', y: 110, bold: true },
      { text: 'Arunika Lodges Ltd / Hospitality', y: 124 },
      { text: 'Reconcile the petty cash of six lodges every week.', y: 138 },
    );
    expect(work.map(({ organization }) => organization)).toEqual(['Arunika Lodges Ltd']);
  });

  test('a post goes on behind a slash at the end of its line, with the site it was held at', () => {
    const { work } = jobs(
      { text: 'Front End Developer /', y: 110, size: 14, bold: true },
      { text: 'arunika.com', y: 127, size: 14, bold: true },
      { text: 'Jan 2015 - Dec 2019', y: 144 },
      { text: 'Built the pages of the shop and its search.', y: 160 },
    );
    expect(work).toMatchObject([{ jobTitle: 'Front End Developer', organization: 'arunika.com' }]);
  });
});

test('employers behind a dash in the first row of each job are not what stands in the second row', () => {
  const { work } = jobs(
    { text: 'Senior Project Manager — Arunika Solutions', y: 110, bold: true },
    { text: '2019 — Present', x: 450, y: 110 },
    { text: 'Cloud and payments', y: 124 },
    {
      text: '• Delivered the migration of four data centres ahead of time.',
      x: 55,
      y: 138,
    },
    { text: 'Project Coordinator — Kartika Systems Inc.', y: 160, bold: true },
    { text: '2016 — 2019', x: 450, y: 160 },
    { text: 'Programme office', y: 174 },
    { text: '• Kept budgets and schedules of nine projects.', x: 55, y: 188 },
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Arunika Solutions', 'Kartika Systems Inc.']);
});

describe('dots and dashes', () => {
  test('a dash that opens the second line of a point is no point', () => {
    const { certifications } = read(
      ...siti,
      head('Certifications', 90),
      {
        text: '• Certified Manager of Large Projects and Programmes',
        y: 110,
      },
      { text: '— Scrum Alliance (2019)', x: 58, y: 124 },
      { text: '• Certified Scrum Master', y: 138 },
      head('Skills', 170),
      'Planning, Budgeting, Negotiation',
    );
    expect(certifications).toEqual([
      'Certified Manager of Large Projects and Programmes',
      'Certified Scrum Master',
    ]);
  });

  test('degrees behind dots, each over its school and the period in brackets, open the schools', () => {
    const { education } = read(
      ...siti,
      head('Education', 90),
      { text: '• Bachelor of Accountancy', y: 110, bold: true },
      { text: 'Institute of Accountancy Arusha', x: 58, y: 124 },
      { text: '(2015 - 2018)', x: 58, y: 138 },
      {
        text: '• Advanced Certificate of Secondary Education',
        y: 156,
        bold: true,
      },
      { text: 'Weruweru Girls High School', x: 58, y: 170 },
      { text: '(2013 - 2015)', x: 58, y: 184 },
    );
    expect(education).toMatchObject([
      {
        organization: 'Institute of Accountancy Arusha',
        accreditation: 'Bachelor of Accountancy',
      },
      {
        organization: 'Weruweru Girls High School',
        accreditation: 'Advanced Certificate of Secondary Education',
      },
    ]);
  });

  test('headings of medium weight behind dots are known by their size', () => {
    const dotted = (text: string, y: number): Text => ({
      text: `• ${text}`,
      y,
      size: 15,
      colour: 0xb32018,
    });
    const { skills, languages } = read(
      ...siti,
      dotted('Job Experience', 90),
      { text: 'Marketing Manager', y: 112, bold: true },
      { text: 'Arunika Agency', y: 126 },
      { text: 'Jan 2020 – Present', y: 140 },
      dotted('Skills', 170),
      'Copywriting',
      'Budgeting',
      dotted('Languages', 230),
      'English',
      'Spanish',
    );
    expect(skills).toEqual(['Copywriting', 'Budgeting']);
    expect(languages).toHaveLength(2);
  });
});

describe('sections', () => {
  test('qualifications that are all certificates are no schools', () => {
    const { certifications, education } = read(
      ...siti,
      head('Qualifications', 90),
      { text: '• Certified Public Accountant (CPA)', x: 55, y: 110 },
      { text: '• Certified Management Accountant (CMA)', x: 55, y: 124 },
      { text: '• Certified Fraud Examiner (CFE)', x: 55, y: 138 },
      head('Education', 170),
      { text: 'MS in Accounting', y: 190 },
      { text: 'University of Washington', y: 204 },
    );
    expect(certifications).toHaveLength(3);
    expect(education).toHaveLength(1);
  });

  test('`Personal` right below `Skills` names a part of them', () => {
    const { skills } = read(
      ...siti,
      head('Skills', 90),
      { text: 'Personal', y: 112, size: 14, bold: true },
      { text: 'Negotiation', y: 136 },
      { text: 'Critical Thinking', y: 156 },
      { text: 'Leadership', y: 176 },
    );
    expect(skills).toEqual(['Negotiation', 'Critical Thinking', 'Leadership']);
  });

  test('what a page says of itself in two lines belongs to no school', () => {
    const { education } = read(
      ...siti,
      head('Education', 90),
      { text: 'London Business School', y: 110, bold: true },
      { text: '2010 - 2013', y: 124 },
      { text: 'Bachelor Degree', y: 138 },
      { text: 'Find me on social media.', y: 180 },
      { text: 'Powered by Arunika', y: 204 },
    );
    expect(education).toMatchObject([{ accreditation: 'Bachelor Degree' }]);
  });

  test('the branch of a university is part of its name', () => {
    const { education } = read(
      ...siti,
      head('Education', 90),
      { text: 'Azad University, Central Tehran Branch', y: 110, bold: true },
      { text: 'Bachelor of Software Engineering', y: 124 },
      { text: '2012 - 2018', y: 138 },
    );
    expect(education).toMatchObject([
      {
        organization: 'Azad University, Central Tehran Branch',
        accreditation: 'Bachelor of Software Engineering',
      },
    ]);
  });
});

describe('who somebody is', () => {
  test('a name of which one half is set somewhat larger is whole', () => {
    const { name } = read(
      { text: 'Mahdi', y: 60, size: 48 },
      { text: 'Sharei', y: 108, size: 54, bold: true },
      { text: 'mahdi@contoh.id', y: 130 },
      head('Skills', 170),
      'Excel, SPSS, Photoshop',
    );
    expect(name).toBe('Mahdi Sharei');
  });

  test('a mail address below a website is not glued to it', () => {
    const { emails } = read(
      { text: 'Siti Aminah', x: 300, y: 40, size: 22, bold: true },
      { text: '7183105588', y: 60 },
      { text: 'www.mywebsite.com', y: 74 },
      { text: 'myself@email.com', y: 88 },
      { text: '769 Prudence', y: 102 },
      { text: 'Lincoln Park', y: 116 },
      { ...head('Skills', 130), x: 300 },
      { text: 'Excel, SPSS, Photoshop', x: 300, y: 146 },
    );
    expect(emails).toEqual(['myself@email.com']);
  });

  test('ten figures alone below a mail address are a number to call', () => {
    const { phones } = read(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'siti@contoh.id', y: 66 },
      { text: '1224435534', y: 90 },
      head('Skills', 130),
      'Excel, SPSS, Photoshop',
    );
    expect(phones).toEqual(['1224435534']);
  });

  test('an address that ends in a comma goes on below with its town', () => {
    const { location } = read(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'Address:', x: 50, y: 66 },
      { text: '497 Hoa Hao street, Ward 7, District 10,', x: 110, y: 66 },
      { text: 'HCMC', x: 110, y: 80 },
      { text: 'siti@contoh.id', x: 50, y: 100 },
      head('Skills', 130),
      'Excel, SPSS, Photoshop',
    );
    expect(location).toBe('497 Hoa Hao street, Ward 7, District 10, HCMC');
  });
});

describe('columns', () => {
  const label = (text: string, y: number): Text => ({
    text,
    x: 40,
    y,
    size: 14,
    bold: true,
  });

  test('labels in larger letters may stand lower than the first line beside them', () => {
    const value = (text: string, y: number): Text => ({
      text,
      x: 298,
      y,
      size: 11,
    });
    const { skills, work, languages } = read(
      { text: 'Anjali Deshmukh', x: 40, y: 60, size: 22, bold: true },
      { text: 'anjali@contoh.id', x: 40, y: 80, size: 11 },
      { text: '12 Shanti Nagar', x: 40, y: 110, size: 11 },
      { text: 'Pune', x: 40, y: 124, size: 11 },
      { text: 'Maharashtra', x: 40, y: 138, size: 11 },
      { text: 'India', x: 40, y: 152, size: 11 },
      value('Phone: +91 98220 11456', 110),
      value('Gender: Female', 124),
      label('Skills:', 196),
      value('Lesson Planning, Sign Language, Chess,', 190),
      value('Google Classroom', 204),
      label('Experience:', 246),
      value('Mathematics Teacher, Blue Ridge School, 2018 - Now', 240),
      value('Assistant Teacher, Vidya Bhavan School, 2016 - 2018', 254),
      label('Languages:', 296),
      value('Marathi, Hindi, English', 290),
    );
    expect(skills).toEqual(['Lesson Planning', 'Sign Language', 'Chess', 'Google Classroom']);
    expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Mathematics Teacher', 'Assistant Teacher']);
    expect(languages).toHaveLength(3);
  });

  test('a long line that ends right before the right column stays in its own', () => {
    const left = (text: string, y: number): Text => ({
      text,
      x: 5,
      y,
      size: 11,
    });
    const right = (text: string, y: number): Text => ({
      text,
      x: 402,
      y,
      size: 11,
    });
    const title = (text: string, x: number, y: number): Text => ({
      text,
      x,
      y,
      size: 14,
      bold: true,
    });
    const { work } = read(
      { text: 'Mark Auger', x: 230, y: 40, size: 24, bold: true },
      { text: 'mark@contoh.id', x: 240, y: 70, size: 11 },
      title('Experience', 10, 110),
      {
        text: 'Trading Technologies, Inc. / Software Engineer',
        x: 5,
        y: 128,
        size: 11,
        bold: true,
      },
      left('• Built the whole ordering service of the brokerage in two years', 142),
      left('• Worked with the president and the agents to bring their many wishes to life', 156),
      left('• Wrote the tests', 170),
      left('• Taught four beginners', 184),
      title('Education', 10, 210),
      left('Purdue University, 2017 - 2021', 228),
      title('Skills', 407, 110),
      ...['Java', 'Python', 'Kotlin', 'Git', 'Firebase', 'Kanban', 'Jira', 'Ionic', 'React'].map(
        (skill, index) => right(skill, 133 + 14 * index),
      ),
    );
    expect(work[0]!.description).toBe(
      [
        'Built the whole ordering service of the brokerage in two years',
        'Worked with the president and the agents to bring their many wishes to life',
        'Wrote the tests',
        'Taught four beginners',
      ].join('\n'),
    );
  });

  test('a side column beside cards is cut off before the cards are', () => {
    const at =
      (x: number) =>
      (text: string, y: number, more: Partial<Text> = {}) => ({
        text,
        x,
        y,
        ...more,
      });
    const [one, two, side] = [at(58), at(240), at(440)];
    const big = { size: 14, bold: true };
    const { skills, summary, work } = read(
      { text: 'Sarah Johnson', x: 58, y: 40, size: 22, bold: true },
      { text: 'sarah@contoh.id', x: 58, y: 60 },
      one('About', 90, big),
      one('Marketing manager who has brought three brands of tea to market and', 108),
      one('likes to count what came of it.', 122),
      one('Job Experience', 160, big),
      one('Marketing Manager', 180, { bold: true }),
      one('Arunika Agency', 194),
      one('Jan 2020 – Present', 208),
      one('Led a team of four.', 222),
      two('Campaign Assistant', 180, { bold: true }),
      two('Kartika Studio', 194),
      two('Jun 2017 – Dec 2019', 208),
      two('Wrote the newsletters.', 222),
      ...[270, 360, 450].flatMap((y) => [
        one('Cashier', y, { bold: true }),
        one('Arunika Shop', y + 14),
        one(`Jan 20${15 - y / 90} – Dec 20${16 - y / 90}`, y + 28),
        two('Waiter', y, { bold: true }),
        two('Kartika Inn', y + 14),
        two(`Jan 20${15 - y / 90} – Dec 20${16 - y / 90}`, y + 28),
      ]),
      side('Skills', 90, big),
      side('Copywriting,', 108),
      side('Budgeting', 122),
      side('Languages', 160, big),
      side('English', 180),
      side('Spanish', 194),
    );
    expect(summary).toBe(
      'Marketing manager who has brought three brands of tea to market and likes to count what came of it.',
    );
    expect(skills).toEqual(['Copywriting', 'Budgeting']);
    expect(work).toHaveLength(8);
  });
});
