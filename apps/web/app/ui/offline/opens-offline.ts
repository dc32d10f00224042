/** Pages that open from what this device keeps. Their routes' files are named in `server/service-worker.ts`, their data by their `clientLoader`. */
const ADDRESSES = [
  /^\/app\/cv\/builder\/[^/]+\/?$/,
  /^\/app\/lamaran\/?$/,
  /^\/app\/lamaran\/[a-z0-9]{36}\/?$/,
];

export function opensOffline(pathname: string): boolean {
  return ADDRESSES.some((address) => address.test(pathname));
}

/** @param to what an address names as the place to go on to @returns it, where it is an address of ours that holds no script or host */
export function ownAddress(to: string | null): string | null {
  const here = 'https://here.invalid';
  if (!to?.startsWith('/') || !URL.canParse(to, here)) return null;
  const { origin, pathname, search } = new URL(to, here);
  return origin === here && !pathname.startsWith('//') && pathname !== '/offline' ? pathname + search : null;
}
