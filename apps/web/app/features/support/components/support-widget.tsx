import type { Support } from '../model.ts';
import { Chatwoot } from './chatwoot.tsx';
import { HelpPanel } from './help-panel.tsx';

/** The help that every page can open from its bar, the menu and the profile. */
export function SupportWidget({ support }: { support: Support | undefined }) {
  const chat = support?.shown && support.widget.kind === 'chatwoot' ? support.widget : null;
  return (
    <>
      <HelpPanel chat={chat !== null} />
      {chat && <Chatwoot {...chat} />}
    </>
  );
}
