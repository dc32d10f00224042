import type { Support } from '../model.ts';
import { Chatwoot } from './chatwoot.tsx';
import { HelpPanel } from './help-panel.tsx';

/** In the corner of every page. */
export function SupportWidget({ support }: { support: Support | undefined }) {
  if (!support?.shown) return null;
  const { widget } = support;
  return widget.kind === 'chatwoot' ? <Chatwoot {...widget} /> : <HelpPanel />;
}
