import { data } from 'react-router';
import { NotFoundPage } from '~/ui/not-found-page.tsx';

/** `/404` itself and every address that no other route knows. */
export function loader() {
  return data(null, { status: 404 });
}

export const action = loader;

export default NotFoundPage;
