import { useId, useMemo } from 'react';
import { BulletVerdicts } from './bullet-verdicts-panel.tsx';
import { SummaryField, type SummaryFieldProps } from './summary-field.tsx';
import { useBulletVerdicts } from './use-bullet-verdicts.ts';
import { useDismissedHints, VERDICTS } from './use-dismissed-hints.ts';
import { verdictWords } from './verdict-words.ts';

/** The text of an entry that tells of results, with a verdict beside each of its points. */
export function JudgedSummaryField(props: SummaryFieldProps) {
  const { value, language } = props;
  const { dismissed, dismiss, bringBack } = useDismissedHints();
  const on = !dismissed.includes(VERDICTS);
  const points = useBulletVerdicts(value, language, on);
  const marks = useMemo(
    () => new Map(points.map(({ text, verdict }) => [text, { verdict, word: verdictWords[verdict] }])),
    [points],
  );
  const id = useId();
  const hasPoints = /^\s*(?:[-*•]|\d+[.)])\s/m.test(value);
  const shown = points.length > 0;
  const panel = hasPoints && (
    <BulletVerdicts
      id={id}
      {...{ points, language, on }}
      onSwitch={(wanted) => (wanted ? bringBack(VERDICTS) : dismiss(VERDICTS))}
    />
  );
  return <SummaryField {...props} verdicts={{ panel, marks, marksId: shown ? id : undefined, shown }} />;
}
