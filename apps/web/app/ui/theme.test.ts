import { expect, test } from 'vitest';
import { parseTheme, themeCookie, themeMetas, themeOf, themeOfRequest } from './theme.ts';

test('theme: the cookie counts, anything else follows the device', () => {
  expect(themeOf('a=b; theme=dark')).toBe('dark');
  expect(themeOf('theme=light; a=b')).toBe('light');
  expect(themeOf('theme=blue; nottheme=dark')).toBe('device');
  expect(themeOf(null)).toBe('device');
});

test('theme: following the device again removes the cookie', () => {
  expect(themeCookie('device')).toMatch(/^theme=; Max-Age=0;/);
  expect(themeOf(themeCookie('dark'))).toBe('dark');
});

test('theme: only the three choices are taken', () => {
  expect(parseTheme('dark')).toBe('dark');
  expect(parseTheme('dark; Path=/')).toBeUndefined();
});

test('theme: a chosen one has one bar colour, the device two', () => {
  expect(themeMetas('dark').filter(({ name }) => name === 'theme-color')).toHaveLength(1);
  expect(themeMetas('device').filter(({ name }) => name === 'theme-color')).toHaveLength(2);
});

test('theme: the page that is kept for offline has the look that its address names, no other page', () => {
  const at = (path: string) =>
    themeOfRequest(new Request(`https://setapak.example${path}`, { headers: { cookie: 'theme=light' } }));
  expect(at('/offline?theme=dark')).toBe('dark');
  expect(at('/offline?theme=device')).toBe('device');
  expect(at('/offline?theme=x')).toBe('light');
  expect(at('/?theme=dark')).toBe('light');
});
