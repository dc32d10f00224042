import type { Metadata, PhotoShape, TemplateName } from '@setapak/resume';
import { familyOf, families, fontNames } from './families.ts';

export { contrastRatio, READABLE_RATIO } from './contrast.ts';
export { printedColors } from './printed-colors.ts';
export { familyOf, fontNames };

type Colors = Metadata['colors'];

/** What a template looks like until the person chooses otherwise. No Node APIs: the panels in the browser show it. */
interface Look {
  font: string;
  colors: Colors;
  /** How a photograph is cut that nobody framed; a square with a little round corners where nothing is said. */
  photoFrame?: PhotoFrame;
}

/** How a photograph is cut. */
export interface PhotoFrame {
  /** `portrait` is 3 : 4. */
  shape: 'square' | 'portrait';
  /** The radius of its corners, as a part of the shorter side. */
  corner: number;
}

const SQUARE: PhotoFrame = { shape: 'square', corner: 0.06 };
const ROUND: PhotoFrame = { shape: 'square', corner: 0.5 };
const frames: Record<Exclude<PhotoShape, ''>, PhotoFrame> = {
  square: SQUARE,
  round: ROUND,
  portrait: { shape: 'portrait', corner: 0.03 },
};

export const templateLooks: Record<TemplateName, Look> = {
  onyx: { font: 'Montserrat', colors: { background: '#FFFFFF', primary: '#212121', text: '#444444' } },
  pikachu: {
    font: 'Nunito',
    colors: { background: '#FFFFFF', primary: '#9A6A00', text: '#3F3A33' },
    photoFrame: ROUND,
  },
  gengar: {
    font: 'Plus Jakarta Sans',
    colors: { background: '#FFFFFF', primary: '#3D2C5E', text: '#3B3A44' },
  },
  castform: { font: 'Inter', colors: { background: '#FFFFFF', primary: '#0F5C7A', text: '#37444B' } },
  glalie: {
    font: 'Lato',
    colors: { background: '#FFFFFF', primary: '#1E4E8C', text: '#353D47' },
    photoFrame: ROUND,
  },
  celebi: {
    font: 'EB Garamond',
    colors: { background: '#FFFFFF', primary: '#2F5D46', text: '#3A3F3B' },
    photoFrame: ROUND,
  },
  empoleon: {
    font: 'Source Serif 4',
    colors: { background: '#FFFFFF', primary: '#14315C', text: '#2E3440' },
    photoFrame: { shape: 'portrait', corner: 0 },
  },
  rapidash: { font: 'Lato', colors: { background: '#FFFFFF', primary: '#8A2B1D', text: '#33302E' } },
  smeargle: {
    font: 'Plus Jakarta Sans',
    colors: { background: '#FFFFFF', primary: '#B4235A', text: '#3B3540' },
    photoFrame: ROUND,
  },
  alakazam: {
    font: 'EB Garamond',
    colors: { background: '#FFFFFF', primary: '#6B1E2E', text: '#35302F' },
    photoFrame: { ...SQUARE, corner: 0 },
  },
  arcanine: { font: 'Lora', colors: { background: '#FFFFFF', primary: '#23395B', text: '#3A3F47' } },
  ditto: { font: 'Noto Sans', colors: { background: '#FFFFFF', primary: '#0B6157', text: '#37413F' } },
};

/** As the person framed it, or as the template has it. */
export const photoFrame = (template: TemplateName, chosen: PhotoShape): PhotoFrame =>
  chosen === '' ? (templateLooks[template].photoFrame ?? SQUARE) : frames[chosen];

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
