import { columnsOf } from '@setapak/resume';
import type { Resume } from '@setapak/resume';
import { fallbackFonts } from '../fonts.ts';
import type { RenderOptions } from '../render-options.ts';
import { colorsOf, fontOf } from '../looks.ts';
import { contactsOf } from './contacts.ts';
import { sectionView } from './sections-view.ts';
import { splitWords } from './split-words.ts';
import type { ResumeView } from './view.ts';
import { wordings } from './wordings.ts';

const POINTS_PER_PIXEL = 0.75;

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
  return {
    template,
    language: metadata.language,
    title: name === '' ? document : `${document} ${name}`,
    author: name,
    page: { paper: metadata.page === 'letter' ? 'us-letter' : 'a4', continuous: options.pages === 'single' },
    fonts: [font.family, ...fallbackFonts(resume)],
    size: metadata.fontSize * POINTS_PER_PIXEL * font.scale,
    wordSpace: font.wordSpace ?? 1,
    spacing: metadata.spacing,
    margin: metadata.margin,
    colors: colorsOf(template, metadata.colors),
    name: splitWords(name),
    subtitle: splitWords(profile.subtitle.trim()),
    contacts: contactsOf(resume),
    ...(photo && { photo }),
    photoShape: profile.photoShape,
    columns: columnsOf(resume, template).map((sections) =>
      sections.map((section) => sectionView(resume, section)).filter((section) => section !== undefined),
    ),
  };
}
