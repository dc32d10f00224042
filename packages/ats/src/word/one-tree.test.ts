import { expect, test } from 'vitest';
import { isOneTree } from './one-tree.ts';

test.each([
  '<a/>',
  '<?xml version="1.0"?><a><b x="1 > 2" y=\'<\'/>t</a>',
  '\uFEFF<!DOCTYPE a [<!ENTITY e "x">]><a><!-- <b> --><![CDATA[<c>]]></a>\n<!-- last -->',
])('one tree: %s', (xml) => {
  expect(isOneTree(xml)).toBe(true);
});

test.each([
  '',
  'text',
  '<a>',
  '<a></a></b>',
  '<a/><b/>',
  '<a><b x="></a>',
  '<a><!-- </a>',
  `${'<a>'.repeat(2_000)}${'</a>'.repeat(2_000)}`,
])('no tree: %.20s', (xml) => {
  expect(isOneTree(xml)).toBe(false);
});
