import { useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { targets, under, type Leftover } from '../reading/leftovers.ts';
import { targetName } from '../reading/read-review.ts';
import css from './review-page.module.css';
import { targetLabels } from '../reading/words.ts';

const options = targets.map((value) => ({ value, label: targetLabels[value] }));

interface LeftoverCardProps {
  index: number;
  leftover: Leftover;
  /** Headings of sections of one's own that it can join. */
  own: readonly string[];
}

/** A piece of the PDF that found no field: it can be put somewhere, or copied. */
export function LeftoverCard({ index, leftover, own }: LeftoverCardProps) {
  const [copied, setCopied] = useState(false);
  const { heading, text, target } = leftover;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <li className={css.leftover}>
      {heading && <h3 className={css.from}>{heading}</h3>}
      <p className={css.quote}>{text}</p>
      <div className={css.where}>
        <SelectField
          label="Masukkan ke"
          name={targetName(index)}
          defaultValue={target}
          className={css.select}
          options={[
            ...options,
            ...own
              .filter((title) => title !== heading)
              .map((title) => ({ value: under(title), label: `Bagian “${title}”` })),
          ]}
        />
        <Button
          variant="secondary"
          icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          onClick={() => void copy().catch(() => undefined)}
        >
          {copied ? 'Tersalin' : 'Salin'}
        </Button>
      </div>
    </li>
  );
}
