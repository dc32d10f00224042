import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Application } from '../load-application.server.ts';
import { ApplicationFieldset } from './application-fieldset.tsx';
import css from './application-page.module.css';

interface DetailsFormProps {
  application: Application;
  outcome: ApplicationOutcome | null;
  /** Shows the form anew, as the server has it now. */
  onReload: () => void;
}

/**
 * What was written about the job. It keeps the version that its words started from: what another device wrote meanwhile is
 * neither shown under the typing person's hands nor written over.
 */
export function DetailsForm({ application, outcome, onReload }: DetailsFormProps) {
  const [start] = useState(application);
  const isSaving = useNavigation().formData?.get('intent') === 'save';
  // After a save the words in the fields are the saved ones.
  const version = Math.max(start.version, outcome?.version ?? 0);
  const { errors: fieldErrors, ...form } = useFormErrors({ fromServer: outcome?.errors });
  const isOld = application.version > version;
  const values = { ...wordsOf(start), ...(outcome?.isDone === false ? outcome.values : {}) };

  return (
    <Card as="section" aria-labelledby="details" className={css.section}>
      <h2 id="details" className={css.heading}>
        Detail
      </h2>
      {outcome?.error ? (
        <Banner tone="error" focusOnMount>
          {outcome.error}
        </Banner>
      ) : (
        isOld && !isSaving && <Banner tone="warning">Lamaran ini diubah di tab atau perangkat lain.</Banner>
      )}
      {isOld && !isSaving && (
        <p>
          <Button variant="secondary" onClick={onReload}>
            Muat yang terbaru
          </Button>
        </p>
      )}
      <Form method="post" className={css.form} noValidate preventScrollReset {...form}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <ApplicationFieldset values={values} errors={fieldErrors} />
        <div className={css.row}>
          <Button type="submit" loading={isSaving}>
            Simpan detail
          </Button>
          <p role="status" className={css.dim}>
            {outcome?.isDone && !isSaving ? 'Tersimpan' : ''}
          </p>
        </div>
      </Form>
    </Card>
  );
}

function wordsOf(application: Application): Record<string, string> {
  const { title, company, place, link, deadline, salary, source, contact, notes } = application;
  return {
    title,
    company,
    place,
    link: link ?? '',
    deadline: deadline ?? '',
    salary,
    source,
    contact,
    notes,
  };
}
