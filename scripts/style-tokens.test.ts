import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

const configFile = join(import.meta.dirname, '../stylelint.config.js');

async function refusals(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('style sheets: loose values', () => {
  test.each([
    ['a size', '.a { font-size: 15px }'],
    ['a fluid size', '.a { font-size: clamp(1rem, 2vw, 2rem) }'],
    ['a weight', '.a { font-weight: 700 }'],
    ['a radius', '.a { border-radius: 10px }'],
    ['tracking', '.a { letter-spacing: -0.03em }'],
    ['a space', '.a { padding: 10px var(--space-2) }'],
    ['a gap', '.a { @media (width >= 640px) { gap: 5px } }'],
    ['a breakpoint', '@media (width >= 700px) { .a { gap: 0 } }'],
    ['a colour', '.a { color: #17213f }'],
    ['a named colour', '.a { background: white }'],
    ['a colour with an alpha', '.a { box-shadow: 0 1px 2px rgb(0 0 0 / 10%) }'],
    ['a pair of colours', '.a { color: light-dark(var(--text), var(--muted)) }'],
    ['a colour by its old name', '.a { color: var(--navy) }'],
    ['a breakpoint in the old syntax', '@media (min-width: 640px) { .a { gap: 0 } }'],
  ])('%s of its own is refused', async (_, code) => {
    expect(await refusals(code)).not.toEqual([]);
  });

  test('tokens, hairlines, fluid spaces and printed points pass', async () => {
    const code = `.a { font-size: var(--size-s); font-weight: var(--weight-strong); color: var(--text); background: color-mix(in srgb, currentcolor 12%, transparent); border-radius: var(--radius-m) 0; padding: 2px clamp(12px, 3vw, 24px);
      margin: calc(-1 * var(--space-2)) auto 0; letter-spacing: var(--tracking-tight) }
      @media (width >= 640px) { .a { gap: var(--space-4) } } @media print { .a { font-size: 10.5pt } }`;
    expect(await refusals(code)).toEqual([]);
  });
});
