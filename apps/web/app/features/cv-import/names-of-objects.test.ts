import { expect, test } from 'vitest';
import { readForeign } from './formats/read-foreign.ts';
import { networkOf } from './reading/network-of.ts';
import { usualTarget } from './reading/usual-target.ts';

const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

test.each(names)('a name that every object of a program has is a name like others: %s', (name) => {
  expect(networkOf(`https://${name}/rani`)).toBe(name);
  const section = { sectionType: name, heading: 'x', lines: [], interests: '', entries: [], prizes: [] };
  expect(usualTarget({ ...section, parts: [], isClosing: false })).toBe('none');
  const read = readForeign({
    basics: { name: 'Rani Kusuma' },
    sections: { experience: { items: [{ name: 'PT Nusa', title: 'x', summary: 'x' }] } },
    metadata: { layout: [[[name, 'experience'], []]] },
  });
  expect('refused' in read).toBe(false);
});
