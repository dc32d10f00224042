import type { Page } from '../blocks/arrange.ts';
import type { Block, Span } from '../blocks/block.ts';
import type { SectionKind } from '../sheet/sheet.ts';

export type Cut = 'regular' | 'bold' | 'italic';

/** One piece of text at its place; `y` is the top of the line, in points from the top of the page. */
export interface Run {
  page: number;
  x: number;
  y: number;
  text: string;
  cut: Cut;
  size: number;
  color: string;
}

interface Mark {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

export interface ComposeTheme {
  size: number;
  accent: string;
  centre: boolean;
  margin: number;
  side: SectionKind[];
  sideAt: 'left' | 'right';
  sideWidth: number;
  heading: 'rule' | 'plain' | 'bar';
  asideWidth: number;
}

export type Measure = (text: string, cut: Cut, size: number) => number;

const [pageWidth, pageHeight] = [595.28, 841.89];

interface Frame {
  x: number;
  width: number;
  page: number;
  y: number;
}

/** Sets a page by absolute coordinates, for the libraries that only draw. */
export function compose(
  page: Page,
  theme: ComposeTheme,
  measure: Measure,
): { runs: Run[]; marks: Mark[]; pages: number } {
  const composer = new Composer(theme, measure);
  const full: Frame = { x: theme.margin, width: pageWidth - 2 * theme.margin, page: 0, y: theme.margin };
  if (page.documentTitle)
    composer.line([{ text: page.documentTitle, label: null, look: ['strong'] }], full, {
      size: theme.size * 1.3,
      centre: true,
    });
  if (page.nameOnTop)
    composer.line([{ text: page.name, label: null, look: ['strong'] }], full, {
      size: theme.size * 2,
      centre: theme.centre,
    });
  if (page.headline)
    composer.line([{ text: page.headline, label: null }], full, {
      size: theme.size * 1.1,
      centre: theme.centre,
    });
  composer.centred = theme.centre;
  composer.blocks(page.contact, full);
  composer.centred = false;
  full.y += 4;
  const isSide = (kind: SectionKind) => theme.side.includes(kind);
  if (theme.side.length === 0) for (const section of page.sections) composer.section(section, full);
  else {
    const gap = 16;
    const narrow = full.width * theme.sideWidth;
    const side: Frame = {
      ...full,
      x: theme.sideAt === 'left' ? full.x : full.x + full.width - narrow,
      width: narrow,
    };
    const main: Frame = {
      ...full,
      x: theme.sideAt === 'left' ? full.x + narrow + gap : full.x,
      width: full.width - narrow - gap,
    };
    for (const section of page.sections) composer.section(section, isSide(section.kind) ? side : main);
  }
  if (page.footer)
    for (let i = 0; i < composer.pages; i++)
      composer.line(
        [{ text: page.footer, label: null }],
        { x: theme.margin, width: full.width, page: i, y: pageHeight - 28 },
        { size: 7, centre: true, fixed: true },
      );
  return { runs: composer.runs, marks: composer.marks, pages: composer.pages };
}

interface LineOptions {
  size?: number;
  centre?: boolean;
  right?: Span[];
  hang?: number;
  fixed?: boolean;
}

class Composer {
  readonly runs: Run[] = [];
  readonly marks: Mark[] = [];
  pages = 1;
  centred = false;
  private readonly theme: ComposeTheme;
  private readonly measure: Measure;

  constructor(theme: ComposeTheme, measure: Measure) {
    this.theme = theme;
    this.measure = measure;
  }

  section(section: Page['sections'][number], frame: Frame): void {
    frame.y += 7;
    this.room(frame, 40);
    if (this.theme.heading === 'bar')
      this.marks.push({
        page: frame.page,
        x: frame.x - 6,
        y: frame.y,
        width: 3,
        height: this.theme.size * 1.2,
        color: this.theme.accent,
      });
    this.line([{ text: section.heading, label: null, look: ['strong', 'accent'] }], frame, {
      size: this.theme.size * 1.15,
    });
    if (this.theme.heading === 'rule')
      this.marks.push({
        page: frame.page,
        x: frame.x,
        y: frame.y,
        width: frame.width,
        height: 0.7,
        color: this.theme.accent,
      });
    frame.y += 3;
    this.blocks(section.blocks, frame);
  }

