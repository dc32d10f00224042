import { useEffect, useMemo, useState } from 'react';
import { statusOf, useDocumentSync } from '~/features/cv-sync/public.ts';
import { keepFilesOf } from '~/ui/offline/use-service-worker.ts';
import { forgetApplication, keepApplication } from '../board-copies.ts';
import type { ApplicationDocument } from '../document.ts';
import type { Application } from '../load-application.server.ts';
import { pathOfApplication } from '../model.ts';
import { withDocument } from '../offline-board.ts';

/** Where the documents of applications are kept in step. */
export const homeOf = (id: string) => ({
  url: `${pathOfApplication(id)}/document`,
  events: 'application.',
});

/** An open application, kept saved as a CV is: on the device with every change, on the server a moment later. */
export function useApplication(application: Application) {
  const { opened, appliedAt, answeredAt, archivedAt, ad } = application;
  const { sync, state } = useDocumentSync<ApplicationDocument>(opened, homeOf(opened.id));
  const { base, version, document } = state;
  const status = statusOf(state);
  const isGone = status === 'gone';
  useEffect(() => {
    const kept = {
      id: opened.id,
      version,
      saveId: null,
      document: base,
      appliedAt: appliedAt?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      archivedAt: archivedAt?.toISOString() ?? null,
      ad,
    };
    void (isGone ? forgetApplication(opened.id) : keepApplication(opened.ownerId, kept));
  }, [opened, version, base, isGone, appliedAt, answeredAt, archivedAt, ad]);
  useEffect(() => void keepFilesOf('routes/job-application'), []);
  const [now] = useState(() => new Date());
  const shown = useMemo(() => withDocument(application, document, now), [application, document, now]);
  return { sync, status, conflicts: state.conflicts, document, shown };
}

export type EditApplication = (change: (now: ApplicationDocument) => ApplicationDocument) => void;
