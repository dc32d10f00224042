import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme.ts';

/**
 * The theme's variables as a stylesheet. MantineProvider would write them into every answer as 8 KB of inline style; as a file
 * they are fetched once. The site is light only, so the dark set stays out.
 */
export function mantineVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const unused = /-color-(?:pink|grape|violet|indigo|cyan|teal|lime|orange)-/;
  const lines = Object.entries({ ...variables, ...light }).filter(([name]) => !unused.test(name));
  const body = lines.map(([name, value]) => `  ${name}: ${value};`).join('\n');
  return `/* Written by write-variables.ts from theme.ts. */\n:root {\n  --mantine-color-scheme: light;\n${body}\n}\n`;
}
