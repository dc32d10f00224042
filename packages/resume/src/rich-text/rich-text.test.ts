import { expect, test } from 'vitest';
import { seeded } from '../testing/random-resume.ts';
import type { Span } from './blocks.ts';
import { formatRichText } from './format-rich-text.ts';
import { fromHtml } from './from-html.ts';
import { plainText } from './plain-text.ts';
import { parseRichText } from './parse-rich-text.ts';

test('lines that begin with a bullet are lists, two spaces deeper is a level deeper', () => {
  expect(parseRichText('Tim:\n• satu\n- dua\n  - dalam\n\n1. a\n2) b')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Tim:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        { spans: [{ text: 'satu' }] },
        {
          spans: [{ text: 'dua' }],
          list: { kind: 'list', ordered: false, items: [{ spans: [{ text: 'dalam' }] }] },
        },
      ],
    },
    { kind: 'list', ordered: true, items: [{ spans: [{ text: 'a' }] }, { spans: [{ text: 'b' }] }] },
  ]);
});

test.each([
  ['**tebal** *miring*', [{ text: 'tebal', bold: true }, { text: ' ' }, { text: 'miring', italic: true }]],
  ['***dua***', [{ text: 'dua', bold: true, italic: true }]],
  ['5 * 3 ** 2 snake_case_x 2*3*4', [{ text: '5 * 3 ** 2 snake_case_x 2*3*4' }]],
  ['\\*bukan\\* [x] \\', [{ text: '*bukan* [x] \\' }]],
  ['[kami](http://a.co)', [{ text: 'kami', href: 'https://a.co' }]],
  [
    '[**kami** saja](http://a.co)',
    [
      { text: 'kami', bold: true, href: 'https://a.co' },
      { text: ' saja', href: 'https://a.co' },
    ],
  ],
  ['[jahat](javascript:alert)', [{ text: 'jahat' }]],
  [
    'lihat https://a.co/b.',
    [{ text: 'lihat ' }, { text: 'https://a.co/b', href: 'https://a.co/b' }, { text: '.' }],
  ],
  ['*terbuka', [{ text: '*terbuka' }]],
])('%s', (source, spans) => {
  expect(parseRichText(source)).toEqual([{ kind: 'paragraph', spans }]);
});

test('what is written back reads the same', () => {
  const random = seeded(7);
  const parts = [
    '*',
    '**',
    ' ',
    'a',
    'b c',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '](https://a.co)',
    'https://a.co/x',
    '\n',
    '- ',
    '\n- ',
    '\n  - ',
    '\n1. ',
    '. ',
    '_',
  ];
  for (let round = 0; round < 3_000; round += 1) {
    const source = Array.from(
      { length: 1 + Math.floor(random() * 12) },
      () => parts[Math.floor(random() * parts.length)],
    ).join('');
    const blocks = parseRichText(source);
    expect(parseRichText(formatRichText(blocks)), JSON.stringify(source)).toEqual(blocks);
  }
});

test('styles of an editor that the grammar has no place for are left out, never text', () => {
  const paragraph = (spans: Span[]) => [{ kind: 'paragraph' as const, spans }];
  expect(formatRichText(paragraph([{ text: 'ka' }, { text: 'ta', italic: true }]))).toBe('kata');
  expect(formatRichText(paragraph([{ text: 'ka' }, { text: 'ta', bold: true }]))).toBe('ka**ta**');
  expect(formatRichText(paragraph([{ text: ' tebal ', bold: true }, { text: 'x' }]))).toBe(' **tebal** x');
  expect(formatRichText(paragraph([{ text: '- bukan butir\n1. bukan nomor' }]))).toBe(
    '\\- bukan butir\n\\1. bukan nomor',
  );
  expect(plainText('\\- bukan butir')).toBe('- bukan butir');
});

test('the plain text has no marks', () => {
  expect(plainText('**A** [b](https://b.co)\n- *c*\n  - d')).toBe('A b\n• c\n  • d');
});

test('hostile text is read in no time', () => {
  for (const piece of ['*', '**a', '[', '[a](', '\\', '- ', '![](', 'https://', '(']) {
    expect(parseRichText(piece.repeat(20_000 / piece.length)).length).toBeGreaterThan(0);
  }
});

test('HTML: lists that are nested a thousand deep grow no further with their indents', () => {
  const text = fromHtml('<ul><li>a'.repeat(1_000));
  expect(text.split('\n')).toHaveLength(1_000);
  expect(text.length).toBeLessThan(20_000);
});

test.each([
  ['<p>Satu</p><p>Dua</p>', 'Satu\n\nDua'],
  ['<ul><li><p>a</p></li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  ['<ol><li>a</li><li>b</li></ol>akhir', '1. a\n2. b\nakhir'],
  [
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="ordered">b</li></ol>',
    '- a\n1. b',
  ],
  ['x<br/>y &lt;b&gt; &#233;', 'x\ny <b> é'],
  ['<a href="https://a.co">sini</a><script>x</script><STYLE>p{}</style>!', '[sini](https://a.co)!'],
  ['<p>a</p><script>b', 'a'],
  ['a < b && c > d', 'a < b && c > d'],
  ['<table><tr><td>SQL</td><td>mahir</td></tr><tr><td>R</td></tr></table>', 'SQL mahir\n\nR'],
  ['<pre>satu</pre><blockquote>dua</blockquote>', 'satu\n\ndua'],
  ['<code>npm</code> caf&eacute; &Ccedil; &hellip;&rsquo;', 'npm café Ç …’'],
  ['<b>a <strong>b</strong> c</b>', '**a b c**'],
  ['<em>C* dan D*</em>', '*C\\* dan D\\**'],
  ['<ul><li><p>a</p><p>b</p></li><li>c<br>d<br>- e</li></ul>', '- a b\n- c d\n- e'],
  ['<p>a < b && c > d</p>', 'a < b && c > d'],
  ['Riset &amp; Data', 'Riset & Data'],
  ['<a href="https://a.co">[1]</a>', '[\\[1\\]](https://a.co)'],
])('HTML %s', (html, text) => {
  expect(fromHtml(html)).toBe(text);
});
