/** Small, and asked of the server itself. */
const SIGN_OF_LIFE = '/manifest.webmanifest';

/** Whether the server can be reached now: a browser that says it is online may have no way to it yet. */
export async function serverAnswers(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
  return fetch(SIGN_OF_LIFE, options).then(
    ({ ok }) => ok,
    () => false,
  );
}
