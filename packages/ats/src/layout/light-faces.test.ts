import { expect, test } from 'vitest';
import { buildPage } from '../testing/build-page.ts';
import { boldAmongLight } from './light-faces.ts';

const page = (body: string, label: string, labels: number) => {
  const built = buildPage([...Array<string>(8).fill('kata kata'), ...Array<string>(labels).fill('Alat')]);
  const items = built.items.map((item) => ({
    ...item,
    font: item.text === 'Alat' ? label : body,
  }));
  return [{ ...built, items }];
};
const boldOf = (pages: ReturnType<typeof page>) => [
  ...new Set(
    boldAmongLight(pages)
      .flatMap(({ items }) => items)
      .flatMap(({ bold, text }) => (bold ? [text] : [])),
  ),
];

test.each([
  ['Lato-Light', 'Lato-Regular', ['Alat']],
  ['SourceSansPro-ExtraLight', 'SourceSansPro-Medium', ['Alat']],
  ['Lato-Light', 'Roboto-Regular', []],
  ['Lato-Light', 'Lato-LightItalic', []],
  ['Lato-Regular', 'Lato-Medium', []],
])('%s with %s', (body, label, bold) => {
  expect(boldOf(page(body, label, 2))).toEqual(bold);
});

test('what much of the text is set in stands out from none', () => {
  expect(boldOf(page('Lato-Light', 'Lato-Regular', 14))).toEqual([]);
});
