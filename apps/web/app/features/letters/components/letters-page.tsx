import { IconPlus } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Card } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import type { LetterSummary } from '../load-letter.server.ts';
import { LETTERS } from '../model.ts';
import { LetterRows } from './letter-rows.tsx';
import css from './letters.module.css';

/** All letters of a person. */
export function LettersPage({ letters }: { letters: readonly LetterSummary[] }) {
  const add = (
    <LinkButton to={`${LETTERS}/new`} icon={<IconPlus size={20} aria-hidden />}>
      Tulis surat
    </LinkButton>
  );
  if (letters.length === 0)
    return (
      <EmptyState art={emptyArt} title="Belum ada surat lamaran" action={add}>
        Kami susun surat dari CV-mu dan isi lowongan, tanpa menambah satu fakta pun. Yang hanya kamu tahu kami
        tandai supaya kamu isi sendiri.
      </EmptyState>
    );
  return (
    <div className={css.page}>
      <div className={css.head}>
        <p className={css.dim}>{letters.length} surat</p>
        {add}
      </div>
      <Card as="section" aria-label="Surat">
        <LetterRows letters={letters} />
      </Card>
    </div>
  );
}

/** The letters of one application, on its page. */
export function LetterSection({
  applicationId,
  letters,
}: {
  applicationId: string;
  letters: readonly LetterSummary[];
}) {
  return (
    <Card as="section" aria-labelledby="letters" className={css.section}>
      <h2 id="letters" className={css.heading}>
        Surat lamaran
      </h2>
      {letters.length === 0 ? (
        <p className={css.dim}>
          Susun surat dari CV dan lowongan ini, lalu unduh sebagai PDF, Word, teks email, atau satu paket
          dengan CV dan lampiran.
        </p>
      ) : (
        <LetterRows letters={letters} />
      )}
      <div className={css.row}>
        <LinkButton
          variant="secondary"
          to={`${LETTERS}/new?lamaran=${applicationId}`}
          icon={<IconPlus size={20} aria-hidden />}
        >
          Tulis surat
        </LinkButton>
      </div>
    </Card>
  );
}