  blocks(blocks: Block[], frame: Frame): void {
    for (const block of blocks) this.block(block, frame);
  }

  private block(block: Block, frame: Frame): void {
    switch (block.type) {
      case 'row':
        return this.line(block.left, frame, { right: block.right });
      case 'para':
        return this.line(block.spans, frame, { centre: this.centred });
      case 'bullets':
        for (const item of block.items)
          this.line([{ text: `${block.mark} `, label: null }, ...item], frame, { hang: 10 });
        return;
      case 'aside': {
        const narrow = block.side === 'left' ? this.theme.asideWidth : 90;
        const aside: Frame = {
          ...frame,
          x: block.side === 'left' ? frame.x : frame.x + frame.width - narrow,
          width: narrow,
        };
        const main: Frame = {
          ...frame,
          x: block.side === 'left' ? frame.x + narrow + 8 : frame.x,
          width: frame.width - narrow - 8,
        };
        this.room(frame, 30);
        [aside.page, aside.y, main.page, main.y] = [frame.page, frame.y, frame.page, frame.y];
        for (const one of block.aside) this.line(one, aside);
        this.blocks(block.main, main);
        this.after(frame, [aside, main], 3);
        return;
      }
      case 'table': {
        for (const row of [...(block.head.length > 0 ? [block.head] : []), ...block.rows])
          this.cells(row, block.widths, frame, block.ruled);
        return;
      }
      case 'fields':
        for (const { label, value } of block.rows)
          this.cells(
            [[label], [{ text: `${block.colon} `, label: null }, value]],
            frame.width < 220 ? [34, 66] : [26, 74],
            frame,
            false,
          );
        return;
      case 'columns':
        for (let i = 0; i < block.items.length; i += block.count)
          this.cells(
            block.items.slice(i, i + block.count),
            Array.from({ length: block.count }, () => 100 / block.count),
            frame,
            false,
          );
        return;
      case 'chips':
        return this.line(
          block.items.flatMap((item, i) => (i > 0 ? [{ text: '   ', label: null }, item] : [item])),
          frame,
        );
      case 'meters':
        for (const { spans, level } of block.items) {
          this.room(frame, 14);
          this.marks.push({
            page: frame.page,
            x: frame.x + frame.width - 60,
            y: frame.y + 4,
            width: level * 12,
            height: 4,
            color: this.theme.accent,
          });
          this.line(spans, frame);
        }
        return;
      case 'entry':
        this.blocks(block.blocks, frame);
        frame.y += 5;
    }
  }

  private cells(row: Span[][], widths: number[], frame: Frame, ruled: boolean): void {
    this.room(frame, 30);
    const frames = row.map((_, i) => {
      const before = widths.slice(0, i).reduce((sum, width) => sum + width, 0);
      return {
        ...frame,
        x: frame.x + (frame.width * before) / 100 + (ruled ? 3 : 0),
        width: (frame.width * (widths[i] ?? 10)) / 100 - 6,
      };
    });
    for (const [i, cell] of row.entries()) if (frames[i]) this.line(cell, frames[i]);
    const start = { page: frame.page, y: frame.y };
    this.after(frame, frames, ruled ? 5 : 2);
    if (ruled && start.page === frame.page)
      this.marks.push({
        page: frame.page,
        x: frame.x,
        y: frame.y - 3,
        width: frame.width,
        height: 0.5,
        color: '#888888',
      });
  }

  private after(frame: Frame, others: Frame[], gap: number): void {
    const page = Math.max(...others.map((other) => other.page));
    frame.y = Math.max(...others.filter((other) => other.page === page).map((other) => other.y)) + gap;
    frame.page = page;
  }

