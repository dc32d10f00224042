import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { rowsCookie, rowsFor, WIDE } from '../browsing.ts';
import { LIST_PATH } from '../list-memory.ts';
import { addressOf, pageAfterResize, type MentorQuery } from '../query.ts';
import { putCookie } from '~/services/put-cookie.ts';

/**
 * Tells the server by a cookie how many mentors a page has at this width. Where it had guessed otherwise, or the window
 * changes, the list goes on at the same mentors.
 */
export function useFittingRows(query: MentorQuery, perPage: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const fit = () => {
      const rows = rowsFor(wide.matches);
      putCookie(rowsCookie(rows));
      if (rows === perPage) return;
      const page = pageAfterResize(query.page, perPage, rows);
      void navigate(`${LIST_PATH}${addressOf({ ...query, page })}`, {
        replace: true,
        preventScrollReset: true,
        // Turning the phone must not close the filters that are being chosen.
        state: { keepsPopovers: true },
      });
    };
    fit();
    wide.addEventListener('change', fit);
    return () => wide.removeEventListener('change', fit);
  }, [query, perPage, navigate]);
}
