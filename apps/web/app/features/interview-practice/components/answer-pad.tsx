import { useEffect, useState } from 'react';
import { IconMicrophone, IconPlayerPlay, IconPlayerStopFilled, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { DiscardRecording } from '~/ui/discard-recording.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatLength } from '~/ui/format/length.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { useRecorder, type RecorderRefusal } from '~/ui/use-recorder.ts';
import { keepAnswer, loadAnswer, NO_ANSWER, type Answer, type AnswerKey } from '../answers.ts';
import type { PracticeQuestion } from '../model.ts';
import { Checklist } from './checklist.tsx';
import css from './practice-page.module.css';

interface AnswerPadProps {
  answerKey: AnswerKey;
  kind: PracticeQuestion['kind'];
  onKept: () => void;
}

const LONGEST_MS = 5 * 60_000;
/** Answers that are longer lose their listeners. */
const GOOD_SECONDS = 120;
const refusals: Record<RecorderRefusal, string> = {
  refused: 'Mikrofon tidak diizinkan. Beri izin lewat ikon di bilah alamat, atau latihan dengan waktu saja.',
  missing: 'Mikrofon tidak ditemukan. Sambungkan mikrofon, atau latihan dengan waktu saja.',
  unable: 'Browser ini belum bisa merekam. Latihan dengan waktu saja dulu, ya.',
  empty: 'Belum ada suara yang terekam. Rekam lagi, dan beri waktu sebentar sebelum selesai.',
};
const FULL = 'Penyimpanan perangkat ini penuh, jadi latihan ini hilang kalau halaman ditutup.';

interface Shown {
  answer: Answer;
  /** Of the recording, for the page's player. */
  url: string | null;
}

const shownOf = (answer: Answer): Shown => ({
  answer,
  url: answer.recording && URL.createObjectURL(answer.recording.blob),
});

/** Where one question is answered aloud: a clock, a recording of one's own, and a checklist. */
export function AnswerPad({ answerKey, kind, onKept }: AnswerPadProps) {
  const [{ answer, url }, setShown] = useState<Shown>({ answer: NO_ANSWER, url: null });
  const [isFull, setFull] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [clock, setClock] = useState<number | null>(null);
  const { state, start, stop, reset } = useRecorder({ longestMs: LONGEST_MS });
  const { ownerId, question, language } = answerKey;
  // Before the script is there a press would be lost.
  const hydrated = useHydrated();

  useEffect(() => {
    let gone = false;
    void loadAnswer({ ownerId, question, language }).then((kept) => gone || setShown(shownOf(kept)));
    return () => {
      gone = true;
    };
  }, [ownerId, question, language]);

  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const keep = async (next: Answer) => {
    setShown(next.recording === answer.recording ? { answer: next, url } : shownOf(next));
    setFull(!(await keepAnswer(answerKey, next)));
    onKept();
  };
  const useRecording = async () => {
    if (state.step !== 'recorded') return;
    const { blob, seconds } = state;
    await keep({ ...answer, recording: { blob, seconds, at: Date.now() } });
    reset();
  };

  return (
    <div className={css.pad}>
      {state.step === 'refused' && <Banner tone="error">{refusals[state.reason]}</Banner>}
      {isFull && <Banner tone="warning">{FULL}</Banner>}
      {state.step === 'recording' ? (
        <div className={css.row}>
          <Clock startedAt={state.startedAt} label="Merekam" />
          <Button variant="danger" icon={<IconPlayerStopFilled aria-hidden />} onClick={stop}>
            Selesai
          </Button>
        </div>
      ) : clock !== null ? (
        <div className={css.row}>
          <Clock startedAt={clock} label="Waktu berjalan" />
          <Button
            variant="secondary"
            icon={<IconPlayerStopFilled aria-hidden />}
            onClick={() => setClock(null)}
          >
            Selesai
          </Button>
        </div>
      ) : state.step === 'recorded' ? (
        <>
          <Recording url={state.url} label="Rekaman baru" />
          <div className={css.row}>
            <Button onClick={() => void useRecording()}>Simpan di perangkat ini</Button>
            <DiscardRecording onDiscard={reset} />
          </div>
        </>
      ) : (
        <div className={css.row}>
          <Button
            variant="accent"
            icon={<IconMicrophone aria-hidden />}
            loading={state.step === 'asking'}
            disabled={!hydrated}
            onClick={() => void start()}
          >
            {answer.recording ? 'Rekam ulang jawaban' : 'Rekam jawaban'}
          </Button>
          <Button
            variant="secondary"
            icon={<IconPlayerPlay aria-hidden />}
            disabled={!hydrated}
            onClick={() => setClock(Date.now())}
          >
            Tanpa rekaman
          </Button>
        </div>
      )}
      {answer.recording && url !== null && (
        <div className={css.kept}>
          <Recording
            url={url}
            label={`Rekaman ${formatDateTime(new Date(answer.recording.at))}, ${formatLength(answer.recording.seconds)}`}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<IconTrash aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            Hapus rekaman
          </Button>
        </div>
      )}
      <Checklist kind={kind} ticked={answer.ticked} onTick={(ticked) => void keep({ ...answer, ticked })} />
      <ConfirmDialog
        open={isRemoving}
        title="Hapus rekaman ini?"
        confirmLabel="Hapus rekaman"
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          void keep({ ...answer, recording: null });
        }}
      >
        Rekamannya hanya ada di perangkat ini, jadi tidak bisa dikembalikan.
      </ConfirmDialog>
    </div>
  );
}

function Recording({ url, label }: { url: string; label: string }) {
  return (
    <figure className={css.recording}>
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own voice, heard by oneself */}
      <audio src={url} controls aria-label={label} />
    </figure>
  );
}

/** Counts up; the two minutes are said once they are over. */
function Clock({ startedAt, label }: { startedAt: number; label: string }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = (now - startedAt) / 1_000;
  const isLong = seconds >= GOOD_SECONDS;
  return (
    <p className={css.clock} data-long={isLong || undefined}>
      <span role="status">{isLong ? 'Sudah dua menit, saatnya menutup jawabanmu' : label}</span>
      <strong>
        {formatLength(seconds)} / {formatLength(GOOD_SECONDS)}
      </strong>
    </p>
  );
}
