import { expect, test } from 'vitest';
import { meantMailAddress } from './mail-address.ts';

test.each([
  ['rani@gmial.com', 'rani@gmail.com'],
  ['rani@gmai.com', 'rani@gmail.com'],
  ['rani@gmaill.com', 'rani@gmail.com'],
  ['Rani.K@Gmail.con', 'Rani.K@gmail.com'],
  ['rani@gmailcom', 'rani@gmail.com'],
  ['rani@gmail,com', 'rani@gmail.com'],
  ['rani@gmail.co', 'rani@gmail.com'],
  ['rani@gmail.co.id', 'rani@gmail.com'],
  ['rani@yaho.com', 'rani@yahoo.com'],
  ['rani@yahoo.cmo', 'rani@yahoo.com'],
  ['rani@yahoo.coid', 'rani@yahoo.co.id'],
  ['rani@outlok.com', 'rani@outlook.com'],
])('e-mail: %s most likely means %s', (typed, meant) => {
  expect(meantMailAddress(typed)).toBe(meant);
});

test.each([
  '',
  'rani',
  'rani@',
  '@gmail.com',
  'rani@gmail.com',
  'RANI@GMAIL.COM',
  'rani@ymail.com',
  'rani@mail.com',
  'rani@email.com',
  'rani@yahoo.co.uk',
  'rani@ui.ac.id',
  'rani@student.ub.ac.id',
  'rani@g.com',
  'rani@gmail.com.com',
])('e-mail: %j stays as it is', (typed) => expect(meantMailAddress(typed)).toBeUndefined());
