import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { useShowRefusal } from '~/ui/http/use-show-refusal.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { ASSISTANT_PATH, type ConsentNeeded, type Suggestion } from '../model.ts';
import css from './suggestion-dialog.module.css';
import type { useSuggestion } from './use-suggestion.ts';

interface SuggestionDialogProps extends ReturnType<typeof useSuggestion> {
  title: string;
  onClose: () => void;
  /** Where nothing was asked for yet. */
  idle: ReactNode;
  /** The suggestion once it is there, and the buttons that take it. */
  result: { body: ReactNode; actions: ReactNode } | null;
}

/** The road of every suggestion: what to do, consent once, waiting, the difference. Nothing changes until it is taken. */
export function SuggestionDialog({ title, onClose, idle, result, step, ask, reset }: SuggestionDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its step.
  useEffect(() => {
    if (step.name !== 'idle') body.current?.focus();
  }, [step.name]);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="md"
      actions={
        step.name === 'waiting' ? (
          <Button variant="secondary" onClick={reset}>
            Batalkan
          </Button>
        ) : step.name === 'consent' ? (
          <>
            <Button variant="secondary" onClick={reset}>
              Jangan kirim
            </Button>
            <Button onClick={() => void ask({ ...step.request, consent: true })}>Setuju dan kirim</Button>
          </>
        ) : step.name === 'failed' ? (
          <>
            <Button variant="secondary" onClick={reset}>
              Kembali
            </Button>
            <Button onClick={() => void ask(step.request)}>Coba lagi</Button>
          </>
        ) : (
          result?.actions
        )
      }
    >
      <div ref={body} tabIndex={-1} className={css.body}>
        {step.name === 'idle' && idle}
        {step.name === 'waiting' && (
          <>
            <Spinner size={24} label="Menunggu saran…" />
            <p className={css.dim}>Biasanya beberapa detik. Teksmu tidak berubah selama menunggu.</p>
          </>
        )}
        {step.name === 'consent' && <Consent needed={step.needed} />}
        {step.name === 'failed' && (
          <Banner tone="error">
            <RefusalText {...step.refusal} />
          </Banner>
        )}
        {step.name === 'done' && result && (
          <Suspense fallback={<Spinner size={24} label="Memuat…" />}>
            {result.body}
            <Footnote suggestion={step.suggestion} onWithdrawn={close} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

function Consent({ needed: { recipient, sent } }: { needed: ConsentNeeded }) {
  return (
    <>
      <p>
        Saran dibuat model AI <strong>{recipient.model}</strong> di <strong>{recipient.host}</strong>. Sebelum
        dikirim, nama, kontak, alamat, dan tanggal lahir kami ganti dengan tanda seperti{' '}
        <code>{'{{NAMA_1}}'}</code>. Nama perusahaan, kampus, dan angka ikut terkirim.
      </p>
      <p>
        Kami tidak menyimpan teks maupun jawabannya. Persetujuan ini cukup sekali, dan bisa kamu cabut kapan
        saja.
      </p>
      <SentText sent={sent} isOpen />
    </>
  );
}

function SentText({ sent, isOpen = false }: { sent: string; isOpen?: boolean }) {
  return (
    <details className={css.sent} open={isOpen}>
      <summary>{isOpen ? 'Teks yang akan dikirim' : 'Lihat teks yang dikirim'}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <pre tabIndex={0} role="group" aria-label="Teks yang dikirim">
        {sent}
      </pre>
    </details>
  );
}

function Footnote({
  suggestion: { sent, left },
  onWithdrawn,
}: {
  suggestion: Suggestion;
  onWithdrawn: () => void;
}) {
  const snackbar = useSnackbar();
  const showRefusal = useShowRefusal();
  const withdraw = async () => {
    const answer = await callServer(ASSISTANT_PATH, { json: { task: 'withdraw' } });
    if (!answer.ok) return showRefusal(answer.refusal);
    snackbar.show({
      text: 'Persetujuan dicabut. Kami akan bertanya lagi sebelum mengirim apa pun.',
      tone: 'success',
    });
    onWithdrawn();
  };
  return (
    <div className={css.footnote}>
      <SentText sent={sent} />
      <p>
        Ditulis model AI dan sudah kami cocokkan dengan tulisanmu; tetap baca ulang. Sisa saran hari ini:{' '}
        {left}.{' '}
        <button type="button" className={css.withdraw} onClick={() => void withdraw()}>
          Cabut persetujuan
        </button>
      </p>
    </div>
  );
}

/** Says that something was made up and taken out. */
export function GapNote({ gaps }: { gaps: number }) {
  if (gaps === 0) return null;
  return (
    <Banner tone="warning" title={`${gaps} bagian perlu kamu isi`}>
      Model menambahkan hal yang tidak ada di tulisanmu, jadi kami ganti dengan [tanda kurung]. Isi kalau
      memang ada, atau hapus.
    </Banner>
  );
}
