import { expect, test } from 'vitest';
import { opensOffline, ownAddress } from './opens-offline.ts';

test('the board and its applications open offline; letters, practice and a new one do not', () => {
  const id = 'a'.repeat(36);
  expect(['/app/lamaran', `/app/lamaran/${id}`].filter(opensOffline)).toHaveLength(2);
  const others = [
    '/app/lamaran/new',
    '/app/lamaran/surat',
    '/app/lamaran/latihan',
    `/app/lamaran/surat/${id}`,
  ];
  expect(others.filter(opensOffline)).toEqual([]);
});

test('the builder opens offline, with any step; its neighbours do not', () => {
  expect(['/app/cv/builder/abc', '/app/cv/builder/abc/'].filter(opensOffline)).toHaveLength(2);
  expect(
    ['/app/cv/preview/abc', '/app/cv/builder', '/app/cv/builder/abc/x', '/'].filter(opensOffline),
  ).toEqual([]);
});

test('a return address: ours with its query, nothing that leads elsewhere or back to the same page', () => {
  expect(ownAddress('/app/cv/builder/abc?step=work')).toBe('/app/cv/builder/abc?step=work');
  for (const to of [
    null,
    '',
    'app',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/.//evil.example',
    '/offline?to=/x',
  ])
    expect(ownAddress(to)).toBeNull();
});
