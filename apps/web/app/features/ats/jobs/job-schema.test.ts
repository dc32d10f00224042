import { expect, test } from 'vitest';
import { jobRequest } from './job-schema.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', 'lowongan.example', 'ftp://a.example'])(
  'job link: %s is refused',
  (link) => {
    const request = { intent: 'rename', jobId: 'a', title: '', company: '', link };
    expect(jobRequest.safeParse(request).success).toBe(false);
  },
);

test('job link: a web address stays, an empty name is none', () => {
  const request = {
    intent: 'rename',
    jobId: 'a',
    title: ' ',
    company: ' PT Maju ',
    link: 'https://a.example/1',
  };
  expect(jobRequest.parse(request)).toEqual({ ...request, title: null, company: 'PT Maju' });
});

test('job ad: a few words are no ad', () => {
  expect(jobRequest.safeParse({ intent: 'match', jobAd: 'Staf gudang' }).success).toBe(false);
});
