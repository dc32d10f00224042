import { useEffect, useEffectEvent } from 'react';

interface LiveEvent {
  type: string;
  id: string;
}

const NAME = 'setapak-events';

/**
 * Calls back when something of the signed-in person changes in another tab or on another device. Browsers allow six
 * connections to a server without HTTP/2, so of all open tabs one listens and tells the others; when it closes, another does.
 */
export function useLiveEvents(enabled: boolean, onEvent: (event: LiveEvent) => void): void {
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    if (!enabled) return;
    const left = new AbortController();
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => report(data));
    const tell = (event: LiveEvent) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(event);
      report(event);
    };
    const listening = navigator.locks
      ? navigator.locks.request(NAME, { signal: left.signal }, () => listen(left.signal, tell))
      : listen(left.signal, tell);
    // A page that closes while it waits for the lock ends with an AbortError.
    Promise.resolve(listening).catch(() => undefined);
    return () => {
      left.abort();
      channel.close();
    };
  }, [enabled]);
}

/** Listens until the signal, with the browser's own reconnecting. */
function listen(signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  const source = new EventSource('/events');
  let lost = false;
  source.addEventListener('open', () => {
    // What happened while the connection was away was not heard.
    if (lost) tell({ type: 'resync', id: '' });
    lost = false;
  });
  source.addEventListener('error', () => {
    lost = true;
  });
  source.addEventListener('message', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as LiveEvent));
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
}
