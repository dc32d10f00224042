import { columnsOf, emptyResume, parseResume, sectionNames, withSection } from '@setapak/resume';
import { expect, test } from 'vitest';
import { movedSection, shiftedSection, sizeOf } from './section-order.ts';

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

test('own sections: move among the others and are counted', () => {
  const document = parseResume({ custom: [{ id: 'a', heading: 'Publikasi', items: ['Banjir'] }] });
  expect(columnsOf(document)[0]?.slice(-4)).toEqual(['custom:a', 'social', 'hobbies', 'references']);
  const moved = movedSection(document, 'custom:a', 'work');
  expect(columnsOf(moved)[0]?.slice(0, 3)).toEqual(['objective', 'custom:a', 'work']);
  expect(columnsOf(shiftedSection(moved, 'custom:a', -1))[0]?.[0]).toBe('custom:a');
  expect(parseResume(moved)).toEqual(moved);
  expect(sizeOf(document, 'custom:a')).toBe(1);
});