  private room(frame: Frame, height: number): void {
    if (frame.y + height <= pageHeight - this.theme.margin - 10) return;
    frame.page++;
    frame.y = this.theme.margin;
    this.pages = Math.max(this.pages, frame.page + 1);
  }

  /** Breaks spans into lines and places them; moves the frame's cursor down. */
  line(spans: Span[], frame: Frame, options: LineOptions = {}): void {
    const base = options.size ?? this.theme.size;
    const rightWords = this.words(options.right ?? [], base);
    const rightWidth = rightWords.reduce((sum, word) => sum + word.width, 0);
    const hang = options.hang ?? 0;
    const lines = this.fill(
      this.words(spans, base),
      frame.width - (rightWidth > 0 ? rightWidth + 10 : 0),
      hang,
    );
    for (const [i, line] of lines.entries()) {
      if (!options.fixed) this.room(frame, base * 1.35);
      const width = line.reduce((sum, word) => sum + word.width, 0);
      this.place(
        line,
        options.centre ? frame.x + (frame.width - width) / 2 : frame.x + (i > 0 ? hang : 0),
        frame,
      );
      if (i === 0 && rightWidth > 0) this.place(rightWords, frame.x + frame.width - rightWidth, frame);
      frame.y += base * 1.35;
    }
  }

  private words(spans: Span[], base: number): Word[] {
    return spans.flatMap((span) => {
      const look = span.look ?? [];
      const cut: Cut = look.includes('strong') ? 'bold' : look.includes('em') ? 'italic' : 'regular';
      const size = look.includes('small') ? base * 0.9 : base;
      const color = look.includes('accent')
        ? this.theme.accent
        : look.includes('muted')
          ? '#555555'
          : '#111111';
      return (span.text.match(/\n|\s+|[^\s]+/g) ?? []).map((text) => ({
        text,
        cut,
        size,
        color,
        width: text === '\n' ? 0 : this.measure(text, cut, size),
      }));
    });
  }

  private fill(words: Word[], width: number, hang: number): Word[][] {
    const lines: Word[][] = [[]];
    let used = 0;
    for (const word of words) {
      if (word.text === '\n') {
        lines.push([]);
        used = 0;
        continue;
      }
      const room = width - (lines.length > 1 ? hang : 0);
      if (used + word.width > room && used > 0 && word.text.trim() !== '') {
        lines.push([]);
        used = 0;
      }
      if (used === 0 && word.text.trim() === '') continue;
      for (const part of this.fit(word, room)) {
        if (used > 0 && used + part.width > room + 0.01 && part.text.trim() !== '') {
          lines.push([]);
          used = 0;
        }
        lines.at(-1)?.push(part);
        used += part.width;
      }
    }
    return lines.filter((line, i) => line.length > 0 || i === 0);
  }

  /** A word wider than its column is cut where it must be, as word processors do with long addresses. */
  private fit(word: Word, room: number): Word[] {
    if (word.width <= room) return [word];
    const parts: Word[] = [];
    let text = '';
    for (const letter of word.text) {
      if (this.measure(text + letter, word.cut, word.size) > room && text !== '') {
        parts.push({ ...word, text, width: this.measure(text, word.cut, word.size) });
        text = '';
      }
      text += letter;
    }
    return [...parts, { ...word, text, width: this.measure(text, word.cut, word.size) }];
  }

  private place(words: Word[], x: number, frame: Frame): void {
    let at = x;
    let run: Run | null = null;
    for (const word of words) {
      if (run && run.cut === word.cut && run.size === word.size && run.color === word.color)
        run.text += word.text;
      else {
        run = {
          page: frame.page,
          x: at,
          y: frame.y,
          text: word.text,
          cut: word.cut,
          size: word.size,
          color: word.color,
        };
        this.runs.push(run);
      }
      at += word.width;
    }
  }
}

interface Word {
  text: string;
  cut: Cut;
  size: number;
  color: string;
  width: number;
}
