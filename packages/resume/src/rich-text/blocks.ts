/** A run of text in one style. `text` may hold `\n`, a line break inside the paragraph. */
export interface Span {
  text: string;
  bold?: true;
  italic?: true;
  /** An https, mailto or tel address. */
  href?: string;
}

export interface Paragraph {
  kind: 'paragraph';
  spans: Span[];
}

export interface ListItem {
  spans: Span[];
  /** A list below this item; one level, as deep as a CV needs. */
  list?: List;
}

export interface List {
  kind: 'list';
  ordered: boolean;
  items: ListItem[];
}

export type Block = Paragraph | List;
