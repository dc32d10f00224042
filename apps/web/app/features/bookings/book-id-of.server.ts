import { redirect } from 'react-router';

/** The order that the address names (`?id=`); without one there is nothing to show, and the list is. */
export function bookIdOf(request: Request): string {
  const bookId = new URL(request.url).searchParams.get('id');
  if (!bookId) throw redirect('/app/booking');
  return bookId;
}
