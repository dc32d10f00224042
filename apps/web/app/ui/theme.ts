import { createTheme, type MantineColorsTuple } from '@mantine/core';

const navy: MantineColorsTuple = [
  '#eef1f8', '#d9dfec', '#b0bcd8', '#8496c4', '#6077b3', '#4963a9', '#3c58a5', '#2e4991', '#1d2d5e', '#14214a',
];
const yellow: MantineColorsTuple = [
  '#fffbe1', '#fff5c9', '#ffea94', '#fedf5a', '#fcd52f', '#facd11', '#f4c400', '#d9ad00', '#c19a00', '#a78400',
];
const sky: MantineColorsTuple = [
  '#e5f8ff', '#d2ecf9', '#a8d9ee', '#7ac4e4', '#5bc0eb', '#3fa9d6', '#2a97c6', '#1b7fa9', '#0d6a90', '#00577a',
];

/** The brand: navy carries text and actions, yellow is the one accent, sky is for information. */
export const theme = createTheme({
  colors: { navy, yellow, sky },
  primaryColor: 'navy',
  primaryShade: 8,
  fontFamily: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Plus Jakarta Sans Variable', system-ui, sans-serif", fontWeight: '700' },
  defaultRadius: 'md',
  cursorType: 'pointer',
});
