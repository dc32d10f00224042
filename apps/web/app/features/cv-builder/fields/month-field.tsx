import { dateText, isOngoingWord, type PartialDate } from '@setapak/resume';
import { SHORT_MONTHS } from '@setapak/resume/months';
import { use, useEffect, useState } from 'react';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import fieldCss from '~/ui/field.module.css';
import { Field, labelIdOf } from '~/ui/field.tsx';
import { afterPress } from '~/ui/forms/after-press.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { usePopover } from '~/ui/use-popover.ts';
import { readDate, remarkOn } from './date-text.ts';
import css from './month-field.module.css';
import { DateOwner, unreadDate } from './unread-dates.ts';

interface MonthFieldProps {
  label: string;
  value: PartialDate;
  onChange: (date: PartialDate) => void;
  /** The date that this one should not be before. */
  after?: PartialDate;
  /** Years that it may lie ahead without a remark. */
  ahead?: number;
  /** Typed words for what still goes on (`sekarang`). */
  onOngoing?: () => void;
  placeholder?: string | undefined;
  disabled?: boolean;
  optional?: boolean;
}

/** A date that is typed as DD/MM/YYYY, or less of it, or picked by month. */
export function MonthField({
  label,
  value,
  onChange,
  after,
  ahead,
  onOngoing,
  placeholder = 'DD/MM/YYYY',
  disabled = false,
  optional = false,
}: MonthFieldProps) {
  // What is being typed and not yet a date; null while the field shows the stored one.
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const place = `${use(DateOwner)} ${label}`;
  const read = typed === null ? value : readDate(typed);
  const error =
    left && read === undefined ? 'Tanggal belum terbaca. Contoh: 15/08/2023 atau 08/2023' : undefined;

  useEffect(() => {
    const kept = unreadDate(place);
    if (!kept) return;
    setTyped(kept);
    setLeft(true);
    // oxlint-disable-next-line react/exhaustive-deps -- read once: a field stays with its item
  }, []);
  const forget = () => {
    setTyped(null);
    unreadDate(place, '');
  };
  const type = (text: string) => {
    if (onOngoing && isOngoingWord(text)) {
      forget();
      return onOngoing();
    }
    const date = readDate(text);
    setTyped(text);
    unreadDate(place, date === undefined ? text : '');
    setLeft(false);
    if (date !== undefined) onChange(date);
  };
  const leave = () => {
    afterPress(() => setLeft(true));
    if (read !== undefined) forget();
  };
  const pick = (date: PartialDate) => {
    forget();
    onChange(date);
  };

  return (
    <Field {...{ label, error, optional }} hint={remarkOn(read ?? '', { after, ahead })}>
      {(wiring) => (
        <span className={fieldCss.affixed}>
          <input
            type="text"
            inputMode="numeric"
            className={cx(fieldCss.control, fieldCss.withEnd)}
            placeholder={placeholder}
            value={typed ?? dateText(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            disabled={disabled}
            autoComplete="off"
            {...wiring}
          />
          {!disabled && <MonthPicker labelledBy={labelIdOf(wiring.id)} value={value} onPick={pick} />}
        </span>
      )}
    </Field>
  );
}

interface MonthPickerProps {
  /** Where the label of its field stands. */
  labelledBy: string;
  value: PartialDate;
  onPick: (date: PartialDate) => void;
}

function MonthPicker({ labelledBy, value, onPick }: MonthPickerProps) {
  const { id, ref, button, close, place } = usePopover();
  const [year, setYear] = useState(2020);
  const [chosenYear, chosenMonth] = value.split('-');
  const open = () => setYear(Number(chosenYear) || new Date().getFullYear());
  const pick = (date: PartialDate) => {
    onPick(date);
    close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={fieldCss.end}
        popoverTarget={id}
        aria-label="Pilih bulan"
        aria-describedby={labelledBy}
        onClick={open}
      >
        <IconCalendar size={20} aria-hidden />
      </button>
      <div ref={ref} id={id} popover="auto" className={css.picker} onToggle={place}>
        <div className={css.years}>
          <IconButton label="Tahun sebelumnya" onClick={() => setYear(year - 1)}>
            <IconChevronLeft size={20} aria-hidden />
          </IconButton>
          <select
            className={css.year}
            aria-label="Tahun"
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
          >
            {yearsAround(year).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <IconButton label="Tahun berikutnya" onClick={() => setYear(year + 1)}>
            <IconChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
        <div className={css.months}>
          {SHORT_MONTHS.id.map((name, index) => (
            <button
              key={name}
              type="button"
              className={css.month}
              aria-pressed={Number(chosenYear) === year && Number(chosenMonth) === index + 1}
              aria-label={`${name} ${year}`}
              onClick={() => pick(`${year}-${String(index + 1).padStart(2, '0')}`)}
            >
              {name}
            </button>
          ))}
        </div>
        <div className={css.less}>
          <button type="button" className={css.month} onClick={() => pick(String(year))}>
            Hanya {year}
          </button>
          <button type="button" className={css.month} onClick={() => pick('')}>
            Kosongkan
          </button>
        </div>
      </div>
    </>
  );
}

/** From a hundred years back to a few ahead, and the one that is shown. */
function yearsAround(shown: number): number[] {
  const newest = Math.max(shown, new Date().getFullYear() + 8);
  const oldest = Math.min(shown, newest - 100);
  return Array.from({ length: newest - oldest + 1 }, (_, back) => newest - back);
}
