/** One line of a paper, before it is set. */
export interface PaperLine {
  text: string;
  /** `row` parts its cells with tabs. */
  as: 'title' | 'head' | 'body' | 'row';
}

export const title = (text: string): PaperLine => ({ text, as: 'title' });
export const head = (text: string): PaperLine => ({ text, as: 'head' });
export const body = (text: string): PaperLine => ({ text, as: 'body' });
export const row = (...cells: string[]): PaperLine => ({ text: cells.join('\t'), as: 'row' });
