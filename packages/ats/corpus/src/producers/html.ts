import type { Block, Span } from '../blocks/block.ts';

/** How rows and asides are built: what decides in which order a browser draws their two halves. */
type Boxes = 'flex' | 'float' | 'table';

export interface HtmlOptions {
  boxes: Boxes;
  /** Bullets as list markers or as characters typed before the text. */
  bullets: 'list' | 'typed';
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function spansToHtml(spans: Span[]): string {
  return spans
    .map(({ text, look, href }) => {
      const inner = escapeHtml(text).replaceAll('\n', '<br>');
      const styled = look && look.length > 0 ? `<span class="${look.join(' ')}">${inner}</span>` : inner;
      return href ? `<a href="${escapeHtml(href)}">${styled}</a>` : styled;
    })
    .join('');
}

export function blocksToHtml(blocks: Block[], options: HtmlOptions): string {
  return blocks.map((block) => blockToHtml(block, options)).join('\n');
}

function blockToHtml(block: Block, options: HtmlOptions): string {
  const tabular = options.boxes === 'table';
  switch (block.type) {
    case 'row': {
      const [left, right] = [spansToHtml(block.left), spansToHtml(block.right ?? [])];
      if (!block.right) return `<div class="row">${left}</div>`;
      if (tabular) return `<table class="row"><tr><td>${left}</td><td class="r">${right}</td></tr></table>`;
      if (options.boxes === 'float')
        return `<div class="row"><span class="r float">${right}</span>${left}</div>`;
      return `<div class="row flex"><span>${left}</span><span class="r">${right}</span></div>`;
    }
    case 'para':
      return `<p>${spansToHtml(block.spans)}</p>`;
    case 'bullets':
      if (options.bullets === 'typed')
        return block.items
          .map(
            (item) =>
              `<p class="typed">${escapeHtml(block.mark)}${block.mark ? ' ' : ''}${spansToHtml(item)}</p>`,
          )
          .join('');
      return `<ul style="list-style-type:&quot;${escapeHtml(block.mark)}\\00a0&quot;">${block.items.map((item) => `<li>${spansToHtml(item)}</li>`).join('')}</ul>`;
    case 'aside': {
      const aside = block.aside.map((line) => `<div>${spansToHtml(line)}</div>`).join('');
      const main = blocksToHtml(block.main, options);
      if (tabular) {
        const cells = [`<td class="aside">${aside}</td>`, `<td>${main}</td>`];
        return `<table class="beside"><tr>${(block.side === 'left' ? cells : cells.toReversed()).join('')}</tr></table>`;
      }
      const halves = [`<div class="aside">${aside}</div>`, `<div class="main">${main}</div>`];
      return `<div class="beside ${block.side}">${(block.side === 'left' ? halves : halves.toReversed()).join('')}</div>`;
    }
    case 'table': {
      const head =
        block.head.length > 0
          ? `<tr>${block.head.map((cell, i) => `<th style="width:${block.widths[i] ?? 0}%">${spansToHtml(cell)}</th>`).join('')}</tr>`
          : '';
      const rows = block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${spansToHtml(cell)}</td>`).join('')}</tr>`)
        .join('');
      return `<table class="${block.ruled ? 'ruled' : 'open'}">${head}${rows}</table>`;
    }
    case 'fields':
      return `<table class="fields">${block.rows.map(({ label, value }) => `<tr><td class="label">${spansToHtml([label])}</td><td class="colon">${block.colon}</td><td>${spansToHtml([value])}</td></tr>`).join('')}</table>`;
    case 'chips':
      return `<div class="chips">${block.items.map((item) => `<span class="chip">${spansToHtml([item])}</span>`).join(' ')}</div>`;
    case 'meters':
      return block.items
        .map(({ spans, level }) =>
          block.as === 'bar'
            ? `<div class="meter"><div>${spansToHtml(spans)}</div><div class="bar"><div class="fill" style="width:${level * 20}%"></div></div></div>`
            : `<div class="meter dots flex"><span>${spansToHtml(spans)}</span><span class="dot">${[1, 2, 3, 4, 5].map((n) => `<i class="${n <= level ? 'on' : 'off'}"></i>`).join('')}</span></div>`,
        )
        .join('');
    case 'columns': {
      if (tabular) {
        const rows: string[] = [];
        for (let i = 0; i < block.items.length; i += block.count)
          rows.push(
            `<tr>${block.items
              .slice(i, i + block.count)
              .map((item) => `<td>${spansToHtml(item)}</td>`)
              .join('')}</tr>`,
          );
        return `<table class="open">${rows.join('')}</table>`;
      }
      return `<div class="columns" style="grid-template-columns:repeat(${block.count},1fr)">${block.items.map((item) => `<div>${spansToHtml(item)}</div>`).join('')}</div>`;
    }
    case 'entry':
      return `<div class="entry">${blocksToHtml(block.blocks, options)}</div>`;
  }
}
