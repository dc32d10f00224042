import { detectTextLanguage } from '@setapak/resume';
import { useState } from 'react';
import { ChangedWords } from '~/features/cv-sync/public.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { LONGEST_POINT, type BulletTask, type Language, type Suggestion } from '../model.ts';
import { paragraph, pointsOf, withPoint, type Point } from '../points.ts';
import { GapNote, SuggestionDialog } from './suggestion-dialog.tsx';
import css from './suggestion-dialog.module.css';
import { useSuggestion } from './use-suggestion.ts';

export interface PointDialogProps {
  cvId: string;
  value: string;
  /** Of the CV. */
  language: Language;
  /** The text is the CV's summary, which can be drawn from the rest of it. */
  isSummary: boolean;
  onChange: (value: string) => void;
  /** The text as it is now, also once the dialog is closed. */
  current: () => string;
  onClose: () => void;
}

/** Suggestions for one point of a text, or for the summary as a whole. */
export default function PointDialog({
  cvId,
  value,
  language,
  isSummary,
  onChange,
  current,
  onClose,
}: PointDialogProps) {
  const points = pointsOf(value).filter(({ text }) => text.length <= LONGEST_POINT);
  const [chosen, setChosen] = useState(0);
  /** What the suggestion is for, as it was when it was asked for; null for the whole summary. */
  const [target, setTarget] = useState<Point | null>(null);
  const suggestion = useSuggestion();
  const snackbar = useSnackbar();
  const point = points[Math.min(chosen, points.length - 1)];
  const own = (point && detectTextLanguage(point.text)) ?? language;
  const other = own === 'id' ? 'en' : 'id';

  const given = suggestion.step.name === 'done' ? suggestion.step.suggestion : null;

  const improve = (task: BulletTask) => {
    if (!point) return;
    setTarget(point);
    const to = task === 'translate' ? other : own;
    void suggestion.ask({ task, cvId, text: point.text, language: to });
  };
  const draft = () => {
    setTarget(null);
    void suggestion.ask({ task: 'summary', cvId, language });
  };
  const take = (after: string) => {
    const text = target ? withPoint(value, target, after) : paragraph(after);
    if (text === undefined) {
      snackbar.show({
        text: 'Teksnya sudah berubah sejak saran ini diminta. Minta saran lagi, ya.',
        tone: 'error',
      });
      return;
    }
    // What was typed since is not taken back.
    const undo = () => {
      if (current() === text) onChange(value);
    };
    onChange(text);
    onClose();
    snackbar.show({
      text: 'Saran dipakai',
      tone: 'success',
      action: { label: 'Urungkan', onClick: undo },
    });
  };

  return (
    <SuggestionDialog
      {...suggestion}
      title="Bantu tulis"
      onClose={onClose}
      idle={
        <>
          {points.length > 1 && (
            <fieldset className={css.choices}>
              <legend>Poin yang mana?</legend>
              {points.map(({ at, text }, index) => (
                <label key={at} className={css.choice}>
                  <input
                    type="radio"
                    name="assistant-point"
                    checked={point?.at === at}
                    onChange={() => setChosen(index)}
                  />
                  <span>{text}</span>
                </label>
              ))}
            </fieldset>
          )}
          {points.length === 1 && point && <p className={css.text}>{point.text}</p>}
          {points.length === 0 && !isSummary && (
            <p>
              Tulis dulu satu poin dengan kata-katamu sendiri. Setelah itu, asisten bisa membantu
              merapikannya.
            </p>
          )}
          <div className={css.actions}>
            {point && (
              <>
                <Button variant="secondary" onClick={() => improve('sharpen')}>
                  Pertajam
                </Button>
                <Button variant="secondary" onClick={() => improve('shorten')}>
                  Ringkas
                </Button>
                <Button variant="secondary" onClick={() => improve('translate')}>
                  {other === 'en' ? 'Terjemahkan ke Inggris' : 'Terjemahkan ke Indonesia'}
                </Button>
              </>
            )}
            {isSummary && (
              <Button variant={point ? 'secondary' : 'primary'} onClick={draft}>
                Susun dari isi CV
              </Button>
            )}
          </div>
          <p className={css.dim}>
            Asisten hanya merapikan kalimatmu. Fakta baru tidak ditambahkan, dan tidak ada yang berubah
            sebelum kamu setuju.
          </p>
        </>
      }
      result={given && resultOf(given, { reset: suggestion.reset, take })}
    />
  );
}

function resultOf(given: Suggestion, { reset, take }: { reset: () => void; take: (text: string) => void }) {
  if (given.state !== 'text') return { body: null, actions: null };
  const { before, after, gaps } = given;
  if (before === after)
    return {
      body: <p>Kalimat ini sudah baik; asisten tidak punya saran lain.</p>,
      actions: (
        <Button variant="secondary" onClick={reset}>
          Kembali
        </Button>
      ),
    };
  const isTranslated = detectTextLanguage(before) !== detectTextLanguage(after);
  return {
    body: (
      <>
        <GapNote gaps={gaps} />
        {isTranslated || before === '' ? (
          <>
            {before !== '' && <p className={cx(css.text, css.dim)}>{before}</p>}
            <p className={css.text}>{after}</p>
          </>
        ) : (
          <p className={css.text}>
            <ChangedWords before={before} after={after} />
          </p>
        )}
      </>
    ),
    actions: (
      <>
        <Button variant="secondary" onClick={reset}>
          Jangan pakai
        </Button>
        <Button onClick={() => take(after)}>Pakai saran ini</Button>
      </>
    ),
  };
}
