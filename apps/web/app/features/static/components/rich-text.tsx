import { Link } from 'react-router';
import { ExternalLink } from '~/ui/external-link.tsx';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { parseInline, type Inline } from '../inline.ts';

/** A line of our copy with its links and strong words. */
export function RichText({ children }: { children: string }) {
  return parseInline(children).map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === 'link') return <TextLink {...part} />;
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  return part.kind === 'em' ? <em>{part.text}</em> : unbroken(part.text);
}

function TextLink({ text, to }: { text: string; to: string }) {
  if (to.startsWith('/')) return <Link to={to}>{text}</Link>;
  if (to.startsWith('mailto:')) return <a href={to}>{text}</a>;
  return <ExternalLink href={to}>{text}</ExternalLink>;
}
