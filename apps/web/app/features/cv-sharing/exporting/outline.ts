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

/** How many paragraphs and points a CV has. */
export function linesIn({ sections }: CvOutline): number {
  const counts = sections.map((section) => {
    switch (section.kind) {
      case 'text':
        return linesOf(section.blocks);
      case 'entries':
        return section.entries.reduce((sum, { blocks }) => sum + 1 + linesOf(blocks), 0);
      case 'facts':
        return section.facts.length;
    }
  });
  return counts.reduce((sum, count) => sum + 1 + count, 0);
}

const linesOf = (blocks: readonly OutlineBlock[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'list' ? pointsIn(block) : 1), 0);

const pointsIn = ({ items }: OutlineList): number =>
  items.reduce((sum, { list }) => sum + 1 + (list ? pointsIn(list) : 0), 0);
