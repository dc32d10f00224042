import { columnsOf, type Language, type Resume, type TemplateName } from '@setapak/resume';
import { fallbackFonts } from '../fonts.ts';
import type { RenderOptions } from '../render-options.ts';
import { colorsOf, fontOf, photoFrame } from '../looks.ts';
import { printedColors } from '../printed-colors.ts';
import { printable } from '../scripts.ts';
import { codeView } from './code-view.ts';
import { contactsOf } from './contacts.ts';
import { looserSpacing } from './looser-spacing.ts';
import { sectionView } from './sections-view.ts';
import { splitWords } from './split-words.ts';
import type { ResumeView } from './view.ts';
import { widest } from './widest.ts';
import { wordings } from './wordings.ts';

const POINTS_PER_PIXEL = 0.75;

/** Templates whose headings stand in both languages. */
const BILINGUAL: readonly TemplateName[] = ['ditto'];

/** Everything that a template needs to know of a document. */
export function resumeView(resume: Resume, options: RenderOptions, photo?: string): ResumeView {
  const { metadata, profile } = resume;
  const template = options.template ?? metadata.template;
  const name = [profile.firstName, profile.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const font = fontOf(template, metadata.font);
  const document = wordings[metadata.language].document;
  const columns = columnsOf(resume, template).map((sections) =>
    sections
      .map((section) => sectionView(resume, section, BILINGUAL.includes(template)))
      .filter((section) => section !== undefined),
  );
  return {
    template,
    language: metadata.language,
    title: name === '' ? options.title?.trim() || document : `${document} ${name}`,
    author: name,
    page: {
      paper: metadata.page === 'letter' ? 'us-letter' : 'a4',
      continuous: options.pages === 'single',
      ...(metadata.pageNumbers && options.pages === 'multi' && { label: pageLabel(name, metadata.language) }),
    },
    linkStyle: metadata.linkStyle,
    icons: metadata.icons,
    ...(metadata.standard === 'archive' && { date: today() }),
    fonts: [font.family, ...fallbackFonts(resume)],
    size: metadata.fontSize * POINTS_PER_PIXEL * font.scale,
    wordSpace: font.wordSpace ?? 1,
    spacing: options.pages === 'multi' ? looserSpacing({ columns, photo }, metadata) : metadata.spacing,
    margin: metadata.margin,
    colors: printedColors(template, colorsOf(template, metadata.colors)),
    name: splitWords(name),
    nameEms: widest(name),
    subtitle: splitWords(profile.subtitle.trim()),
    contacts: contactsOf(resume),
    ...(photo && { photo, photoAlt: photoAlt(name, metadata.language) }),
    photoFrame: photoFrame(template, profile.photoShape),
    ...(metadata.qr && options.codeTo && { code: codeView(options.codeTo, metadata.language) }),
    columns,
  };
}

/** `Rani Kusuma · halaman 2 dari 3`. */
function pageLabel(name: string, language: Language): { before: string; between: string } {
  const { page, of } = wordings[language];
  const whose = printable(name);
  return { before: whose === '' ? `${capitalized(page)} ` : `${whose} · ${page} `, between: ` ${of} ` };
}

function photoAlt(name: string, language: Language): string {
  const { photo, photoOf } = wordings[language];
  return name === '' ? photo : `${photoOf} ${name}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function today(): { year: number; month: number; day: number } {
  const now = new Date();
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
}
