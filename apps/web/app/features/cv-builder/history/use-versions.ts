import type { Resume } from '@setapak/resume';
import { useEffect, useState } from 'react';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { CvSync } from '~/features/cv-sync/public.ts';
import { restored } from './restored.ts';
import {
  fetchVersion,
  fetchVersions,
  sendVersion,
  VersionError,
  type Version,
  type VersionRequest,
} from './version-api.ts';

export interface ShownVersion {
  version: Version;
  /** null while it is on its way. */
  document: Resume | null;
}

interface VersionsOptions {
  cvId: string;
  sync: CvSync;
  onRestored: () => void;
}

/** The versions of a CV, the one that is shown, and what can be done with them. */
export function useVersions({ cvId, sync, onRestored }: VersionsOptions) {
  const [versions, setVersions] = useState<Version[] | null>(null);
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const snackbar = useSnackbar();

  /** @returns whether it was done */
  const attempt = async (task: () => Promise<void>): Promise<boolean> => {
    setError(null);
    setBusy(true);
    try {
      await task();
      return true;
    } catch (reason) {
      if (!(reason instanceof VersionError)) throw reason;
      setError(reason.refusal);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const send = (request: VersionRequest) =>
    attempt(async () => {
      // What is kept is what is stored, so what is not yet stored goes first.
      if (request.intent !== 'delete' && !(await sync.flush()))
        throw new VersionError({
          text: 'Perubahan terakhir belum tersimpan di server. Coba lagi sebentar lagi.',
        });
      setVersions(await sendVersion(cvId, request));
    });
  const show = (version: Version) => {
    setShown({ version, document: null });
    void attempt(async () => {
      const then = await fetchVersion(cvId, version.id);
      setShown((now) => (now?.version.id === version.id ? { version, document: then } : now));
    });
  };
  const restore = (then: Resume) =>
    attempt(async () => {
      await sync.flush();
      await sendVersion(cvId, { intent: 'keep' });
      sync.edit((now) => restored(now, then));
      onRestored();
      snackbar.show({
        text: 'Versi dipulihkan',
        tone: 'success',
        action: { label: 'Urungkan', onClick: sync.undo },
      });
    });
  const remove = async (version: Version) => {
    if (await send({ intent: 'delete', version: version.id }))
      setShown((now) => (now?.version.id === version.id ? null : now));
  };

  useEffect(() => {
    let left = false;
    fetchVersions(cvId).then(
      (found) => !left && setVersions(found),
      (reason: unknown) => !left && setError(reason instanceof VersionError ? reason.refusal : null),
    );
    return () => {
      left = true;
    };
  }, [cvId]);

  return { versions, shown, error, busy, send, show, hide: () => setShown(null), restore, remove };
}
