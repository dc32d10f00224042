import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconEye,
  IconEyeOff,
  IconMail,
  IconTrash,
} from '@tabler/icons-react';
import { Paper } from '~/features/cv-library/public.ts';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { CommentedCv, OwnComment } from '../comments/list-comments.server.ts';
import type { Moderation } from '../comments/schema.ts';
import css from './comments-page.module.css';

interface Done {
  intent: Moderation;
  comment: string;
  /** What takes it back. */
  undo: Moderation;
}

export type ModerationAnswer = { done: Done } | { error: string };

const doneWords: Record<Moderation, string> = {
  approve: 'Komentar kini terlihat',
  hide: 'Komentar disembunyikan',
  wait: 'Komentar menunggu keputusanmu',
  resolve: 'Komentar ditandai selesai',
  reopen: 'Komentar dibuka lagi',
  delete: 'Komentar dihapus',
  restore: 'Komentar dikembalikan',
};

/** What was said about a CV, beside its first page, and what its owner does with it. */
export function CommentsPage({ cv }: { cv: CommentedCv }) {
  const fetcher = useFetcher<ModerationAnswer>();
  const snackbar = useSnackbar();
  const send = (intent: Moderation, comment: string) =>
    void fetcher.submit({ intent, comment }, { method: 'post' });
  const answer = fetcher.data;
  const say = useEffectEvent((heard: ModerationAnswer) => {
    if ('error' in heard) snackbar.show({ text: heard.error, tone: 'error' });
    else {
      const { intent, comment, undo } = heard.done;
      const action = { label: 'Urungkan', onClick: () => send(undo, comment) };
      snackbar.show({ text: doneWords[intent], action });
    }
  });
  useEffect(() => {
    if (answer) say(answer);
  }, [answer]);

  const form = fetcher.formData;
  const busy = form?.get('comment');
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <div className={css.paper}>
          <Paper cv={cv} eager />
        </div>
        <p className={css.name}>{cv.name}</p>
        <LinkButton
          to={cv.uploaded ? `/app/cv/file/${cv.id}` : `/app/cv/builder/${cv.id}`}
          variant="secondary"
          size="sm"
          full
        >
          {cv.uploaded ? 'Buka CV' : 'Edit CV'}
        </LinkButton>
      </aside>
      {cv.comments.length === 0 ? (
        <EmptyState art={emptyArt} title="Belum ada komentar" heading="h2">
          Kirim tautan CV-mu ke teman atau dosenmu. Mereka bisa berkomentar selama “Terima komentar” menyala
          di menu Export, bagian Share.
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label="Komentar">
          {cv.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} busy={busy === comment.id} send={send} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface CommentProps {
  comment: OwnComment;
  busy: boolean;
  send: (intent: Moderation, comment: string) => void;
}

function Comment({ comment, busy, send }: CommentProps) {
  const { id, name, email, body, state, resolved, createdAt } = comment;
  return (
    <li className={css.comment} aria-busy={busy || undefined} data-settled={resolved || undefined}>
      <div className={css.head}>
        <p className={css.by}>
          <strong>{name}</strong>
          <span className={css.when}>{formatDateTime(createdAt)}</span>
        </p>
        <State comment={comment} />
      </div>
      {email && (
        <a className={css.mail} href={`mailto:${email}`}>
          <IconMail size={18} aria-hidden />
          <MailAddress address={email} />
        </a>
      )}
      <p className={css.body}>{body}</p>
      <div className={css.tools}>
        {state === 'approved' ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<IconEyeOff aria-hidden />}
            aria-label={`Sembunyikan komentar ${name}`}
            onClick={() => send('hide', id)}
          >
            Sembunyikan
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            icon={<IconEye aria-hidden />}
            aria-label={`Tampilkan komentar ${name}`}
            onClick={() => send('approve', id)}
          >
            Tampilkan
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon={resolved ? <IconArrowBackUp aria-hidden /> : <IconCircleCheck aria-hidden />}
          aria-label={`${resolved ? 'Buka lagi' : 'Tandai selesai:'} komentar ${name}`}
          onClick={() => send(resolved ? 'reopen' : 'resolve', id)}
        >
          {resolved ? 'Buka lagi' : 'Selesai'}
        </Button>
        <IconButton
          label={`Hapus komentar ${name}`}
          tone="danger"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget.closest('li'));
            send('delete', id);
          }}
        >
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function State({ comment: { state, resolved } }: { comment: OwnComment }) {
  if (resolved) return <Badge tone="success">Selesai</Badge>;
  if (state === 'waiting') return <Badge tone="warning">Menunggu</Badge>;
  return state === 'approved' ? <Badge>Terlihat</Badge> : <Badge>Tersembunyi</Badge>;
}
