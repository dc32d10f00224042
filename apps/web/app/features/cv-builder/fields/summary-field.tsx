import type { Language } from '@setapak/resume';
import { PointAssistant } from '~/features/assistant/public.ts';
import { Suspense, useId, useMemo } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { BulletVerdicts } from './bullet-verdicts-panel.tsx';
import css from './fields.module.css';
import { onceBegun } from './once-begun.ts';
import { RichTextField } from './rich-text-field.tsx';
import { useBulletVerdicts } from './use-bullet-verdicts.ts';
import { useDismissedHints, VERDICTS } from './use-dismissed-hints.ts';
import { verdictWords } from './verdict-words.ts';

/** It judges with the rules of the ATS check, which are large: it comes once the page stands. */
export const loadWritingHelp = () => import('./writing-help.tsx');
const WritingHelp = lazyPart(async () => {
  await onceBegun();
  return (await loadWritingHelp()).WritingHelp;
});

interface SummaryFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  language: Language;
  optional?: boolean;
  placeholder?: string;
  /** Not a place for results: only spelling and length are looked at. */
  quiet?: boolean;
  /** The summary of the whole CV. */
  isObjective?: boolean;
}

/** The text of an entry, with a verdict beside each of its points, its length and what could make it stronger. */
export function SummaryField({ language, quiet = false, isObjective = false, ...field }: SummaryFieldProps) {
  const { dismissed, dismiss, bringBack } = useDismissedHints();
  const on = !quiet && !dismissed.includes(VERDICTS);
  const points = useBulletVerdicts(field.value, language, on);
  const marks = useMemo(
    () => new Map(points.map(({ text, verdict }) => [text, { verdict, word: verdictWords[verdict] }])),
    [points],
  );
  const id = useId();
  const hydrated = useHydrated();
  const hasPoints = /^\s*(?:[-*•]|\d+[.)])\s/m.test(field.value);
  return (
    <RichTextField
      {...field}
      className={css.wide}
      marks={quiet ? undefined : marks}
      marksId={points.length > 0 ? id : undefined}
      below={
        <>
          {!quiet && hasPoints && (
            <BulletVerdicts
              id={id}
              {...{ points, language, on }}
              onSwitch={(wanted) => (wanted ? bringBack(VERDICTS) : dismiss(VERDICTS))}
            />
          )}
          {hydrated && (
            <Suspense fallback={null}>
              <WritingHelp
                text={field.value}
                language={language}
                quiet={quiet}
                judged={on && points.length > 0}
              />
            </Suspense>
          )}
          <PointAssistant
            value={field.value}
            language={language}
            isSummary={isObjective}
            onChange={field.onChange}
          />
        </>
      }
    />
  );
}
