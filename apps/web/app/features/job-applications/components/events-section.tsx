import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { IconCheck, IconRotate2, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Application } from '../load-application.server.ts';
import { eventKinds, eventNames } from '../model.ts';
import css from './application-page.module.css';

interface SectionProps {
  application: Application;
  outcome: ApplicationOutcome | null;
}

/** Steps with their time: tests, interviews, calls. */
export function EventsSection({ application: { events }, outcome }: SectionProps) {
  const isAdding = useNavigation().formData?.get('intent') === 'add-event';
  const list = useRef<HTMLUListElement>(null);
  const refused = outcome?.isDone === false && outcome.intent === 'add-event' ? outcome : null;
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
      <ul ref={list} className={css.list}>
        {events.map(({ id, title, startsAt, doneAt }) => (
          <li key={id} className={css.item} data-done={doneAt !== null || undefined}>
            <div className={css.grow}>
              <p className={css.itemTitle}>
                {title}
                {doneAt && <span className="visually-hidden"> (selesai)</span>}
              </p>
              <p className={css.dim}>{formatDateTime(startsAt)}</p>
            </div>
            <Form method="post" preventScrollReset>
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
            <Form method="post" preventScrollReset>
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
        ))}
      </ul>
      <Form
        // Empty again once it was added.
        key={events.length}
        method="post"
        className={css.form}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="add-event" />
        <div className={css.pair}>
          <SelectField
            label="Jenis"
            name="kind"
            defaultValue={refused?.values['kind'] ?? 'interview'}
            options={eventKinds.map((kind) => ({ value: kind, label: eventNames[kind] }))}
          />
          <TextField
            label="Waktu (WIB)"
            type="datetime-local"
            name="startsAt"
            defaultValue={refused?.values['startsAt'] ?? ''}
            error={refused?.errors['startsAt']}
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
        <Button type="submit" variant="secondary" loading={isAdding}>
          Tambah jadwal
        </Button>
      </Form>
    </Card>
  );
}
