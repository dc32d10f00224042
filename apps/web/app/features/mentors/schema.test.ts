import { expect, test } from 'vitest';
import { mentorRow } from './schema.ts';

test('mentor: name and title are one line, a description keeps its lines', () => {
  const row = mentorRow.parse({
    id: 'rani',
    name: '\u202ERani\nKusuma',
    title: 'HR\u0007',
    phoneNumber: '+628123456789',
    email: 'rani@setapak.example',
    serviceLine: ['CV Preparation & Feedback'],
    description: 'Satu\ndua',
  });
  expect([row.name, row.title, row.description]).toEqual(['Rani Kusuma', 'HR', 'Satu\ndua']);
});
