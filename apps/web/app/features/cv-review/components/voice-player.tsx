import { useRef, useState, type CSSProperties } from 'react';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { formatLength } from '~/ui/format/length.ts';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import css from './voice-player.module.css';

interface VoicePlayerProps {
  src: string;
  /** How long it is; recordings do not say it themselves. */
  seconds: number | null;
  label: string;
}

const RATES = [1, 1.25, 1.5, 2];
const UNPLAYABLE = 'Voice note belum bisa diputar. Periksa koneksimu, lalu muat ulang halaman.';

/** A voice note: play, go to any moment, listen faster. Without script it is the browser's own player. */
export function VoicePlayer({ src, seconds, label }: VoicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const [at, setAt] = useState(0);
  const [known, setKnown] = useState<number | null>(null);
  const [rate, setRate] = useState(1);
  const length = Math.max(known ?? seconds ?? 0, at);

  const toggle = () => {
    const player = audio.current;
    if (!player) return;
    if (player.paused) player.play().catch(() => setBroken(true));
    else player.pause();
  };
  const seek = (second: number) => {
    if (audio.current) audio.current.currentTime = second;
    setAt(second);
  };
  const faster = () => {
    const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
    if (audio.current) audio.current.playbackRate = next;
    setRate(next);
  };

  return (
    <div className={css.player} role="group" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands in writing beside it */}
      <audio
        ref={audio}
        src={src}
        // Its length is known: nothing of it is loaded before it is wanted.
        preload={seconds === null ? 'metadata' : 'none'}
        controls={!hydrated}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) =>
          setKnown(Number.isFinite(duration) ? duration : null)
        }
        onError={() => setBroken(true)}
      />
      {hydrated && (
        <>
          <button type="button" className={css.play} aria-label={playing ? 'Jeda' : 'Putar'} onClick={toggle}>
            {playing ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
          </button>
          <input
            type="range"
            className={css.track}
            style={{ '--part': `${length > 0 ? (100 * at) / length : 0}%` } as CSSProperties}
            min={0}
            max={length || 1}
            step={0.1}
            value={at}
            aria-label="Posisi voice note"
            aria-valuetext={`${formatLength(at)} dari ${formatLength(length)}`}
            onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          />
          <span className={css.time}>
            {formatLength(at)} / {formatLength(length)}
          </span>
          <button type="button" className={css.rate} onClick={faster}>
            <span className="visually-hidden">Kecepatan </span>
            {formatNumber(rate)}×
          </button>
        </>
      )}
      {broken && (
        <p role="alert" className={css.broken}>
          {UNPLAYABLE}
        </p>
      )}
    </div>
  );
}
