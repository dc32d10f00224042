import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { formatDate } from '~/ui/format/dates.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { PublicComment } from '../comments/list-comments.server.ts';
import css from './comments.module.css';

/** What became of a comment that was sent. */
export interface CommentOutcome {
  sent: boolean;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Why it was refused as a whole. */
  refused: string | null;
}

interface CommentsProps {
  /** Of whom the CV is. */
  name: string;
  comments: PublicComment[];
  /** Where the owner decides about them; null for everybody else. */
  ownerPath: string | null;
  outcome: CommentOutcome | null;
}

/** What others said about a shared CV, and the form for saying something without an account. */
export function Comments({ name, comments, ownerPath, outcome }: CommentsProps) {
  return (
    <section className={css.comments} aria-labelledby="comments">
      <h2 id="comments" className={css.title}>
        <IconMessageCircle size={24} aria-hidden />
        Komentar
      </h2>
      {comments.length > 0 && (
        <ul className={css.list}>
          {comments.map(({ id, name: by, body, createdAt }) => (
            <li key={id} className={css.comment}>
              <p className={css.by}>
                <strong>{by}</strong> <span className={css.when}>{formatDate(createdAt)}</span>
              </p>
              <p className={css.body}>{body}</p>
            </li>
          ))}
        </ul>
      )}
      {ownerPath ? (
        <p className={css.owner}>
          Orang lain bisa menulis komentar di sini. <Link to={ownerPath}>Atur komentar</Link>
        </p>
      ) : (
        <CommentForm name={name} outcome={outcome} />
      )}
    </section>
  );
}

const loadRules = () => import('../comments/schema.ts').then((rules) => rules.validateComment);

function CommentForm({ name, outcome }: Pick<CommentsProps, 'name' | 'outcome'>) {
  const { errors, ...form } = useFormErrors({ fromServer: outcome?.errors, loadRules });
  useKeptForm(form.ref, `comment ${useLocation().pathname}`, { except: ['website'] });
  const sending = useNavigation().formData?.get('intent') === 'comment';
  const field = (of: string) => ({ name: of, defaultValue: outcome?.values[of], error: errors[of] });
  if (outcome?.sent)
    return (
      <div className={css.sent} role="status">
        <IconCircleCheck size={28} aria-hidden />
        <p>
          <strong>Terima kasih, komentarmu terkirim.</strong> {name} membacanya dulu sebelum orang lain bisa
          melihatnya.
        </p>
      </div>
    );
  return (
    <Form method="post" {...form} className={css.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="comment" />
      <PressField />
      <p className={css.hint}>
        Punya masukan untuk {name}? Tulis di sini, tanpa akun. Emailmu hanya dilihat pemilik CV.
      </p>
      {outcome?.refused && (
        <Banner tone="error" focusOnMount>
          {outcome.refused}
        </Banner>
      )}
      <div className={css.pair}>
        <TextField label="Namamu" {...field('name')} autoComplete="name" maxLength={60} required />
        <TextField
          label="Email"
          optional
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <TextArea label="Komentar" {...field('body')} rows={4} maxLength={2000} required />
      {/* People do not see it; programs that fill in everything give themselves away. */}
      <div className={css.trap} aria-hidden>
        <label htmlFor="comment-website">Website</label>
        <input id="comment-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" loading={sending} className={css.send}>
        Kirim komentar
      </Button>
    </Form>
  );
}
