import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { Review } from '../load-review.server.ts';
import { LONGEST_ANSWER } from '../model.ts';
import css from './review-page.module.css';

interface QuestionCardProps {
  bookId: string;
  asked: NonNullable<Review['asked']>;
  errors: FieldErrors | undefined;
}

/** What the reviewer needs to know before they go on. */
export function QuestionCard({
  bookId,
  asked: { question, answer, cvs },
  errors: fromServer,
}: QuestionCardProps) {
  const { errors, ...form } = useFormErrors({ fromServer });
  useKeptForm(form.ref, `review answer ${bookId}`);
  const busy = useNavigation().state !== 'idle';
  return (
    <Card as="section" aria-label="Pertanyaan reviewer" className={css.question}>
      <h2 className={css.heading}>Reviewer bertanya</h2>
      <p className={css.summary}>{question}</p>
      {answer === null ? (
        <Form method="post" noValidate className={css.question} {...form}>
          <TextArea label="Jawabanmu" name="answer" maxLength={LONGEST_ANSWER} error={errors['answer']} />
          <SelectField
            label="Ganti CV"
            name="cvId"
            optional
            options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="Tetap CV yang tadi"
            error={errors['cvId']}
            hint="Reviewer membacanya persis seperti sekarang. Belum ada di daftar? Unggah dulu di CV Saya."
          />
          <div>
            <Button type="submit" loading={busy}>
              Kirim jawaban
            </Button>
          </div>
        </Form>
      ) : (
        <p className={css.dim}>
          Jawabanmu sudah kami teruskan: <span className={css.summary}>{answer}</span>
        </p>
      )}
    </Card>
  );
}
