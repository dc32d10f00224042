import { useNavigate, useNavigation } from 'react-router';
import { LIST_PATH } from '../list-memory.ts';
import { addressOf, readMentorQuery, type MentorQuery } from '../query.ts';

/** Changes the query of the list; from page 1 on, since the pages are others then. */
export function useListNavigation() {
  const navigate = useNavigate();
  const navigation = useNavigation();
  return {
    busy: navigation.location?.pathname === LIST_PATH,
    ask(change: (now: MentorQuery) => Partial<MentorQuery>) {
      // The address at this moment: more may have changed since the wish was uttered.
      const now = readMentorQuery(new URLSearchParams(location.search));
      const next = addressOf({ ...now, page: 1, ...change(now) });
      if (next !== addressOf(now)) void navigate(`${LIST_PATH}${next}`, { preventScrollReset: true });
    },
  };
}

/** What a form of the list asks. */
export function queryOfForm(form: HTMLFormElement): MentorQuery {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return readMentorQuery(new URLSearchParams(fields));
}
