import type { Match } from '@setapak/ats';
import type { Resume } from '@setapak/resume';
import { useEffect, useRef, useState } from 'react';
import { usePress } from '~/ui/forms/press-field.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { useDebounced } from '~/ui/use-debounced.ts';
import type { TargetRequest } from './schema.ts';

/** How long typing rests before the CV is compared anew: its PDF is made and read for it. */
const AFTER_MS = 1_200;
const OFFLINE = 'Mencocokkan butuh koneksi internet. Isianmu tetap aman.';

/** The ad that a CV is made for, and what came of comparing them, renewed as the CV changes. */
export function useTarget(cvId: string, document: Resume) {
  const url = `/app/cv/${cvId}/target`;
  /** undefined while it is on its way, null where there is none. */
  const [ad, setAd] = useState<string | null>();
  /** The ad with all its posts, while one of them was chosen. */
  const [whole, setWhole] = useState<string | null>(null);
  const [match, setMatch] = useState<Match | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const rested = useDebounced(document, AFTER_MS);
  const snackbar = useSnackbar();
  const press = usePress();
  /** Called once the server has the ad. */
  const onKept = useRef<() => void>(undefined);

  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const answer = await callServer<{ ad: string | null }>(url, { signal: left.signal, lost: OFFLINE });
      if (left.signal.aborted) return;
      if (answer.ok) setAd(answer.data.ad);
      else setError(answer.refusal);
    };
    void load();
    return () => left.abort();
  }, [url]);

  useEffect(() => {
    if (!ad) return;
    const superseded = new AbortController();
    const compare = async () => {
      setBusy(true);
      const json: TargetRequest = { intent: 'match', ad, document: rested };
      const answer = await callServer<{ match: Match }>(url, {
        json,
        signal: superseded.signal,
        lost: OFFLINE,
      });
      if (superseded.signal.aborted) return;
      setBusy(false);
      setError(answer.ok ? null : answer.refusal);
      if (!answer.ok) return;
      setMatch(answer.data.match);
      onKept.current?.();
      onKept.current = undefined;
    };
    void compare();
    return () => superseded.abort();
  }, [url, ad, rested]);

  const send = async <Data>(json: TargetRequest): Promise<Data | null> => {
    setBusy(true);
    const answer = await callServer<Data>(url, { json, lost: OFFLINE });
    setBusy(false);
    setError(answer.ok ? null : answer.refusal);
    return answer.ok ? answer.data : null;
  };

  return {
    ad,
    match: ad ? match : null,
    busy,
    error,
    setAd: (text: string, kept: () => void) => {
      onKept.current = kept;
      setAd(text);
      setWhole(null);
    },
    choosePost: async (post: string) => {
      const chosen = ad ? await send<{ ad: string }>({ intent: 'post', ad, post }) : null;
      if (!ad || !chosen) return;
      setWhole(ad);
      setAd(chosen.ad);
    },
    /** Back to the choice between the posts; undefined where none was chosen. */
    allPosts:
      whole === null
        ? undefined
        : () => {
            setAd(whole);
            setWhole(null);
          },
    copy: () => send<{ id: string }>({ intent: 'copy', press }),
    remove: async () => {
      const removed = whole ?? ad;
      if (!(await send({ intent: 'remove' }))) return;
      setAd(null);
      setWhole(null);
      setMatch(null);
      snackbar.show({
        text: 'Lowongan dihapus',
        // Compared again it is kept again.
        action: { label: 'Urungkan', onClick: () => setAd(removed) },
      });
    },
  };
}
