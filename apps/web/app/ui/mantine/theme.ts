import { createTheme, type MantineColorsTuple } from '@mantine/core';

const navy: MantineColorsTuple = [
  '#eef1f8',
  '#d9dfec',
  '#b0bcd8',
  '#8496c4',
  '#6077b3',
  '#4963a9',
  '#3c58a5',
  '#2e4991',
  '#1d2d5e',
  '#14214a',
];
const yellow: MantineColorsTuple = [
  '#fffbe1',
  '#fff5c9',
  '#ffea94',
  '#fedf5a',
  '#fcd52f',
  '#facd11',
  '#f4c400',
  '#d9ad00',
  '#c19a00',
  '#a78400',
];
const sky: MantineColorsTuple = [
  '#e5f8ff',
  '#d2ecf9',
  '#a8d9ee',
  '#7ac4e4',
  '#5bc0eb',
  '#3fa9d6',
  '#2a97c6',
  '#1b7fa9',
  '#0d6a90',
  '#00577a',
];
/** The same greys as ui/theme.css, so that a Mantine field beside a plain one looks the same. Index 6 is what "dimmed" reads. */
const gray: MantineColorsTuple = [
  '#f6f8fc',
  '#eef1f8',
  '#e3e7f0',
  '#d3daea',
  '#838da8',
  '#6b758f',
  '#545f7c',
  '#454f6b',
  '#2b3556',
  '#17213f',
];

/** Mantine in the brand's clothes, for the pages that need its searchable selects, dates, steppers and drop zones. */
export const theme = createTheme({
  colors: { navy, yellow, sky, gray },
  primaryColor: 'navy',
  primaryShade: 8,
  black: '#17213f',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  radius: { sm: '8px', md: '12px', lg: '20px', xl: '32px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
});
