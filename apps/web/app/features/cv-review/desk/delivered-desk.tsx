import { useState } from 'react';
import { CommentList } from '../components/comment-list.tsx';
import { CvPages } from '../components/cv-pages.tsx';
import { marksOf, showMark } from '../components/marks-of.ts';
import { VoicePlayer } from '../components/voice-player.tsx';
import type { Draft } from '../load-desk.server.ts';
import css from './desk.module.css';

/** What was delivered, to look at again. */
export function DeliveredDesk({ bookId, draft }: { bookId: string; draft: Draft }) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const path = `/reviewer/${bookId}`;
  return (
    <div className={css.desk}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard */}
      <section className={css.cv} aria-label="CV yang direview" tabIndex={0}>
        <CvPages
          url={`${path}/cv`}
          marks={marksOf(draft.comments)}
          activeId={activeId}
          onMark={setActiveId}
        />
      </section>
      <div className={css.work}>
        {draft.voice && (
          <VoicePlayer src={`${path}/voice`} seconds={draft.voice.seconds} label="Voice note" />
        )}
        {draft.summary && <p className={css.notes}>{draft.summary}</p>}
        <CommentList
          comments={draft.comments}
          activeId={activeId}
          onShow={(id) => {
            setActiveId(id);
            showMark(id);
          }}
        />
      </div>
    </div>
  );
}
