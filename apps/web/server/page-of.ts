/** The router's own parameters of a request for data. */
const ROUTERS = ['_routes', 'index'];

/**
 * The page that a request is about. React Router asks for a page's data, and sends its forms, at the page's path with
 * `.data` behind it (`/_root.data` for `/`).
 * @returns path and query, as a person would see them
 */
export function pageOf(address: string): string {
  const url = new URL(address);
  for (const name of ROUTERS) url.searchParams.delete(name);
  const path = url.pathname.replace(/\.data$/, '');
  return (path === '/_root' ? '/' : path) + url.search;
}
