import { PressField } from '~/ui/forms/press-field.tsx';
import { Fragment, useState, type FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { IconCheck, IconRotate2, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { DateField } from '~/ui/date-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { readDate } from '~/ui/format/written-date.ts';
import { keepFocus } from '~/ui/keep-focus.ts';
import { putBack } from '~/ui/put-back.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { textFields } from '~/services/form.ts';
import { newId } from '~/services/id.ts';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Application } from '../load-application.server.ts';
import { eventKinds, eventNames, MOST_EVENTS } from '../model.ts';
import css from './application-page.module.css';
import type { EditApplication } from './use-application.ts';

interface SectionProps {
  application: Application;
  outcome: ApplicationOutcome | null;
  edit: EditApplication;
}

/** Steps with their time: tests, interviews, calls. With script they are kept on the device first, as words are. */
export function EventsSection({ application: { events }, outcome, edit }: SectionProps) {
  const isAdding = useNavigation().formData?.get('intent') === 'add-event';
  const refused = outcome?.isDone === false && outcome.intent === 'add-event' ? outcome : null;
  const [error, setError] = useState<string | null>(null);
  const snackbar = useSnackbar();

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const words = textFields(new FormData(form));
    const startsAt = momentOf(words['startsAt'] ?? '');
    if (startsAt === null) {
      setError('Isi tanggal dan jamnya.');
      form.querySelector<HTMLElement>('[name="startsAt"]')?.focus();
      return;
    }
    if (events.length >= MOST_EVENTS) return setError(`Paling banyak ${MOST_EVENTS} jadwal.`);
    const kind = eventKinds.find((known) => known === words['kind']) ?? 'other';
    const title = words['title']?.trim() || eventNames[kind];
    const added = { id: newId(), kind, title, startsAt, isDone: false };
    setError(null);
    edit((now) => ({ ...now, events: [...now.events, added] }));
  };
  const mark = (id: string, isDone: boolean) => (event: FormEvent) => {
    event.preventDefault();
    edit((now) => ({
      ...now,
      events: now.events.map((each) => (each.id === id ? { ...each, isDone } : each)),
    }));
  };
  const remove =
    ({ id, kind, title, startsAt, doneAt }: Application['events'][number]) =>
    (event: FormEvent) => {
      event.preventDefault();
      keepFocus(event.currentTarget.closest('li'));
      const index = events.findIndex((each) => each.id === id);
      const removed = { id, kind, title, startsAt: startsAt.toISOString(), isDone: doneAt !== null };
      edit((now) => ({ ...now, events: now.events.filter((each) => each.id !== id) }));
      const undo = () => edit((now) => ({ ...now, events: putBack(now.events, removed, index) }));
      snackbar.show({ text: `Jadwal “${title}” dihapus`, action: { label: 'Urungkan', onClick: undo } });
    };
  return (
    <Card as="section" aria-labelledby="events" className={css.section}>
      <h2 id="events" className={css.heading}>
        Jadwal
      </h2>
      {outcome?.error && (
        <Banner tone="error" focusOnMount>
          {outcome.error}
        </Banner>
      )}
      {events.length === 0 && <p className={css.dim}>Belum ada jadwal.</p>}
      <ul className={css.list}>
        {events.map((appointment) => {
          const { id, title, startsAt, doneAt } = appointment;
          return (
            <li key={id} className={css.item} data-done={doneAt !== null || undefined}>
              <div className={css.grow}>
                <p className={css.itemTitle}>
                  {title}
                  {doneAt && <span className="visually-hidden"> (selesai)</span>}
                </p>
                <p className={css.dim}>{formatDateTime(startsAt)}</p>
              </div>
              <Form method="post" preventScrollReset onSubmit={mark(id, doneAt === null)}>
                <input type="hidden" name="intent" value="done-event" />
                <input type="hidden" name="eventId" value={id} />
                <Button
                  type="submit"
                  variant="ghost"
                  name="done"
                  value={doneAt ? 'no' : 'yes'}
                  aria-label={doneAt ? `Batalkan selesai: ${title}` : `Tandai selesai: ${title}`}
                >
                  {doneAt ? <IconRotate2 size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
                </Button>
              </Form>
              <Form method="post" preventScrollReset onSubmit={remove(appointment)}>
                <input type="hidden" name="eventId" value={id} />
                <Button
                  type="submit"
                  variant="ghost"
                  name="intent"
                  value="remove-event"
                  aria-label={`Hapus jadwal: ${title}`}
                >
                  <IconTrash size={20} aria-hidden />
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
      <Form method="post" className={css.form} noValidate preventScrollReset onSubmit={add}>
        <PressField />
        <input type="hidden" name="intent" value="add-event" />
        {/* Empty again once it was added; the button keeps the keyboard. */}
        <Fragment key={events.length}>
          <div className={css.pair}>
            <SelectField
              label="Jenis"
              name="kind"
              defaultValue={refused?.values['kind'] ?? 'interview'}
              options={eventKinds.map((kind) => ({ value: kind, label: eventNames[kind] }))}
            />
            <DateField
              label="Waktu (WIB)"
              withTime
              name="startsAt"
              defaultValue={refused?.values['startsAt'] ?? ''}
              error={error ?? refused?.errors['startsAt']}
            />
          </div>
          <TextField
            label="Keterangan"
            optional
            name="title"
            maxLength={160}
            placeholder="Misalnya: wawancara dengan HR lewat Zoom"
            defaultValue={refused?.values['title'] ?? ''}
            error={refused?.errors['title']}
          />
        </Fragment>
        <Button type="submit" variant="secondary" loading={isAdding}>
          Tambah jadwal
        </Button>
      </Form>
    </Card>
  );
}

/** @param text on Jakarta's clock, as it was typed @returns ISO 8601, UTC */
function momentOf(text: string): string | null {
  const local = readDate(text);
  return local && /^20.*T/.test(local) ? new Date(`${local}:00+07:00`).toISOString() : null;
}
