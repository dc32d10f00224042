import { DEFAULT_COLORS, DEFAULT_FONT } from '@setapak/resume';
import type { Metadata, TemplateName } from '@setapak/resume';

type Colors = Metadata['colors'];

/** The colours that each template was drawn with. Onyx is drawn with those of a new document. */
const PALETTES: Record<TemplateName, Colors> = {
  onyx: DEFAULT_COLORS,
  pikachu: { background: '#FFFFFF', primary: '#9A6A00', text: '#3F3A33' },
  gengar: { background: '#FFFFFF', primary: '#3D2C5E', text: '#3B3A44' },
  castform: { background: '#FFFFFF', primary: '#0F5C7A', text: '#37444B' },
  glalie: { background: '#FFFFFF', primary: '#1E4E8C', text: '#353D47' },
  celebi: { background: '#FFFFFF', primary: '#2F5D46', text: '#3A3F3B' },
};

/** The document's colours; while they are still those of a new document, the template's own. */
export function paletteOf(template: TemplateName, colors: Colors): Colors {
  const untouched =
    colors.background === DEFAULT_COLORS.background &&
    colors.primary === DEFAULT_COLORS.primary &&
    colors.text === DEFAULT_COLORS.text;
  return untouched ? PALETTES[template] : colors;
}

/** The families that templates were drawn with. */
const FONTS: Record<TemplateName, string> = {
  onyx: 'Montserrat',
  pikachu: 'Nunito',
  gengar: 'Plus Jakarta Sans',
  castform: 'Inter',
  glalie: 'Lato',
  celebi: 'EB Garamond',
};

/** The document's family; while it is still that of a new document, the template's own. */
export function fontNameOf(template: TemplateName, font: string): string {
  return font === DEFAULT_FONT ? FONTS[template] : font;
}
