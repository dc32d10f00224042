import { data, Form, useNavigation } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { GeneratedCodes } from '~/features/admin/components/generated-codes.tsx';
import { RecordField } from '~/features/admin/components/record-field.tsx';
import css from '~/features/admin/components/record-form.module.css';
import {
  generateSchema,
  generateVouchers,
  lastGenerated,
} from '~/features/admin/generate-vouchers.server.ts';
import { Slips } from '~/features/admin/components/slips.tsx';
import { readForm } from '~/features/admin/read-form.server.ts';
import { warnOfVoucher } from '~/features/admin/resources/vouchers.server.ts';
import type { FormField } from '~/features/admin/resource.ts';
import { voucherFields } from '~/features/admin/voucher-form.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { Route } from './+types/admin-vouchers.ts';

const fields: readonly FormField[] = [
  {
    name: 'prefix',
    label: 'Awalan',
    kind: 'text',
    optional: true,
    hint: 'Misalnya KAMPUS: jadi KAMPUS-7Q2M…',
  },
  { name: 'count', label: 'Jumlah kode', kind: 'number' },
  ...voucherFields,
];

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { db } = (await requireRole(context, 'admin')).services;
  return { seen: await lastGenerated(db) };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const form = await formOf(request);
  const parsed = generateSchema.safeParse(readForm(form, fields, true));
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, 400);
  const warnings = form.get('meant') === 'on' ? [] : await warnOfVoucher(services.db, parsed.data);
  if (warnings.length > 0) return data({ warnings }, 400);
  const seen = textFields(form)['seen'] ?? '';
  try {
    return { codes: await generateVouchers({ services, actor: signedIn, values: parsed.data, seen }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refused: error.text, seen: await lastGenerated(services.db) }, error.status);
  }
});

export default function AdminVouchers({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { errors, ...form } = useFormErrors({
    fromServer: actionData && 'errors' in actionData ? actionData.errors : undefined,
  });
  if (actionData && 'codes' in actionData) return <GeneratedCodes codes={actionData.codes} />;
  return (
    <>
      <h1 className={css.title}>Buat banyak kode</h1>
      {Object.keys(errors).length > 0 && (
        <Banner tone="error">Ada isian yang belum benar. Periksa yang ditandai merah.</Banner>
      )}
      {actionData && 'refused' in actionData && (
        <Banner tone="error" focusOnMount>
          {actionData.refused}
        </Banner>
      )}
      <Form method="post" noValidate className={css.form} {...form}>
        <input
          type="hidden"
          name="seen"
          value={actionData && 'seen' in actionData ? actionData.seen : loaderData.seen}
        />
        <Slips warnings={actionData && 'warnings' in actionData ? actionData.warnings : undefined} />
        {fields.map((field) => (
          <RecordField key={field.name} field={field} value={undefined} error={errors[field.name]} />
        ))}
        <div className={css.actions}>
          <LinkButton to="/admin/vouchers" variant="secondary">
            Kembali
          </LinkButton>
          <Button type="submit" loading={busy}>
            Buat kode
          </Button>
        </div>
      </Form>
    </>
  );
}
