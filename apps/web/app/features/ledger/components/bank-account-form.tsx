import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { banks } from '../payouts/banks.ts';
import css from './bank-account-form.module.css';

interface BankAccountFormProps {
  /** The account that is kept now, as it may be shown. */
  masked: string | null;
  /** Of the page's answer. */
  errors: FieldErrors | undefined;
}

const choices = banks.map(({ code, name }) => ({ value: code, label: name }));

/** To which account a mentor is paid; posts `intent=account` with `bank`, `number` and `holder` to its own page. */
export function BankAccountForm({ masked, errors: fromServer }: BankAccountFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer });
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate className={css.form} {...form}>
      {masked && (
        <p className={css.now}>
          Rekening sekarang: <strong>{masked}</strong>
        </p>
      )}
      <SelectField
        label="Bank"
        name="bank"
        options={choices}
        placeholder="Pilih bank"
        error={errors['bank']}
      />
      <TextField
        label="Nomor rekening"
        name="number"
        inputMode="numeric"
        autoComplete="off"
        error={errors['number']}
      />
      <TextField
        label="Atas nama"
        name="holder"
        autoComplete="off"
        hint="Seperti di buku tabungan."
        error={errors['holder']}
      />
      <Button type="submit" name="intent" value="account" loading={busy}>
        {masked ? 'Ganti rekening' : 'Simpan rekening'}
      </Button>
    </Form>
  );
}
