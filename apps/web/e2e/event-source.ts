/** What a browser's EventSource does, as far as a test of reconnecting wants it (WHATWG HTML, server-sent events). */
export function openEventSource(url: string, headers: Record<string, string> = {}) {
  const ended = new AbortController();
  let retry = 3_000;
  const state = { opened: 0, retry: () => retry, failures: [] as string[] };
  void (async () => {
    while (!ended.signal.aborted) {
      try {
        const answer = await fetch(url, { headers, signal: ended.signal });
        if (answer.status !== 200) throw new Error(`status ${answer.status}`);
        for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
          const delay = /^retry: (\d+)$/m.exec(chunk)?.[1];
          if (!delay) continue;
          retry = Number(delay);
          state.opened += 1;
        }
      } catch (error) {
        if (!ended.signal.aborted) state.failures.push(String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, retry));
    }
  })();
  return Object.assign(state, { close: () => ended.abort() });
}
