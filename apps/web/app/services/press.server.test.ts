import { expect, test } from 'vitest';
import { newId } from './id.ts';
import { idOfPress } from './press.server.ts';

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const press = newId();

test('a press: the same form sent again has the same id, which looks like any other', () => {
  const sent = () => idOfPress(formOf({ press, name: 'CV Magang' }), 'rani');
  expect(sent()).toMatch(/^[a-z0-9]{36}$/);
  expect(sent()).toBe(sent());
});

test('a press: other content, another person, another press and another file have other ids', () => {
  const file = (bytes: string) => new File([bytes], 'cv.pdf');
  const ids = [
    idOfPress(formOf({ press, name: 'CV Magang' }), 'rani'),
    idOfPress(formOf({ press, name: 'CV Kerja' }), 'rani'),
    idOfPress(formOf({ press, name: 'CV Magang' }), 'bagas'),
    idOfPress(formOf({ press: newId(), name: 'CV Magang' }), 'rani'),
    idOfPress(formOf({ press, file: file('satu') }), 'rani'),
    idOfPress(formOf({ press, file: file('tiga belas') }), 'rani'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('a call with JSON names its press like a form', () => {
  const id = idOfPress(Object.entries({ press, cv: 'a' }), 'rani');
  expect(id).toBe(idOfPress(formOf({ press, cv: 'a' }), 'rani'));
});

test('a form without a press, or with one that no page of ours made, has none', () => {
  expect(idOfPress(formOf({ name: 'CV Magang' }), 'rani')).toBeUndefined();
  expect(idOfPress(formOf({ press: 'x', name: 'CV Magang' }), 'rani')).toBeUndefined();
});
