import { Suspense } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { Support } from '../model.ts';
import { HelpPanel } from './help-panel.tsx';

/** Only where there is a server for chats. */
const Chatwoot = lazyPart(async () => (await import('./chatwoot.tsx')).Chatwoot);

/** The help that every page can open from its bar, the menu and the profile. */
export function SupportWidget({ support }: { support: Support | undefined }) {
  const chat = support?.shown && support.widget.kind === 'chatwoot' ? support.widget : null;
  return (
    <>
      <HelpPanel chat={chat !== null} />
      {chat && (
        <Suspense fallback={null}>
          <Chatwoot {...chat} />
        </Suspense>
      )}
    </>
  );
}
