import { emptyResume, parseResume, sectionNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { columnsOf, movedSection, shiftedSection, sizeOf, withSection } from './section-order.ts';

test('a section moves within its column, and the document stays whole', () => {
  const document = emptyResume();
  const moved = movedSection(document, 'skills', 'objective');
  expect(columnsOf(moved)[0]?.slice(0, 3)).toEqual(['skills', 'objective', 'work']);
  expect(columnsOf(moved).flat().toSorted()).toEqual([...sectionNames].toSorted());
  expect(parseResume(moved)).toEqual(moved);
});

test('only the order of the template in use changes', () => {
  const document = emptyResume({ template: 'pikachu' });
  const moved = shiftedSection(document, 'languages', -1);
  expect(columnsOf(moved)[1]?.slice(0, 3)).toEqual(['skills', 'languages', 'certifications']);
  expect(moved.metadata.layout.onyx).toEqual(document.metadata.layout.onyx);
});

test('a section does not leave its column, and stays at the ends', () => {
  const document = emptyResume({ template: 'pikachu' });
  expect(columnsOf(movedSection(document, 'work', 'skills'))).toEqual(columnsOf(document));
  expect(shiftedSection(document, 'objective', -1)).toBe(document);
});

test('sections are renamed and hidden, and counted', () => {
  const document = withSection(emptyResume(), 'awards', { heading: 'Prestasi', visible: false });
  expect(document.awards).toEqual({ heading: 'Prestasi', visible: false, items: [] });
  expect(sizeOf(document, 'awards')).toBe(0);
  expect(sizeOf({ ...document, objective: { ...document.objective, body: 'Halo' } }, 'objective')).toBe(1);
});
