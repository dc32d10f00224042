import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import type { DeletedLetter } from '../delete-letter.server.ts';
import { BIN_DAYS, LETTERS } from '../model.ts';
import css from './letters.module.css';

/** Letters that were deleted and can still be brought back. */
export function LetterBin({ letters }: { letters: readonly DeletedLetter[] }) {
  const [leaving, setLeaving] = useState<DeletedLetter | null>(null);
  const submit = useSubmit();
  return (
    <details className={css.bin}>
      <summary>Sampah ({letters.length})</summary>
      <p className={css.dim}>
        Surat di sini bisa dikembalikan selama {BIN_DAYS} hari, lalu terhapus selamanya.
      </p>
      <ul className={css.list}>
        {letters.map(({ id, name, goneAt }) => (
          <li key={id} className={css.item}>
            <div className={css.grow}>
              <p className={css.strong}>{name}</p>
              <p className={css.dim}>Disimpan sampai {formatDate(goneAt)}</p>
            </div>
            <RestoreLetter id={id} label={`Kembalikan ${name}`} />
            <Form
              method="post"
              action={LETTERS}
              onSubmit={(event) => {
                event.preventDefault();
                setLeaving({ id, name, goneAt });
              }}
            >
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="purge"
                variant="ghost"
                size="sm"
                aria-label={`Hapus ${name} selamanya`}
              >
                Hapus
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void submit({ intent: 'purge', id: leaving.id }, { method: 'post', action: LETTERS });
          setLeaving(null);
        }}
        title="Hapus selamanya?"
        confirmLabel="Ya, hapus selamanya"
      >
        {leaving?.name} beserta riwayat dan PDF yang terkirim tidak bisa dikembalikan lagi.
      </ConfirmDialog>
    </details>
  );
}

export function RestoreLetter({ id, label }: { id: string; label: string }) {
  return (
    <Form method="post" action={LETTERS}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="restore" variant="secondary" size="sm" aria-label={label}>
        Kembalikan
      </Button>
    </Form>
  );
}
