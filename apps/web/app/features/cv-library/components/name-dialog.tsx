import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';

interface NameDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
  initial?: string;
  saving?: boolean;
  error?: string | undefined;
}

/** Asks what a CV is called: a new one, or one that gets another name. An empty name is ignored. */
export function NameDialog({ open, onClose, onSave, initial = '', saving = false, error }: NameDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Name your CV"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={form} loading={saving}>
            Save
          </Button>
        </>
      }
    >
      <NameForm id={form} onSave={onSave} initial={initial} error={error} />
    </Dialog>
  );
}

interface NameFormProps extends Pick<NameDialogProps, 'onSave' | 'error'> {
  id: string;
  initial: string;
}

function NameForm({ id, onSave, initial, error }: NameFormProps) {
  const [name, setName] = useState(initial);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextField
        label="Nama CV"
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        maxLength={NAME_LENGTH}
        placeholder="Misalnya: CV Magang Marketing"
        hint="Hanya kamu yang melihat nama ini, juga di nama file saat diunduh."
        error={error}
        autoComplete="off"
        data-autofocus
      />
    </form>
  );
}
