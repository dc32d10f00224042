import { useState, type RefObject } from 'react';
import { IconArrowsExchange, IconListDetails } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { entriesOf, type ReviewEntry } from '../reading/entries-of.ts';
import { destinations, type EntrySection } from '../reading/entry-moves.ts';
import { fieldName, moveName } from '../reading/read-review.ts';
import type { ReviewField } from '../reading/review-fields.ts';
import { targetLabels } from '../reading/words.ts';
import { linesToSplitAt } from '../reading/split-entry.ts';
import css from './entry-outline.module.css';
import { EntrySplit } from './entry-split.tsx';
import page from './review-page.module.css';
import type { TypedFields } from './use-typed-fields.ts';

interface EntryOutlineProps {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly ReviewField[];
  typed: TypedFields;
}

/** What both names of a section's entries are called, where one can be taken for the other. */
const PAIRS: Partial<Record<EntrySection, string>> = {
  work: 'posisi dan perusahaan',
  certifications: 'nama dan penerbit',
};

/** All entries by section, to put right at once what was read into the wrong place: to move, to join, to part, to exchange names. */
export function EntryOutline({ form, fields, typed }: EntryOutlineProps) {
  const [swapNotice, setSwapNotice] = useState('');
  const sections = entriesOf(fields);
  if (sections.length === 0) return null;
  const printed = new Map(fields.map(({ id, value }) => [id, value]));
  const valueOf = (id: string) => typed.get(fieldName(id)) ?? printed.get(id) ?? '';
  const labelOf = ({ key, names: [first, second] }: ReviewEntry) =>
    [valueOf(first), valueOf(second)].filter(Boolean).join(' · ') ||
    targetLabels[key.split('.')[0] as EntrySection];
  const whenOf = ({ dates }: ReviewEntry) => dates.map(valueOf).filter(Boolean).join(' – ');
  const swap = (entries: readonly ReviewEntry[], pair: string) => {
    const swapped = entries.filter(({ names }) => exchange(form.current, names));
    setSwapNotice(swapped.length > 0 ? `${capital(pair)} ditukar di ${swapped.length} entri.` : '');
  };
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  // A job without a post or an employer is often half of another entry.
  const isOdd = sections.some(
    ({ section, entries }) =>
      section === 'work' && entries.some(({ names }) => names.some((id) => !printed.get(id))),
  );
  return (
    <details className={page.sure} open={isOdd}>
      <summary>
        <IconListDetails size={22} aria-hidden />
        Susunan entri <span className={page.count}>{count}</span>
      </summary>
      <p className={page.lead}>
        Ada yang masuk ke bagian yang keliru, terpecah, tergabung, atau tertukar? Rapikan di sini.
      </p>
      <p role="status" className="visually-hidden">
        {swapNotice}
      </p>
      {sections.map(({ section, entries }) => {
        const pair = PAIRS[section];
        return (
          <section key={section} aria-label={targetLabels[section]} className={css.section}>
            <div className={css.head}>
              <h2 className={css.name}>{targetLabels[section]}</h2>
              {pair && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<IconArrowsExchange aria-hidden />}
                  onClick={() => swap(entries, pair)}
                >
                  Tukar {pair}
                  {entries.length > 1 && ' di semua'}
                </Button>
              )}
            </div>
            <ol className={css.entries}>
              {entries.map((entry, at) => {
                const text = valueOf(`${entry.key}.summary`);
                const lines = linesToSplitAt(text);
                return (
                  <li key={entry.key} className={css.entry}>
                    <SelectField
                      label={
                        <>
                          {labelOf(entry)} <span className={css.when}>{whenOf(entry)}</span>
                        </>
                      }
                      name={moveName(entry.key)}
                      defaultValue={section}
                      options={optionsOf(section, at, lines.length > 0)}
                      className={css.move}
                    />
                    {pair && entries.length > 1 && (
                      <Button
                        variant="secondary"
                        aria-label={`Tukar ${pair}: ${labelOf(entry)}`}
                        icon={<IconArrowsExchange aria-hidden />}
                        onClick={() => swap([entry], pair)}
                      >
                        Tukar
                      </Button>
                    )}
                    {lines.length > 0 && (
                      <EntrySplit entryKey={entry.key} label={labelOf(entry)} text={text} lines={lines} />
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        );
      })}
    </details>
  );
}

function optionsOf(section: EntrySection, at: number, canSplit: boolean) {
  return [
    { value: section, label: 'Tetap di sini' },
    ...(at > 0 ? [{ value: 'above', label: 'Satukan dengan entri di atasnya' }] : []),
    ...(canSplit ? [{ value: 'split', label: 'Pisahkan jadi dua entri' }] : []),
    ...destinations
      .filter((each) => each !== section)
      .map((value) => ({ value, label: `Pindahkan ke ${targetLabels[value]}` })),
    { value: 'none', label: targetLabels.none },
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Exchanges the values of two fields as if they had been typed. @returns whether both fields are there */
function exchange(form: HTMLFormElement | null, names: readonly [string, string]): boolean {
  const [one, other] = names.map((id) => form?.elements.namedItem(fieldName(id)));
  if (!(one instanceof HTMLInputElement) || !(other instanceof HTMLInputElement)) return false;
  [one.value, other.value] = [other.value, one.value];
  for (const field of [one, other]) field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
