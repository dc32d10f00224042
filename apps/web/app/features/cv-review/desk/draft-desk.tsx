import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { IconSend } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { usePress } from '~/ui/forms/press-field.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { CommentList } from '../components/comment-list.tsx';
import { CvPages } from '../components/cv-pages.tsx';
import { marksOf, showMark } from '../components/marks-of.ts';
import type { DeskOutcome } from '../handle-desk-form.server.ts';
import type { Draft } from '../load-desk.server.ts';
import { CommentForm, type CommentDraft } from './comment-form.tsx';
import css from './desk.module.css';
import { QuestionDesk } from './question-desk.tsx';
import { ReviewedDesk } from './reviewed-desk.tsx';
import { SummaryField } from './summary-field.tsx';
import { VoiceDesk } from './voice-desk.tsx';

/** What cannot be taken back once it is done. */
const removals = {
  'remove-voice': {
    title: 'Hapus voice note?',
    confirmLabel: 'Hapus voice note',
    text: 'Rekamannya dihapus untuk selamanya.',
  },
  'remove-comment': {
    title: 'Hapus komentar ini?',
    confirmLabel: 'Hapus komentar',
    text: 'Komentar dan tandanya di halaman dihapus untuk selamanya.',
  },
  'remove-reviewed': {
    title: 'Hapus PDF ini?',
    confirmLabel: 'Hapus PDF',
    text: 'PDF bertanda itu dihapus untuk selamanya.',
  },
} as const;
type Removal = { intent: keyof typeof removals; id?: string };

const blank: CommentDraft = { id: null, section: 'overall', text: '', page: null, box: null };

/** Where a review is made: the CV on one side, voice, words and comments on the other. */
export function DraftDesk({ bookId, draft }: { bookId: string; draft: Draft }) {
  const path = `/reviewer/${bookId}`;
  const press = usePress();
  const [comment, setComment] = useState<CommentDraft>(blank);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [pages, setPages] = useState(1);
  const [asking, setAsking] = useState<'deliver' | 'release' | null>(null);
  const [removing, setRemoving] = useState<Removal | null>(null);
  const commenting = useFetcher<DeskOutcome>();
  const doing = useFetcher<DeskOutcome>();
  const snackbar = useSnackbar();
  const act = (fields: Record<string, string>) => void doing.submit(fields, { method: 'post', action: path });

  const outcome = commenting.data;
  const [heard, setHeard] = useState<DeskOutcome>();
  if (outcome && outcome !== heard) {
    setHeard(outcome);
    if (outcome.done === 'comment') setComment(blank);
  }

  const finished = useEffectEvent(({ done, error }: DeskOutcome) => {
    if (error) snackbar.show({ text: error, tone: 'error' });
    if (done === 'deliver') snackbar.show({ text: 'Hasil review terkirim.', tone: 'success' });
    if (done === 'release') snackbar.show({ text: 'Review kembali ke antrean.', tone: 'info' });
  });
  const result = doing.data;
  useEffect(() => {
    if (result) finished(result);
  }, [result]);

  // A spot of the CV that was there before.
  const [cv, setCv] = useState(draft.cvVersion);
  if (cv !== draft.cvVersion) {
    setCv(draft.cvVersion);
    setComment((before) => ({ ...before, page: null, box: null }));
  }

  const saveComment = () => {
    const { id, section, text, page, box } = comment;
    const spot = page === null ? '' : JSON.stringify({ page, box });
    void commenting.submit(
      { intent: 'comment', section, text, spot, cv, press, ...(id !== null && { id }) },
      { method: 'post', action: path },
    );
  };
  const show = (id: string) => {
    setActiveId(id);
    showMark(id);
  };

  return (
    <div className={css.desk}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard */}
      <section className={css.cv} aria-label="CV yang direview" tabIndex={0}>
        <p className={css.tip}>Seret di atas halaman untuk menandai bagian yang kamu komentari.</p>
        <CvPages
          url={`${path}/cv?v=${draft.cvVersion}`}
          marks={marksOf(draft.comments)}
          activeId={activeId}
          onMark={setActiveId}
          onCount={setPages}
          onDraw={(page, box) => setComment((before) => ({ ...before, page, box }))}
        />
      </section>
      <div className={css.work}>
        <QuestionDesk path={path} asked={draft.asked} canAsk={draft.canAsk} />
        <Card as="section" aria-label="Voice note" className={css.stack}>
          <h2 className={css.heading}>1. Voice note</h2>
          <VoiceDesk
            path={path}
            voice={draft.voice}
            onRemove={() => setRemoving({ intent: 'remove-voice' })}
          />
        </Card>
        <Card as="section" aria-label="Komentar" className={css.stack}>
          <h2 className={css.heading}>2. Komentar di tiap bagian</h2>
          <CommentForm
            bookId={bookId}
            draft={comment}
            pages={pages}
            saving={commenting.state !== 'idle'}
            error={outcome?.error ?? null}
            onChange={(change) => setComment((before) => ({ ...before, ...change }))}
            onSave={saveComment}
            onCancel={() => setComment(blank)}
          />
          <CommentList
            comments={draft.comments}
            activeId={activeId}
            onShow={show}
            onEdit={({ id, section, text, page, box }) => setComment({ id, section, text, page, box })}
            onRemove={({ id }) => setRemoving({ intent: 'remove-comment', id })}
          />
        </Card>
        <Card as="section" aria-label="Ringkasan" className={css.stack}>
          <h2 className={css.heading}>3. Ringkasan dan PDF</h2>
          <SummaryField path={path} initial={draft.summary} />
          <ReviewedDesk
            path={path}
            name={draft.reviewedName}
            onRemove={() => setRemoving({ intent: 'remove-reviewed' })}
          />
        </Card>
        <div className={css.finish}>
          {!draft.voice && (
            <Banner tone="info">Rekam atau unggah voice note dulu sebelum mengirim review.</Banner>
          )}
          <Button
            size="lg"
            full
            icon={<IconSend aria-hidden />}
            disabled={!draft.voice}
            loading={doing.formData?.get('intent') === 'deliver'}
            onClick={() => setAsking('deliver')}
          >
            Kirim hasil review
          </Button>
          <Button variant="ghost" full onClick={() => setAsking('release')}>
            Kembalikan ke antrean
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          setRemoving(null);
          if (removing) act({ ...removing });
        }}
        title={removing && removals[removing.intent].title}
        confirmLabel={removing ? removals[removing.intent].confirmLabel : ''}
      >
        {removing && removals[removing.intent].text}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'deliver'}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          act({ intent: 'deliver', cv });
        }}
        title="Kirim hasil review?"
        confirmLabel="Ya, kirim"
        tone="primary"
      >
        Pelanggan langsung mendapat email. Setelah terkirim, hasil review tidak bisa diubah lagi.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'release'}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          act({ intent: 'release' });
        }}
        title="Kembalikan ke antrean?"
        confirmLabel="Ya, kembalikan"
        tone="primary"
      >
        Reviewer lain bisa mengambilnya dan melanjutkan dari drafmu.
      </ConfirmDialog>
    </div>
  );
}
