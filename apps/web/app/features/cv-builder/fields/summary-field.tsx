import type { Language } from '@setapak/resume';
import css from './fields.module.css';
import { RichTextField } from './rich-text-field.tsx';
import { WritingHelp } from './writing-help.tsx';

interface SummaryFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  language: Language;
  optional?: boolean;
  placeholder?: string;
  /** Not a place for results: only spelling and length are looked at. */
  quiet?: boolean;
}

/** The text of an entry, with its length and what could make it stronger. */
export function SummaryField({ language, quiet = false, ...field }: SummaryFieldProps) {
  return (
    <RichTextField
      {...field}
      className={css.wide}
      below={<WritingHelp text={field.value} language={language} quiet={quiet} />}
    />
  );
}
