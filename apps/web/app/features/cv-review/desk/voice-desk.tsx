import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconMicrophone, IconPlayerStopFilled, IconTrash, IconUpload } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { DiscardRecording } from '~/ui/discard-recording.tsx';
import { formatLength } from '~/ui/format/length.ts';
import { useRecorder, type RecorderRefusal } from '~/ui/use-recorder.ts';
import { VoicePlayer } from '../components/voice-player.tsx';
import type { Draft } from '../load-desk.server.ts';
import { LARGEST_VOICE } from '../model.ts';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { lengthOf, sendFile } from './send-file.ts';
import css from './desk.module.css';

interface VoiceDeskProps {
  /** Of this review's files. */
  path: string;
  voice: Draft['voice'];
  onRemove: () => void;
}

/** As long as a voice note may be; at the recorder's rate it stays far below 20 MB. */
const LONGEST_MS = 30 * 60_000;
const refusals: Record<RecorderRefusal, string> = {
  refused: 'Mikrofon tidak diizinkan. Beri izin lewat ikon di bilah alamat, lalu coba lagi.',
  missing: 'Mikrofon tidak ditemukan. Sambungkan mikrofon, atau unggah rekaman.',
  unable: 'Browser ini belum bisa merekam. Unggah rekaman dari aplikasi lain, ya.',
  empty: 'Belum ada suara yang terekam. Rekam lagi, dan beri waktu sebentar sebelum selesai.',
};
const TOO_LARGE = 'Voice note harus berupa audio (WebM, OGG, MP3, M4A, WAV, FLAC) dan paling besar 20 MB.';

/** The voice note of a draft: recorded here, or made elsewhere and uploaded. */
export function VoiceDesk({ path, voice, onRemove }: VoiceDeskProps) {
  const { state, start, stop, reset } = useRecorder({ longestMs: LONGEST_MS });
  const refused = state.step === 'refused' ? refusals[state.reason] : null;
  const isUnused = state.step === 'recording' || state.step === 'recorded';
  useEffect(() => {
    if (!isUnused) return undefined;
    // Nothing but this page has it.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnused]);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();

  const send = async (file: Blob, seconds: number | null) => {
    if (file.size > LARGEST_VOICE) return setError({ text: TOO_LARGE, login: null });
    setSending(true);
    const refusal = await sendFile(`${path}/voice`, file, { seconds });
    setError(refusal);
    if (refusal === null) {
      reset();
      await revalidate();
    }
    setSending(false);
  };
  const upload = async () => {
    const file = input.current?.files?.[0];
    if (input.current) input.current.value = '';
    if (file) await send(file, await lengthOf(file));
  };

  return (
    <div className={css.stack}>
      {(error ?? refused) && <Banner tone="error">{error ? <RefusalText {...error} /> : refused}</Banner>}
      {state.step === 'recorded' && (
        <>
          <VoicePlayer key={state.url} src={state.url} seconds={state.seconds} label="Rekaman baru" />
          <div className={css.row}>
            <Button loading={sending} onClick={() => void send(state.blob, state.seconds)}>
              Pakai rekaman ini
            </Button>
            <DiscardRecording onDiscard={reset} />
          </div>
        </>
      )}
      {state.step === 'recording' && (
        <div className={css.recording}>
          <Clock startedAt={state.startedAt} />
          <Button variant="danger" icon={<IconPlayerStopFilled aria-hidden />} onClick={stop}>
            Selesai merekam
          </Button>
        </div>
      )}
      {voice && !isUnused && (
        <>
          <VoicePlayer
            key={voice.version}
            src={`${path}/voice?v=${voice.version}`}
            seconds={voice.seconds}
            label="Voice note"
          />
          <div className={css.row}>
            <Button variant="ghost" size="sm" icon={<IconTrash aria-hidden />} onClick={onRemove}>
              Hapus voice note
            </Button>
          </div>
        </>
      )}
      {!isUnused && (
        <div className={css.row}>
          <Button
            variant={voice ? 'secondary' : 'primary'}
            icon={<IconMicrophone aria-hidden />}
            loading={state.step === 'asking'}
            onClick={() => {
              setError(null);
              void start();
            }}
          >
            {voice ? 'Rekam ulang' : 'Rekam voice note'}
          </Button>
          <Button
            variant="secondary"
            icon={<IconUpload aria-hidden />}
            loading={sending}
            onClick={() => input.current?.click()}
          >
            Unggah audio
          </Button>
          <input
            ref={input}
            type="file"
            accept="audio/*,.webm,.ogg,.mp3,.m4a,.wav,.flac"
            className="visually-hidden"
            tabIndex={-1}
            aria-label="File voice note"
            onChange={() => void upload()}
          />
        </div>
      )}
    </div>
  );
}

function Clock({ startedAt }: { startedAt: number }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={css.clock}>
      <span className={css.pulse} aria-hidden />
      <span role="status">Merekam</span>
      <strong>{formatLength((now - startedAt) / 1000)}</strong>
    </p>
  );
}
