import { Form } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import type { DeletedLetter } from '../delete-letter.server.ts';
import { BIN_DAYS, LETTERS } from '../model.ts';
import css from './letters.module.css';

/** Letters that were deleted and can still be brought back. */
export function LetterBin({ letters }: { letters: readonly DeletedLetter[] }) {
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
            <Form method="post" action={LETTERS}>
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
