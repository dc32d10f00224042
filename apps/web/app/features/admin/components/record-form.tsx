import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { Form, useLocation, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { overtakenWords } from '~/ui/forms/overtaken-words.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { FieldErrors } from '~/services/form.ts';
import type { Cell, FormField, ResourceView } from '../resource.ts';
import { RecordField } from './record-field.tsx';
import { Slips } from './slips.tsx';
import css from './record-form.module.css';

interface RecordFormProps {
  view: ResourceView;
  /** Null for a new record. */
  values: Record<string, Cell> | null;
  errors?: FieldErrors | undefined;
  /** Why the whole of it was refused. */
  refused?: string | undefined;
  saved?: boolean;
  /** What may be a slip, and is not saved yet. */
  warnings?: string[] | undefined;
  /** The state of the record that the form shows. */
  seen?: string | undefined;
  /** What others changed since; saved again, the form takes its place. */
  overtaken?: { labels: string[]; seen: string } | undefined;
}

/** Any noun of the back office as a form; one that cannot be changed is only shown. */
export function RecordForm({
  view,
  values,
  errors: fromServer,
  refused,
  saved = false,
  warnings,
  seen,
  overtaken,
}: RecordFormProps) {
  const saving = useNavigation().state === 'submitting';
  const { errors, ...form } = useFormErrors({ fromServer });
  useKeptForm(form.ref, useLocation().pathname);
  const isNew = values === null;
  const editable = isNew ? view.canCreate : view.canEdit;
  const fields = view.fields.filter((field) => !(isNew && field.kind === 'shown'));
  return (
    <>
      <h1 className={css.title}>{isNew ? `Tambah ${view.singular}` : headline(view, values)}</h1>
      {saved && <Banner tone="success">Perubahan disimpan.</Banner>}
      {refused && (
        <Banner tone="error" focusOnMount>
          {refused}
        </Banner>
      )}
      {Object.keys(errors).length > 0 && (
        <Banner tone="error">Ada isian yang belum benar. Periksa yang ditandai merah.</Banner>
      )}
      {overtaken && (
        <Banner tone="warning" focusOnMount>
          {overtakenWords(overtaken.labels)}
        </Banner>
      )}
      <Form method="post" encType="multipart/form-data" noValidate className={css.form} {...form}>
        {seen !== undefined && <input type="hidden" name="seen" value={overtaken?.seen ?? seen} />}
        <PressField />
        <Slips warnings={warnings} />
        {fields.map((field) => (
          <RecordField
            key={field.name}
            field={editable ? fixed(field, isNew) : { ...field, kind: 'shown' }}
            value={isNew ? field.initial : values[field.name]}
            error={errors[field.name]}
          />
        ))}
        <div className={css.actions}>
          <LinkButton to={`/admin/${view.name}`} variant="secondary">
            Kembali
          </LinkButton>
          {editable && (
            <Button type="submit" loading={saving}>
              Simpan
            </Button>
          )}
        </div>
      </Form>
      {!isNew && view.canRemove && <RemoveRecord singular={view.singular} />}
    </>
  );
}

/** Deleting waits for a second press; nothing that something points to goes. */
function RemoveRecord({ singular }: { singular: string }) {
  return (
    <details className={css.remove}>
      <summary>Hapus {singular} ini</summary>
      <Form method="post">
        <p>
          Hanya bisa kalau belum dipakai di mana pun; yang sudah dipakai bisa dinonaktifkan. Selama 30 hari
          masih bisa dikembalikan dari daftarnya.
        </p>
        <Button type="submit" name="intent" value="remove" variant="secondary">
          Hapus
        </Button>
      </Form>
    </details>
  );
}

/** What was settled when the record was made is only shown afterwards. */
function fixed(field: FormField, isNew: boolean): FormField {
  return field.onlyNew && !isNew ? { ...field, kind: 'shown' } : field;
}

function headline({ title, columns }: ResourceView, values: Record<string, Cell>): string {
  const key = columns[0]?.key;
  const value = key === undefined ? undefined : values[key];
  return typeof value === 'string' && value !== '' && columns[0]?.kind !== 'moment' ? value : title;
}
