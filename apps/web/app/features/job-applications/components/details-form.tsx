import { useState, type FocusEvent } from 'react';
import { Form } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { afterPress } from '~/ui/forms/after-press.ts';
import { wordFields, type ApplicationDocument, type WordField } from '../document.ts';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import { refuseWord } from '../refuse-word.ts';
import { ApplicationFieldset } from './application-fieldset.tsx';
import css from './application-page.module.css';
import type { EditApplication } from './use-application.ts';

interface DetailsFormProps {
  document: ApplicationDocument;
  /** Of its words, for a form that is sent without script. */
  version: number;
  edit: EditApplication;
  /** Sends what was typed at once. */
  save: () => void;
  outcome: ApplicationOutcome | null;
}

/**
 * What was written about the job, kept with every key. What cannot be kept as it stands, such as half an address, stays in its field
 * and is named there.
 */
export function DetailsForm({ document, version, edit, save, outcome }: DetailsFormProps) {
  const refused = outcome?.isDone === false ? outcome : null;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(refused?.values ?? {});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const write = (name: string, text: string) => {
    const field = wordFields.find((known) => known === name);
    if (!field) return;
    const isKept = refuseWord(field, text) === null;
    setTyped(({ [name]: _, ...others }) => (isKept ? others : { ...others, [name]: text }));
    if (isKept) edit((now) => ({ ...now, [field]: isOptional(field) ? text || null : text }));
  };

  const words = Object.fromEntries(wordFields.map((name) => [name, document[name] ?? '']));
  const errors = { ...refused?.errors };
  for (const name of left) {
    const error = typed[name] === undefined ? null : refuseWord(name as WordField, typed[name]);
    if (error) errors[name] = error;
  }
  return (
    <Card as="section" aria-labelledby="details" className={css.section}>
      <h2 id="details" className={css.heading}>
        Detail
      </h2>
      {outcome?.error && (
        <Banner tone="error" focusOnMount>
          {outcome.error}
        </Banner>
      )}
      <Form
        method="post"
        className={css.form}
        noValidate
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(new Set(wordFields));
          save();
        }}
        onBlur={({ target }: FocusEvent<HTMLFormElement>) =>
          afterPress(() => setLeft((all) => new Set([...all, target.getAttribute('name') ?? ''])))
        }
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <ApplicationFieldset values={{ ...words, ...typed }} errors={errors} onWrite={write} />
        <noscript>
          <Button type="submit">Simpan detail</Button>
        </noscript>
      </Form>
    </Card>
  );
}

const isOptional = (field: WordField) => field === 'link' || field === 'deadline';
