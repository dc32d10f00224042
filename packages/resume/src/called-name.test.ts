import { expect, test } from 'vitest';
import { calledName } from './called-name.ts';

test.each([
  ['Rangga Pratama', 'Rangga'],
  ['I Gusti Ayu Pradnyaswari', 'I Gusti'],
  ['Ni Luh Sari', 'Ni Luh'],
  ['M. Rizky', 'M. Rizky'],
  ['R. A. Kartini', 'R. A. Kartini'],
  ['Al', 'Al'],
  ['Wu Li', 'Wu'],
  ['王小明 李', '王小明'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(calledName(name)).toBe(called);
});
