import { useEffect, useEffectEvent } from 'react';

interface LiveEvent {
  type: string;
  id: string;
}

/** What tabs say to each other: what the one that listens heard, and how old the data of one that just opened is. */
type Message = LiveEvent | { dataFrom: number };

const NAME = 'setapak-events';
const RESYNC: LiveEvent = { type: 'resync', id: '' };
/** How far back a page looks whose data came without a document: longer than a page takes to load its data. */
const LOOK_BACK_MS = 5_000;

/** The document's first page stands on data as old as the document; later ones loaded theirs just now. */
let isFirst = true;

/**
 * Calls back when something of the signed-in person changes in another tab or on another device. Browsers allow six
 * connections to a server without HTTP/2, so of all open tabs one listens and tells the others; when it closes, another does.
 * What changed between the loading of the page's data and the listening is a `resync`.
 */
export function useLiveEvents(enabled: boolean, onEvent: (event: LiveEvent) => void): void {
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    if (!enabled) return;
    const left = new AbortController();
    const channel = new BroadcastChannel(NAME);
    const send = (message: Message) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(message);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('type' in data) report(data);
    });
    // A page that the way back shows as it was left heard nothing meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) report(RESYNC);
    };
    addEventListener('pageshow', comeBack, { signal: left.signal });
    const openedAt = Date.now();
    const dataFrom = openedAt - (isFirst ? performance.now() : LOOK_BACK_MS);
    isFirst = false;
    send({ dataFrom });
    const listenNow = () => {
      // A tab that waited received everything until the tab that listened closed, just now.
      const waitedLong = Date.now() - openedAt > LOOK_BACK_MS;
      const heardFrom = waitedLong ? Date.now() - LOOK_BACK_MS : dataFrom;
      return listen({ signal: left.signal, channel, send, report, heardFrom });
    };
    const listening = navigator.locks
      ? navigator.locks.request(NAME, { signal: left.signal }, listenNow)
      : listenNow();
    // A page that closes while it waits for the lock ends with an AbortError.
    Promise.resolve(listening).catch(() => undefined);
    return () => {
      left.abort();
      channel.close();
    };
  }, [enabled]);
}

interface Listen {
  signal: AbortSignal;
  channel: BroadcastChannel;
  send: (message: Message) => void;
  report: (event: LiveEvent) => void;
  /** Since when events may have gone unheard, in milliseconds since the epoch by this device's clock. */
  heardFrom: number;
}

/** Listens for all tabs until the signal, with the browser's own reconnecting. */
function listen({ signal, channel, send, report, heardFrom }: Listen): Promise<void> {
  let lastHeard = 0;
  const tell = (event: LiveEvent) => {
    lastHeard = Date.now();
    send(event);
    report(event);
  };
  const source = new EventSource(`/events?age=${Math.ceil(Date.now() - heardFrom)}`);
  let lost = false;
  source.addEventListener('open', () => {
    // What happened while the connection was away was not heard.
    if (lost) tell(RESYNC);
    lost = false;
  });
  source.addEventListener('error', () => {
    lost = true;
  });
  // On a slow network the request arrives late, and the server looks back too little.
  source.addEventListener(
    'last',
    ({ data }: MessageEvent<string>) => {
      if (Date.now() - Number(data) >= heardFrom) tell(RESYNC);
    },
    { once: true },
  );
  source.addEventListener('message', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as LiveEvent));
  const answer = ({ data }: MessageEvent<Message>) => {
    if ('dataFrom' in data && (data.dataFrom <= lastHeard || data.dataFrom < heardFrom)) send(RESYNC);
  };
  channel.addEventListener('message', answer);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
}
