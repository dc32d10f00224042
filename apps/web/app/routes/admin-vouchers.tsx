import { data, Form } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { GeneratedCodes } from '~/features/admin/components/generated-codes.tsx';
import { RecordField } from '~/features/admin/components/record-field.tsx';
import css from '~/features/admin/components/record-form.module.css';
import { generateSchema, generateVouchers } from '~/features/admin/generate-vouchers.server.ts';
import { Slips } from '~/features/admin/components/slips.tsx';
import { readForm } from '~/features/admin/read-form.server.ts';
import { warnOfVoucher } from '~/features/admin/resources/vouchers.server.ts';
import type { FormField } from '~/features/admin/resource.ts';
import { voucherFields } from '~/features/admin/voucher-form.ts';
import { fieldErrors } from '~/services/form.ts';
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
  await requireRole(context, 'admin');
  return null;
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const form = await formOf(request);
  const parsed = generateSchema.safeParse(readForm(form, fields, true));
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, 400);
  const warnings = form.get('meant') === 'on' ? [] : await warnOfVoucher(services.db, parsed.data);
  if (warnings.length > 0) return data({ warnings }, 400);
  return { codes: await generateVouchers({ services, actor: signedIn, values: parsed.data }) };
});

export default function AdminVouchers({ actionData }: Route.ComponentProps) {
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
      <Form method="post" noValidate className={css.form} {...form}>
        <Slips warnings={actionData && 'warnings' in actionData ? actionData.warnings : undefined} />
        {fields.map((field) => (
          <RecordField key={field.name} field={field} value={undefined} error={errors[field.name]} />
        ))}
        <div className={css.actions}>
          <LinkButton to="/admin/vouchers" variant="secondary">
            Kembali
          </LinkButton>
          <Button type="submit">Buat kode</Button>
        </div>
      </Form>
    </>
  );
}
