import { parse } from 'content-disposition';
import { expect, test } from 'vitest';
import { attachment } from './attachment.server.ts';

test.each([
  ['SetapakResume-Rani.pdf', 'SetapakResume-Rani.pdf'],
  ['Résumé 简历.pdf', 'Résumé 简历.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['say "hi".pdf', 'say hi.pdf'],
  ['a\t  b?*.pdf', 'a b.pdf'],
  ['\u0000', 'setapak.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
])('%j is saved as %j', (name, saved) => {
  const header = attachment(name);
  expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: saved } });
  expect(header).toMatch(/^[\x20-\x7e]+$/);
});

test.each([
  ['x'.repeat(5000), 'x'.repeat(150)],
  [`${'x'.repeat(145)}🔥🔥.pdf`, `${'x'.repeat(145)}🔥.pdf`],
  [`${'x'.repeat(145)} y.pdf`, `${'x'.repeat(145)}.pdf`],
  [`v1.${'x'.repeat(5000)}`, `v1.${'x'.repeat(147)}`],
])('a very long name is cut before its ending', (name, saved) => {
  expect(parse(attachment(name)).parameters['filename']).toBe(saved);
});
