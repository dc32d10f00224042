import { data, redirect } from 'react-router';
import { NotFoundPage } from '~/ui/not-found-page.tsx';
import type { Route } from './+types/not-found.ts';

const ADDRESS = '/404';
/** What a page loads by itself, such as a script or a picture, stays where it was asked for. */
const FILE = /\.[^/]*$/;

/** `/404` itself, and every address that no other route knows, which goes there (product document 1, section 2). */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (pathname !== ADDRESS && !FILE.test(pathname)) throw redirect(ADDRESS);
  return data(null, { status: 404 });
}

export const action = () => data(null, { status: 404 });

export default NotFoundPage;
