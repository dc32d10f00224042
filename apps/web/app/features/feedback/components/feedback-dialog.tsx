import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useRef, useState, type FormEvent } from 'react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { usePress } from '~/ui/forms/press-field.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { StarInput } from '~/ui/star-input.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { LONGEST_COMMENT, ratingWords, takesComment, type FeedbackType } from '../model.ts';
import css from './feedback-dialog.module.css';

const words: Record<FeedbackType, { title: string; question: string; comment: string }> = {
  general: {
    title: 'Bagaimana Setapak sejauh ini?',
    question: 'Seberapa puas kamu memakai Setapak?',
    comment: '',
  },
  cvmaker: {
    title: 'CV-mu sudah jadi!',
    question: 'Seberapa puas kamu membuat CV di sini?',
    comment: 'Apa yang paling membantu, dan apa yang masih mengganjal?',
  },
  atsc: {
    title: 'Hasil ceknya sudah keluar',
    question: 'Seberapa terbantu kamu dengan ATS Checker?',
    comment: 'Bagian mana yang paling berguna, dan mana yang belum jelas?',
  },
};

const FAILED = 'Penilaianmu belum terkirim. Periksa koneksimu, lalu coba lagi.';

interface FeedbackDialogProps {
  type: FeedbackType;
  open: boolean;
  onClose: () => void;
}

/** Asks for a rating, and once it is there for a comment. */
export default function FeedbackDialog({ type, open, onClose }: FeedbackDialogProps) {
  const [rating, setRating] = useState<number>();
  const [description, setDescription] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const press = usePress();
  const form = useRef<HTMLFormElement>(null);
  const forget = useKeptForm(form, `feedback ${type}`);
  const snackbar = useSnackbar();
  const { title, question, comment } = words[type];
  const rated = rating !== undefined;

  const putOff = () => {
    onClose();
    void send({ intent: 'later', type });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!rated || sending) return;
    setSending(true);
    setError(null);
    const refusal = await send({ intent: 'send', type, rating: String(rating), description, press });
    setSending(false);
    setError(refusal);
    if (refusal !== null) return;
    forget();
    onClose();
    snackbar.show({ text: 'Terima kasih! Masukanmu membantu kami.', tone: 'success' });
  };

  return (
    <Dialog
      open={open}
      onClose={putOff}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={putOff}>
            {rated ? 'Batal' : 'Ingatkan lagi nanti'}
          </Button>
          <Button type="submit" form="feedback" disabled={!rated} loading={sending}>
            Kirim
          </Button>
        </>
      }
    >
      <form ref={form} id="feedback" className={css.form} onSubmit={(event) => void submit(event)}>
        {error && (
          <Banner tone="error" focusOnMount>
            <RefusalText {...error} />
          </Banner>
        )}
        <StarInput name="rating" legend={question} words={ratingWords} value={rating} onChange={setRating} />
        {rated && takesComment(type) && (
          <TextArea
            label={comment}
            optional
            name="description"
            maxLength={LONGEST_COMMENT}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** @returns why it was refused */
async function send(fields: Record<string, string>): Promise<ShownRefusal | null> {
  const answer = await callServer('/app/feedback', { body: new URLSearchParams(fields), lost: FAILED });
  return answer.ok ? null : answer.refusal;
}
