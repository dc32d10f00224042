import type { Metadata, TemplateName } from '@setapak/resume';
import { familyOf, families, fontNames } from './families.ts';

export { contrastRatio, READABLE_RATIO } from './contrast.ts';
export { printedColors } from './printed-colors.ts';
export { familyOf, fontNames };

type Colors = Metadata['colors'];

/** What a template looks like until the person chooses otherwise. No Node APIs: the panels in the browser show it. */
interface Look {
  font: string;
  colors: Colors;
  /** How a photograph is cut that nobody framed; a square where nothing is said. */
  photoShape?: 'portrait';
}

export const templateLooks: Record<TemplateName, Look> = {
  onyx: { font: 'Montserrat', colors: { background: '#FFFFFF', primary: '#212121', text: '#444444' } },
  pikachu: { font: 'Nunito', colors: { background: '#FFFFFF', primary: '#9A6A00', text: '#3F3A33' } },
  gengar: {
    font: 'Plus Jakarta Sans',
    colors: { background: '#FFFFFF', primary: '#3D2C5E', text: '#3B3A44' },
  },
  castform: { font: 'Inter', colors: { background: '#FFFFFF', primary: '#0F5C7A', text: '#37444B' } },
  glalie: { font: 'Lato', colors: { background: '#FFFFFF', primary: '#1E4E8C', text: '#353D47' } },
  celebi: { font: 'EB Garamond', colors: { background: '#FFFFFF', primary: '#2F5D46', text: '#3A3F3B' } },
  empoleon: {
    font: 'Source Serif 4',
    colors: { background: '#FFFFFF', primary: '#14315C', text: '#2E3440' },
    photoShape: 'portrait',
  },
  rapidash: { font: 'Lato', colors: { background: '#FFFFFF', primary: '#8A2B1D', text: '#33302E' } },
  smeargle: {
    font: 'Plus Jakarta Sans',
    colors: { background: '#FFFFFF', primary: '#B4235A', text: '#3B3540' },
  },
  alakazam: { font: 'EB Garamond', colors: { background: '#FFFFFF', primary: '#6B1E2E', text: '#35302F' } },
  arcanine: { font: 'Lora', colors: { background: '#FFFFFF', primary: '#23395B', text: '#3A3F47' } },
  ditto: { font: 'Noto Sans', colors: { background: '#FFFFFF', primary: '#0B6157', text: '#37413F' } },
};

/** The document's colours, each the template's own until it is chosen. */
export function colorsOf(template: TemplateName, chosen: Colors): Colors {
  const own = templateLooks[template].colors;
  return {
    background: chosen.background || own.background,
    primary: chosen.primary || own.primary,
    text: chosen.text || own.text,
  };
}

/** The document's family; the template's own until one that we ship is chosen. */
export function fontOf(template: TemplateName, chosen: string) {
  return familyOf(chosen) ?? familyOf(templateLooks[template].font) ?? families[0];
}
