import { LIMITS, toLine } from '@setapak/resume';
import { useState } from 'react';
import { TextField } from '~/ui/text-field.tsx';

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
    const words = toLine(text).split(/[,;]/);
    onChange(
      words
        .map((word) => word.trim())
        .filter(Boolean)
        .slice(0, LIMITS.keywords),
    );
  };
  return (
    <TextField
      label={label}
      hint={hint}
      optional
      className={className}
      value={typed ?? value.join(', ')}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
      maxLength={LIMITS.line}
      autoComplete="off"
    />
  );
}
