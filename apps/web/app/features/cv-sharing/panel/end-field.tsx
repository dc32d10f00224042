import { IconCalendarX } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { DateField } from '~/ui/date-field.tsx';
import { today } from '../links/model.ts';
import css from './share-fields.module.css';

interface EndFieldProps {
  lastDay: string | null;
  /** Empty for no end. */
  onChange: (day: string) => void;
}

/** The last day on which the link opens. */
export function EndField({ lastDay, onChange }: EndFieldProps) {
  return (
    <div className={css.row}>
      <DateField
        label="Berlaku sampai"
        optional
        min={today()}
        defaultValue={lastDay ?? ''}
        hint={lastDay ? 'Sampai akhir hari itu, waktu Jakarta.' : 'Tanpa tanggal, tautannya berlaku terus.'}
        className={css.field}
        onChange={(day) => {
          if (day && day >= today()) onChange(day);
        }}
      />
      {lastDay && (
        <Button
          variant="ghost"
          className={css.beside}
          icon={<IconCalendarX aria-hidden />}
          onClick={() => onChange('')}
        >
          Hapus tanggal
        </Button>
      )}
    </div>
  );
}
