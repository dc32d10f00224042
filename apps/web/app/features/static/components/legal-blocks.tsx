import type { LegalBlock } from '~/content/legal.ts';
import { RichText } from './rich-text.tsx';

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    );
  }
  return 'steps' in block ? <ol>{items(block.steps)}</ol> : <ul>{items(block.list)}</ul>;
}

function items(lines: readonly string[]) {
  return lines.map((line) => (
    <li key={line}>
      <RichText>{line}</RichText>
    </li>
  ));
}
