import { useId, useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { targets, under, type ShownLeftover } from '../reading/leftover.ts';
import { swapName, targetName } from '../reading/read-review.ts';
import css from './review-page.module.css';
import { LeftoverNames } from './leftover-names.tsx';
import { targetLabels } from '../reading/words.ts';
import { shorten } from '~/ui/format/shorten.ts';

const options = targets.map((value) => ({ value, label: targetLabels[value] }));

interface LeftoverCardProps {
  index: number;
  leftover: ShownLeftover;
  /** Headings of sections of one's own that it can join. */
  own: readonly string[];
}

/** Letters and lines that a phone shows without much scrolling. */
const LONG_TEXT = 480;
const LONG_LINES = 10;
const LONG_TITLE = 36;

const isLong = (text: string) => text.length > LONG_TEXT || text.split('\n').length > LONG_LINES;

/** A piece of the PDF that found no field: it can be put somewhere, or copied. */
export function LeftoverCard({ index, leftover, own }: LeftoverCardProps) {
  const [copied, setCopied] = useState(false);
  const [whole, setWhole] = useState(false);
  const id = useId();
  const { heading, text, target, names } = leftover;
  const [chosen, setChosen] = useState<string>(target);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <li className={css.leftover}>
      {heading && <h3 className={css.from}>{heading}</h3>}
      <p id={id} className={css.quote} data-folded={(isLong(text) && !whole) || undefined}>
        {text}
      </p>
      {isLong(text) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={whole}
          aria-controls={id}
          className={css.more}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Tampilkan sebagian' : 'Tampilkan semua'}
        </Button>
      )}
      {names && chosen === target && <LeftoverNames name={swapName(index)} target={target} names={names} />}
      <div className={css.where}>
        <SelectField
          label="Masukkan ke"
          name={targetName(index)}
          defaultValue={target}
          onChange={(event) => setChosen(event.target.value)}
          aria-describedby={id}
          data-check={target === 'none' || leftover.isOdd || undefined}
          className={css.select}
          options={[
            ...options,
            ...own
              .filter((title) => title !== heading)
              .map((title) => ({ value: under(title), label: `Bagian “${shorten(title, LONG_TITLE)}”` })),
          ]}
        />
        <Button
          variant="secondary"
          aria-describedby={id}
          icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          onClick={() => void copy().catch(() => undefined)}
        >
          {copied ? 'Tersalin' : 'Salin'}
        </Button>
        <span role="status" className="visually-hidden">
          {copied && 'Teks tersalin'}
        </span>
      </div>
    </li>
  );
}
