import { columnsOf, emptyResume, parseResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { withNewSection, withoutSection, withSectionAt } from './own-sections.ts';
import { movedSection } from './section-order.ts';

const added = () => withNewSection(emptyResume(), { id: 'pub', heading: 'Publikasi', type: 'publication' });

test('own section: begins with an item of its type, as the document’s parser would have it', () => {
  const document = added();
  expect(document.custom[0]).toMatchObject({ heading: 'Publikasi', items: [{ type: 'publication' }] });
  expect(parseResume(document)).toEqual(document);
});

test('own section: gone from every layout when it is removed, and back once when that is undone', () => {
  const document = movedSection(added(), 'custom:pub', 'work');
  const [section] = document.custom;
  const less = withoutSection(document, 'pub');
  expect(JSON.stringify(less)).not.toContain('pub');
  expect(less.metadata.layout.celebi).toBe(document.metadata.layout.celebi);
  const back = withSectionAt(less, section!, 0);
  expect(back.custom).toEqual(document.custom);
  expect(columnsOf(back).flat()).toContain('custom:pub');
  expect(withSectionAt(back, section!, 0)).toBe(back);
});
