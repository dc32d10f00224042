import { customTypes, LIMITS, toLine, type CustomType } from '@setapak/resume';
import { useId, useState, type SubmitEvent } from 'react';
import { newId } from '~/services/id.ts';
import { customTypeNames } from '~/features/cv-sync/public.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { customTypeWords } from '../items/custom-words.ts';
import css from './add-section.module.css';

interface AddSectionProps {
  open: boolean;
  onClose: () => void;
  onAdd: (heading: string, type: CustomType, id: string) => void;
}

/** Asks how a section of one's own is headed and what stands in it first. */
export function AddSection({ open, onClose, onAdd }: AddSectionProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title="Bagian baru"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={form}>
            Tambah bagian
          </Button>
        </>
      }
    >
      <SectionForm id={form} onAdd={onAdd} />
    </Dialog>
  );
}

function SectionForm({ id, onAdd }: Pick<AddSectionProps, 'onAdd'> & { id: string }) {
  const [type, setType] = useState<CustomType>('entry');
  const [heading, setHeading] = useState('');
  const { heading: usual } = customTypeWords[type];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // What needs no other name has its own: a list of publications.
    const named = type === 'entry' || type === 'list' || type === 'text' ? '' : usual;
    onAdd(heading.trim() || named, type, newId());
  };
  return (
    <form id={id} onSubmit={submit} noValidate className={css.form}>
      <TextField
        label="Judul bagian"
        placeholder={`Misalnya: ${usual}`}
        hint="Tercetak sebagai judul di CV. Bisa diganti kapan saja."
        maxLength={LIMITS.line}
        autoComplete="off"
        value={heading}
        onChange={({ target }) => setHeading(toLine(target.value))}
        data-autofocus
      />
      <fieldset className={css.types}>
        <legend className={css.legend}>Isian pertamanya</legend>
        {customTypes.map((value) => (
          <label key={value} className={css.type}>
            <input
              type="radio"
              className="label-edge"
              name={`${id}-type`}
              checked={value === type}
              onChange={() => setType(value)}
            />
            <span>{customTypeNames[value]}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}
