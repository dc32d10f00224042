import { useState } from 'react';
import { ChangedWords } from '~/features/cv-sync/public.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import type { Language, LetterSuggestion } from '../model.ts';
import { GapNote, SuggestionDialog } from './suggestion-dialog.tsx';
import css from './suggestion-dialog.module.css';
import { useSuggestion } from './use-suggestion.ts';

type Paragraph = LetterSuggestion['paragraphs'][number];

export interface LetterDialogProps {
  letterId: string;
  language: Language;
  paragraphs: { id: string; text: string }[];
  /** Puts new texts in the place of those paragraphs that still say what they said. */
  onTake: (paragraphs: Paragraph[]) => void;
  onClose: () => void;
}

/** A letter that reads more naturally, paragraph by paragraph, to take or leave. */
export default function LetterDialog({ letterId, language, paragraphs, onTake, onClose }: LetterDialogProps) {
  const suggestion = useSuggestion();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ask = () => {
    setLeft(new Set());
    void suggestion.ask({ task: 'letter', letterId, language, paragraphs });
  };
  const { step } = suggestion;
  const changed =
    step.name === 'done' && step.suggestion.state === 'letter' ? step.suggestion.paragraphs : [];
  const taken = changed.filter(({ id }) => !left.has(id));
  return (
    <SuggestionDialog
      {...suggestion}
      title="Perhalus isi surat"
      onClose={onClose}
      idle={
        <>
          <p>
            Asisten merapikan paragrafmu supaya lebih enak dibaca, tanpa menambah fakta. Bagian dalam [tanda
            kurung] tetap kosong untuk kamu isi sendiri.
          </p>
          <div className={css.actions}>
            <Button onClick={ask}>Minta saran</Button>
          </div>
        </>
      }
      result={{
        body: (
          <>
            {changed.length === 0 && <p>Surat ini sudah enak dibaca; asisten tidak punya saran lain.</p>}
            {changed.map(({ id, before, after, gaps }) => (
              <div key={id} className={css.paragraph}>
                <GapNote gaps={gaps} />
                <p className={css.text}>
                  <ChangedWords before={before} after={after} />
                </p>
                <CheckboxField
                  label={`Pakai paragraf ${paragraphs.findIndex((each) => each.id === id) + 1}`}
                  checked={!left.has(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(new Set(checked ? [...left].filter((each) => each !== id) : [...left, id]))
                  }
                />
              </div>
            ))}
          </>
        ),
        actions: (
          <>
            <Button variant="secondary" onClick={suggestion.reset}>
              {changed.length === 0 ? 'Kembali' : 'Jangan pakai'}
            </Button>
            {taken.length > 0 && <Button onClick={() => onTake(taken)}>Pakai {taken.length} paragraf</Button>}
          </>
        ),
      }}
    />
  );
}
