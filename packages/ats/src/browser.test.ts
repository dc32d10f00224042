import { build } from 'esbuild';
import { expect, test } from 'vitest';

const bundle = async (entry: string) => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/${entry}`],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
};

test.each(['items.ts', 'advice.ts', 'bullets.ts', 'ad.ts'])(
  '%s can be bundled for a browser: nothing in it asks for Node',
  async (entry) => {
    const script = await bundle(entry);
    expect(script).not.toMatch(/\bnode:|\brequire\(/);
  },
);

test('the bundle reads a CV without anything of Node', async () => {
  const script = await bundle('items.ts');
  const { readItems } = (await import(
    `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
  )) as {
    readItems: (pages: unknown[]) => { result: { name: { raw: string } | null; emails: string[] } };
  };
  const word = (text: string, x: number, baseline: number, size = 10) => ({
    text,
    x,
    y: baseline - size,
    width: text.length * size * 0.5,
    height: size * 1.2,
    baseline,
    size,
    font: 'Test',
    bold: size > 10,
    italic: false,
    colour: 0,
  });
  const items = [
    word('Siti', 60, 60, 20),
    word('Aminah', 106, 60, 20),
    word('siti@contoh.id', 60, 80),
    word('PENDIDIKAN', 60, 110, 12),
    word('Universitas', 60, 130),
    word('Contoh', 120, 130),
    word('2015', 200, 130),
  ];
  const { result } = readItems([{ width: 595, height: 842, items }]);
  expect(result.name?.raw).toBe('Siti Aminah');
  expect(result.emails).toEqual(['siti@contoh.id']);
});

test('a module of Node in the way fails the bundle', async () => {
  await expect(bundle('reader-pool.ts')).rejects.toThrow(/node:/);
});
