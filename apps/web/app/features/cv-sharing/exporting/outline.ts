/** What a CV says, without a look: `outlineCv` makes it. */
export interface CvOutline {
  title: string;
  author: string;
  language: 'id' | 'en';
  name: string;
  subtitle: string;
  contacts: OutlineLink[];
  /** What later pages say around their number and how many there are; none where the person wants none. */
  pageLabel?: { before: string; between: string };
  /** What the photograph shows. */
  photoAlt?: string;
  sections: OutlineSection[];
}

export interface OutlineLink {
  text: string;
  /** An https, mailto or tel address. */
  href?: string;
}

export interface OutlineSpan extends OutlineLink {
  bold?: true;
  italic?: true;
}

export interface OutlineList {
  kind: 'list';
  ordered: boolean;
  items: { spans: OutlineSpan[]; list?: OutlineList }[];
}

export type OutlineBlock = { kind: 'paragraph'; spans: OutlineSpan[] } | OutlineList;

export interface OutlineEntry {
  title: string;
  subtitle: string;
  details: string[];
  date: string;
  link?: OutlineLink;
  blocks: OutlineBlock[];
  note?: string;
}

interface OutlineFact extends OutlineLink {
  name: string;
}

export type OutlineSection = { heading: string } & (
  | { kind: 'text'; blocks: OutlineBlock[] }
  | { kind: 'entries'; entries: OutlineEntry[] }
  | { kind: 'facts'; facts: OutlineFact[] }
);
