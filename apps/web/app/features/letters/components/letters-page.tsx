import { IconPlus } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import type { DeletedLetter } from '../delete-letter.server.ts';
import type { LetterSummary } from '../load-letter.server.ts';
import { LETTERS } from '../model.ts';
import { LetterBin, RestoreLetter } from './letter-bin.tsx';
import { LetterRows } from './letter-rows.tsx';
import css from './letters.module.css';

interface LettersPageProps {
  letters: readonly LetterSummary[];
  deleted: readonly DeletedLetter[];
  justDeleted: string | null;
  error: string | null;
}

/** All letters of a person, and the bin. */
export function LettersPage({ letters, deleted, justDeleted, error }: LettersPageProps) {
  const add = (
    <LinkButton to={`${LETTERS}/new`} icon={<IconPlus size={20} aria-hidden />}>
      Tulis surat
    </LinkButton>
  );
  const binned = deleted.find(({ id }) => id === justDeleted);
  const message = (
    <>
      {error && (
        <Banner tone="error" focusOnMount>
          {error}
        </Banner>
      )}
      {binned && !error && (
        <Banner tone="success" focusOnMount>
          <div className={css.head}>
            <span>{binned.name} sudah dihapus.</span>
            <RestoreLetter id={binned.id} label={`Kembalikan ${binned.name}`} />
          </div>
        </Banner>
      )}
    </>
  );
  const bin = deleted.length > 0 && <LetterBin letters={deleted} />;
  if (letters.length === 0)
    return (
      <div className={css.page}>
        {message}
        <EmptyState art={emptyArt} title="Belum ada surat lamaran" action={add}>
          Kami susun surat dari CV-mu dan isi lowongan, tanpa menambah satu fakta pun. Yang hanya kamu tahu
          kami tandai supaya kamu isi sendiri.
        </EmptyState>
        {bin}
      </div>
    );
  return (
    <div className={css.page}>
      {message}
      <div className={css.head}>
        <p className={css.dim}>{letters.length} surat</p>
        {add}
      </div>
      <Card as="section" aria-label="Surat">
        <LetterRows letters={letters} />
      </Card>
      {bin}
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
