/** Posts JSON to a route that answers data. */
export function postForData(path: string, json: string, signal?: AbortSignal): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: json,
    ...(signal && { signal }),
  });
}

/** The sentence of a refusal, or the given one where it has none. */
export async function refusalText(answer: Response, otherwise: string): Promise<string> {
  const refusal: unknown = await answer.json().catch(() => null);
  const text = typeof refusal === 'object' && refusal !== null && 'text' in refusal ? refusal.text : null;
  return typeof text === 'string' ? text : otherwise;
}
