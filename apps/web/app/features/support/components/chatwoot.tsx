import { useEffect } from 'react';

interface ChatwootSdk {
  run(options: { websiteToken: string; baseUrl: string }): void;
}

declare global {
  interface Window {
    chatwootSDK?: ChatwootSdk;
    chatwootSettings?: { locale: string; position: 'left' | 'right'; launcherTitle: string };
    $chatwoot?: { toggleBubbleVisibility(visibility: 'show' | 'hide'): void };
  }
}

const SCRIPT_ID = 'chatwoot-sdk';

/** Chatwoot's bubble, by its own script; the page's policy lets that one origin in (server/security.ts). */
export function Chatwoot({ baseUrl, token }: { baseUrl: string; token: string }) {
  useEffect(() => {
    window.$chatwoot?.toggleBubbleVisibility('show');
    if (!document.getElementById(SCRIPT_ID)) load(baseUrl, token);
    return () => window.$chatwoot?.toggleBubbleVisibility('hide');
  }, [baseUrl, token]);
  return null;
}

function load(baseUrl: string, token: string): void {
  window.chatwootSettings = { locale: 'id', position: 'right', launcherTitle: 'Butuh bantuan?' };
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.src = `${baseUrl}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener('load', () => window.chatwootSDK?.run({ websiteToken: token, baseUrl }));
  document.body.append(script);
}
