import type { TemplateName } from '@setapak/resume';
import { useState, type SubmitEvent } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { PressField, usePress } from '~/ui/forms/press-field.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { starters, type Starter } from './starters.ts';
import { LookPicker } from './look-picker.tsx';
import { StarterCard } from './starter-card.tsx';
import { StarterDialog } from './starter-dialog.tsx';
import css from './template-picker.module.css';

interface TemplatePickerProps {
  cvId: string;
  /** The CV already says something, which a starter would write over. */
  filled: boolean;
  /** The design that the CV has now. */
  template: TemplateName;
}

/** Choosing what a CV starts with: a role's sample to write over, or an empty sheet. */
export function TemplatePicker({ cvId, filled, template: current }: TemplatePickerProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<Starter | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [template, setTemplate] = useState(current);
  const submit = useSubmit();
  const press = usePress();
  // Without script nothing would enable the button again.
  const hydrated = useHydrated();
  const busy = useNavigation().state !== 'idle';

  const take = (role: string) => void submit({ role, template, press }, { method: 'post' });
  const ask = (role: string) => {
    setShown(null);
    setChosen(role);
    if (filled) setAsking(role);
    else take(role);
  };
  const next = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) ask(chosen);
  };

  return (
    <Form method="post" onSubmit={next} className={css.picker}>
      <header className={css.header}>
        <h1>Pick template according to role you want to apply for!</h1>
        <p className={css.lead}>
          Setiap contoh berisi CV utuh yang tinggal kamu ganti dengan ceritamu sendiri. Nama dan kontakmu
          tetap dipakai.
        </p>
      </header>
      <PressField />
      <LookPicker chosen={template} onChoose={setTemplate} />
      <fieldset className={css.cards}>
        <legend className="visually-hidden">Pilih template</legend>
        {starters.map((starter) => (
          <StarterCard
            key={starter.role}
            starter={starter}
            template={template}
            checked={chosen === starter.role}
            onChoose={() => setChosen(starter.role)}
            onPreview={() => (starter.role === 'blank' ? ask(starter.role) : setShown(starter))}
          />
        ))}
      </fieldset>
      <div className={css.bar} data-bottom-bar="always">
        <div className={css.barInner}>
          <Link to={`/app/cv/builder/${cvId}`} className={css.skip}>
            Lewati
          </Link>
          <Button type="submit" disabled={hydrated && chosen === null} loading={busy} className={css.next}>
            Next Step
          </Button>
        </div>
      </div>
      <StarterDialog
        starter={shown}
        template={template}
        onClose={() => setShown(null)}
        onTake={(role) => ask(role)}
      />
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && take(asking)}
        title="Ganti isi CV ini?"
        confirmLabel="Ya, ganti isinya"
        loading={busy}
      >
        CV ini sudah berisi. Kalau dilanjutkan, isinya diganti dengan contoh yang kamu pilih. Nama dan
        kontakmu tetap, dan isi yang sekarang masih ada di Riwayat versi.
      </ConfirmDialog>
    </Form>
  );
}
