/** Colours that go together; each readable on its background. */
export const palettes = [
  { name: 'Tinta', colors: { background: '#FFFFFF', primary: '#1D2D5E', text: '#3A4257' } },
  { name: 'Arang', colors: { background: '#FFFFFF', primary: '#212121', text: '#444444' } },
  { name: 'Laut', colors: { background: '#FFFFFF', primary: '#0B5E8A', text: '#37444B' } },
  { name: 'Daun', colors: { background: '#FFFFFF', primary: '#22613E', text: '#3A423C' } },
  { name: 'Kunyit', colors: { background: '#FFFFFF', primary: '#8A5A00', text: '#453F36' } },
  { name: 'Bata', colors: { background: '#FFFFFF', primary: '#9C3B24', text: '#463C39' } },
  { name: 'Manggis', colors: { background: '#FFFFFF', primary: '#7A2048', text: '#443A40' } },
  { name: 'Terung', colors: { background: '#FFFFFF', primary: '#4B2E83', text: '#3E3A48' } },
  { name: 'Gading', colors: { background: '#FFFDF6', primary: '#5B4636', text: '#43403B' } },
] as const;
