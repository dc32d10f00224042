import type { Resume } from '@setapak/resume';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useCalm } from './use-calm.ts';
import { currentMine, type Conflict, type Side } from '../editing/merge.ts';
import { placeOf, sideWords, valueWords } from '../editing/words.ts';
import css from './conflict-dialog.module.css';

interface ConflictDialogProps {
  document: Resume;
  conflicts: Conflict[];
  onChoose: (conflict: Conflict, side: Side) => void;
}

interface ConflictListProps extends Omit<ConflictDialogProps, 'document'> {
  document: unknown;
  /** What the document is called: `CV ini`. */
  what: string;
  /** Where in the document two versions differ. */
  placeOf: (conflict: Conflict) => string;
  /** A side as a person reads it; undefined where its text says enough. */
  wordsOf?: (conflict: Conflict, value: unknown) => string | undefined;
}

/** The same for a CV. */
export function ConflictDialog({ document, ...rest }: ConflictDialogProps) {
  return (
    <ConflictList
      document={document}
      what="CV ini"
      placeOf={(conflict) => placeOf(document, conflict)}
      wordsOf={(conflict, value) => sideWords(document, conflict, value)}
      {...rest}
    />
  );
}

/** Both versions of every field that was changed here and elsewhere; nothing is saved over until somebody has chosen. */
export function ConflictList(props: ConflictListProps) {
  const { document, what, placeOf: nameOf, conflicts, onChoose } = props;
  const wordsOf = (conflict: Conflict, value: unknown) =>
    props.wordsOf?.(conflict, value) ?? valueWords(value);
  const [later, setLater] = useState(false);
  const open = useCalm(conflicts.length > 0) && !later;
  return (
    <>
      {conflicts.length > 0 && later && (
        <Button variant="danger" size="sm" onClick={() => setLater(false)}>
          Pilih versi ({conflicts.length})
        </Button>
      )}
      <Dialog
        open={open}
        onClose={() => setLater(true)}
        size="md"
        title={`${what} juga diubah di tempat lain`}
        actions={
          <Button variant="secondary" onClick={() => setLater(true)}>
            Nanti saja
          </Button>
        }
      >
        <p className={css.lead}>
          Bagian berikut berubah di sini dan di tab atau perangkat lain. Pilih versi yang kamu pakai. Keduanya
          tetap disimpan sampai kamu memilih.
        </p>
        <ul className={css.list}>
          {conflicts.map((conflict) => (
            <li key={conflict.path.join('/')} className={css.conflict}>
              <h3 className={css.place}>{nameOf(conflict)}</h3>
              <Version
                title="Di sini"
                words={wordsOf(conflict, currentMine(document, conflict))}
                onTake={() => onChoose(conflict, 'mine')}
              />
              <Version
                title="Di tempat lain"
                words={wordsOf(conflict, conflict.theirs)}
                onTake={() => onChoose(conflict, 'theirs')}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Version({ title, words, onTake }: { title: string; words: string; onTake: () => void }) {
  return (
    <div className={css.version}>
      <p className={css.side}>{title}</p>
      <p className={css.value}>{words}</p>
      <Button variant="secondary" size="sm" aria-label={`Pakai ini: ${title}`} onClick={onTake}>
        Pakai ini
      </Button>
    </div>
  );
}
