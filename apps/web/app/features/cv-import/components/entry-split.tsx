import { useId, useState } from 'react';
import { dateText } from '@setapak/resume';
import { splitName } from '../reading/read-review.ts';
import type { EntryKey } from '../reading/entry-moves.ts';
import { likelySplit, partText, secondEntry } from '../reading/split-entry.ts';
import css from './entry-split.module.css';

interface EntrySplitProps {
  entryKey: EntryKey;
  /** What the entry is called. */
  label: string;
  text: string;
  /** Of the text, each once. */
  lines: readonly string[];
}

/** The line of an entry's text with which a second entry begins. It is shown once the entry is to become two. */
export function EntrySplit({ entryKey, label, text, lines }: EntrySplitProps) {
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const line = chosen !== undefined && lines.includes(chosen) ? chosen : likelySplit(text);
  return (
    <fieldset className={css.split} aria-describedby={id}>
      <legend>
        Entri kedua mulai di baris mana? <span className="visually-hidden">{label}</span>
      </legend>
      {lines.map((each) => (
        <label key={each} className={css.line}>
          <input
            type="radio"
            name={splitName(entryKey)}
            value={each}
            checked={each === line}
            onChange={() => setChosen(each)}
          />
          {each}
        </label>
      ))}
      <p id={id} role="status" className={css.second}>
        Entri kedua: <b>{nameOfSecond(text, line)}</b>. Yang kurang pas bisa kamu ubah di builder.
      </p>
    </fieldset>
  );
}

function nameOfSecond(text: string, line: string): string {
  const { name, house, startDate, endDate, isCurrent } = secondEntry(partText(text, line)?.below ?? []);
  const period = [startDate, isCurrent ? 'Sekarang' : endDate].filter(Boolean).map(dateText).join(' – ');
  return [name, house, period].filter(Boolean).join(' · ');
}
