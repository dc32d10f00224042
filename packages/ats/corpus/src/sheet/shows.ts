import type { HeadingCase } from './headings.ts';
import type { SectionKind } from './sheet.ts';

/** What a layout can print. A document draws its own choices within it; truth follows what was drawn. */
export interface Shows {
  headline: boolean;
  photo: boolean;
  /** Where birth data and the like stand: nowhere, with the contacts, or in a form of their own that may hold the contacts too. */
  personal: 'none' | 'contact' | 'section' | 'form';
  contactSection: boolean;
  /** The newest jobs only, for layouts that cannot run over a page. */
  jobs: number;
  jobPlaces: boolean;
  jobBullets: number;
  skillGroups: boolean;
  languageLevels: boolean;
  documentTitle: boolean;
  footer: boolean;
  headingCases: HeadingCase[];
  bullets: string[];
  /** Sections this layout has no room for. */
  without: SectionKind[];
  /** Sections after the first ones, in the author's order where given. */
  first: SectionKind[];
  /** Draws headings and dates from the wider stock of words. */
  wide: boolean;
  /** Writes little under each job, with slips. */
  rough: boolean;
  /** The newest jobs are posts at one employer. */
  oneEmployer: boolean;
}

export const everything: Shows = {
  headline: true,
  photo: false,
  personal: 'none',
  contactSection: false,
  jobs: 99,
  jobPlaces: true,
  jobBullets: 6,
  skillGroups: false,
  languageLevels: true,
  documentTitle: false,
  footer: true,
  headingCases: ['as-is', 'upper'],
  bullets: ['•'],
  without: [],
  first: [],
  wide: false,
  rough: false,
  oneEmployer: false,
};
