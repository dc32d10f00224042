import type { Language } from '@setapak/resume';
import { PointAssistant } from '~/features/assistant/public.ts';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import type { VerdictMarks } from '../rich/verdict-marks.ts';
import css from './fields.module.css';
import { onceBegun } from './once-begun.ts';
import { RichTextField } from './rich-text-field.tsx';

/** It judges with the rules of the ATS check, which are large: it comes once the page stands. */
export const loadWritingHelp = () => import('./writing-help.tsx');
const WritingHelp = lazyPart(async () => {
  await onceBegun();
  return (await loadWritingHelp()).WritingHelp;
});

export interface SummaryFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  language: Language;
  optional?: boolean;
  placeholder?: string;
  /** The summary of the whole CV. */
  isObjective?: boolean;
}

interface Verdicts {
  panel: ReactNode;
  marks: VerdictMarks;
  /** The id of what describes the marks. */
  marksId: string | undefined;
  /** There are some: what else is said of the points would say it twice. */
  shown: boolean;
}

/**
 * The text of an entry, its length and what could make it stronger.
 * @param verdicts on its points (`JudgedSummaryField`); where there are none it is no place for results, and only spelling and length are looked at
 */
export function SummaryField({
  language,
  isObjective = false,
  verdicts,
  ...field
}: SummaryFieldProps & { verdicts?: Verdicts }) {
  const hydrated = useHydrated();
  return (
    <RichTextField
      {...field}
      className={css.wide}
      marks={verdicts?.marks}
      marksId={verdicts?.marksId}
      below={
        <>
          {verdicts?.panel}
          {hydrated && (
            <Suspense fallback={null}>
              <WritingHelp
                text={field.value}
                language={language}
                quiet={!verdicts}
                judged={verdicts?.shown ?? false}
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
