import { LIMITS, toLine } from '@setapak/resume';
import { useState } from 'react';
import { afterPress } from '~/ui/forms/after-press.ts';
import { TextField } from '~/ui/text-field.tsx';
import { pastedKeywords } from './pasted-keywords.ts';

interface KeywordsFieldProps {
  label: string;
  hint: string;
  value: string[];
  onChange: (keywords: string[]) => void;
  className?: string | undefined;
}

/** Several short texts in one field, with commas between them. */
export function KeywordsField({ label, hint, value, onChange, className }: KeywordsFieldProps) {
  // While somebody types, a comma at the end is theirs to keep.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(keywordsOf(text).slice(0, LIMITS.keywords));
  };
  const tooMany = typed !== null && keywordsOf(typed).length > LIMITS.keywords;
  return (
    <TextField
      label={label}
      hint={tooMany ? `Paling banyak ${LIMITS.keywords}: sisanya tidak ikut masuk.` : hint}
      optional
      className={className}
      value={typed ?? value.join(', ')}
      onChange={(event) => type(event.target.value)}
      onPaste={(event) => {
        // An input would run the lines of a copied list together.
        const list = pastedKeywords(event.clipboardData.getData('text/plain'));
        if (list === undefined) return;
        event.preventDefault();
        const { value: before, selectionStart, selectionEnd } = event.currentTarget;
        type(
          before.slice(0, selectionStart ?? before.length) +
            list +
            before.slice(selectionEnd ?? before.length),
        );
      }}
      onBlur={() => afterPress(() => setTyped(null))}
      autoComplete="off"
    />
  );
}

/** Each is as long as a line can be. */
function keywordsOf(text: string): string[] {
  return toLine(text)
    .split(/[,;]/)
    .map((word) => word.trim().slice(0, LIMITS.line))
    .filter(Boolean);
}
