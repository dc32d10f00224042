import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { TextArea } from '~/ui/text-area.tsx';
import type { DeskOutcome } from '../handle-desk-form.server.ts';
import type { Draft } from '../load-desk.server.ts';
import { LONGEST_ANSWER } from '../model.ts';
import css from './desk.module.css';

interface QuestionDeskProps {
  path: string;
  asked: Draft['asked'];
  canAsk: boolean;
}

/** What the customer is asked, once, and what they answered. */
export function QuestionDesk({ path, asked, canAsk }: QuestionDeskProps) {
  const fetcher = useFetcher<DeskOutcome>();
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, `review question ${path}`);
  if (asked)
    return (
      <Card as="section" aria-label="Pertanyaan" className={css.stack}>
        <h2 className={css.heading}>Pertanyaanmu ke pemilik CV</h2>
        <p className={css.notes}>{asked.question}</p>
        {asked.answeredAt ? (
          <>
            <p className={css.dim}>Dijawab {formatDateTime(asked.answeredAt)}:</p>
            <p className={css.notes}>{asked.answer}</p>
          </>
        ) : (
          <p className={css.dim}>
            Dikirim {formatDateTime(asked.askedAt)}, belum dijawab. Tenggatnya mundur selama menunggu, paling
            lama 3 hari.
          </p>
        )}
      </Card>
    );
  if (!canAsk) return null;
  return (
    <Card as="section" aria-label="Pertanyaan">
      <details>
        <summary>Ada yang kurang? Tanya pemilik CV</summary>
        <fetcher.Form ref={form} method="post" action={path} className={css.stack}>
          <TextArea
            label="Pertanyaan"
            name="question"
            required
            maxLength={LONGEST_ANSWER}
            error={fetcher.data?.error ?? undefined}
            hint="Hanya bisa sekali. Pemiliknya mendapat email, bisa menjawab, dan bisa mengganti CV-nya."
          />
          <Button
            type="submit"
            name="intent"
            value="ask"
            variant="secondary"
            loading={fetcher.state !== 'idle'}
          >
            Kirim pertanyaan
          </Button>
        </fetcher.Form>
      </details>
    </Card>
  );
}
