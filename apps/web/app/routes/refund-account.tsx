import { data, Form, useNavigation } from 'react-router';
import { loadRefundLink, saveRefundAccount } from '~/features/checkout/public.server.ts';
import { bankAccount } from '~/features/checkout/schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { PublicLayout } from '~/ui/layouts/public-layout.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './refund-account.module.css';
import type { Route } from './+types/refund-account.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Rekening pengembalian dana | Setapak' },
  { name: 'robots', content: 'noindex' },
];

// The address is the key: browsers do not keep the page, and pass its address on to no other site.
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
});

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  return { refund: await loadRefundLink({ services, id: params.id, key: params.key }) };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const { services } = context.get(requestContext);
  const values = textFields(await formOf(request));
  const account = bankAccount.safeParse(values);
  const none: FieldErrors = {};
  if (!account.success)
    return data({ done: false, text: null, values, errors: fieldErrors(account.error) }, 400);
  try {
    await saveRefundAccount({ services, id: params.id, key: params.key, account: account.data });
    return { done: true, text: null, values: none, errors: none };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'order_closed' && error.code !== 'transfer_under_way') throw error;
    const text = error.code === 'order_closed' ? 'Dananya sudah kami transfer.' : error.text;
    return data({ done: false, text, values, errors: none }, error.status);
  }
});

export default function RefundAccount({ loaderData: { refund }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { errors, ...form } = useFormErrors({ fromServer: actionData?.errors });
  const field = (name: string) => ({ name, defaultValue: actionData?.values[name], error: errors[name] });
  return (
    <PublicLayout contained>
      <Card as="section" className={css.card}>
        <h1 className={css.title}>Rekening pengembalian dana</h1>
        <p>
          <strong>{formatRupiah(refund.amount)}</strong> dari pesanan {refund.product} kami kembalikan lewat
          transfer. Hanya tim kami yang bisa melihat rekeningmu, dan disimpan terenkripsi.
        </p>
        {actionData?.done && <Banner tone="success">Rekeningmu sudah kami terima.</Banner>}
        {actionData?.text && <Banner tone="error">{actionData.text}</Banner>}
        {refund.masked && (
          <p>
            Rekening yang tersimpan: <strong>{refund.masked}</strong>
          </p>
        )}
        {refund.waits && !refund.isUnderWay ? (
          <Form key={refund.masked} method="post" noValidate className={css.form} {...form}>
            <TextField label="Bank atau dompet digital" autoComplete="off" {...field('bank')} />
            <TextField label="Nomor rekening" inputMode="numeric" autoComplete="off" {...field('number')} />
            <TextField label="Atas nama" autoComplete="name" {...field('holder')} />
            <Button type="submit" loading={busy}>
              {refund.masked ? 'Ganti rekening' : 'Simpan rekening'}
            </Button>
          </Form>
        ) : (
          <Banner tone="info">
            {refund.isUnderWay
              ? 'Transfernya sedang kami proses, jadi rekeningnya tidak bisa diganti dulu. Kalau bank menolaknya, kami kabari lewat email. Rekeningnya keliru? Balas email kami secepatnya.'
              : 'Dana ini sudah kami transfer, jadi rekeningnya tidak bisa diubah lagi.'}
          </Banner>
        )}
      </Card>
    </PublicLayout>
  );
}
