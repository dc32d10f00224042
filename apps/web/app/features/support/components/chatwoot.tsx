import { useEffect } from 'react';

interface ChatwootSdk {
  run(options: { websiteToken: string; baseUrl: string }): void;
}

declare global {
  interface Window {
    chatwootSDK?: ChatwootSdk;
    chatwootSettings?: { locale: string; position: 'left' | 'right'; hideMessageBubble: boolean };
    $chatwoot?: { toggle(state: 'open' | 'close'): void };
  }
}

const SCRIPT_ID = 'chatwoot-sdk';

/** Chatwoot by its own script, without its bubble, which would cover the page; the page's policy lets that one origin in (server/security.ts). */
export function Chatwoot({ baseUrl, token }: { baseUrl: string; token: string }) {
  useEffect(() => {
    if (!document.getElementById(SCRIPT_ID)) load(baseUrl, token);
    return () => window.$chatwoot?.toggle('close');
  }, [baseUrl, token]);
  return null;
}

function load(baseUrl: string, token: string): void {
  window.chatwootSettings = { locale: 'id', position: 'right', hideMessageBubble: true };
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.src = `${baseUrl}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener('load', () => window.chatwootSDK?.run({ websiteToken: token, baseUrl }));
  document.body.append(script);
}
