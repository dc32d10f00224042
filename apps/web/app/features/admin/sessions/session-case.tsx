import { Link, useSearchParams } from 'react-router';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ActionForm, errorsOf, Folded, type Outcome } from '../components/action-form.tsx';
import type { SessionDesk } from './load-session-desk.server.ts';
import css from './session-desk-page.module.css';

const kinds = {
  mentor_absent: 'Mentor tidak datang',
  not_as_agreed: 'Isi sesi tidak sesuai',
  no_show_denied: 'Menyanggah dicatat tidak datang',
  first_session: 'Garansi sesi pertama',
} as const;

const outcomes = [
  { value: 'mentor_absent', label: 'Mentor tidak datang' },
  { value: 'held', label: 'Sesi berlangsung' },
  { value: 'no_show', label: 'Mentee tidak datang' },
];

/** What a report says has happened, until the operator knows better; `isWhole` gives everything back. */
const claimed = {
  mentor_absent: { outcome: 'mentor_absent', isWhole: true },
  not_as_agreed: { outcome: 'held', isWhole: false },
  no_show_denied: { outcome: '', isWhole: false },
  first_session: { outcome: 'held', isWhole: true },
} as const;

/** A report in one row; what it says and its decision are behind it. */
export function SessionCase({ one, outcome }: { one: SessionDesk['cases'][number]; outcome: Outcome }) {
  const claim = claimed[one.kind];
  const [query] = useSearchParams();
  return (
    <article id={`report-${one.id}`}>
      <Folded
        open={query.get('report') === one.id || errorsOf(one.id, outcome) !== undefined}
        title={
          <div className={css.who}>
            <h3>
              {kinds[one.kind]}: {one.customerName || 'akun yang sudah ditutup'} dan {one.mentorName}
            </h3>
            <span className={css.about}>
              dilaporkan {formatDateTime(one.createdAt)}, dibayar {formatRupiah(one.total)}
            </span>
          </div>
        }
      >
        <div className={css.case}>
          <p className={css.about}>
            Sesi {one.startAt ? formatDateTime(one.startAt) : 'tanpa waktu'}.{' '}
            <Link to={`/admin/orders/${one.orderId}`}>Buka pesanan</Link>
          </p>
          <p className={css.words}>{one.words}</p>
          <ActionForm intent="decide" name={one.id} submit="Putuskan" outcome={outcome} className={css.form}>
            {(errors) => (
              <>
                <input type="hidden" name="caseId" value={one.id} />
                <SelectField
                  label="Yang terjadi"
                  name="outcome"
                  options={outcomes}
                  placeholder="Pilih yang terjadi"
                  defaultValue={claim.outcome}
                  error={errors['outcome']}
                />
                <TextField
                  label="Dana kembali (rupiah)"
                  name="refundAmount"
                  inputMode="numeric"
                  defaultValue={claim.isWhole ? one.total : 0}
                  error={errors['refundAmount']}
                />
                <TextField
                  label="Atau voucher (rupiah)"
                  name="voucherAmount"
                  inputMode="numeric"
                  defaultValue={0}
                  error={errors['voucherAmount']}
                />
                <TextArea
                  label="Alasan, dibaca kedua pihak"
                  name="decision"
                  rows={2}
                  maxLength={500}
                  error={errors['decision']}
                />
                <CheckboxField name="keepsShare" label="Mentor tetap mendapat bagi hasilnya" />
              </>
            )}
          </ActionForm>
        </div>
      </Folded>
    </article>
  );
}
