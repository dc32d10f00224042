import { Form, Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { OrderFile } from '../load-order-file.server.ts';
import { productWords, refundWords, statusWords, toneOf } from '../order-words.ts';
import { FoldedForm, type Outcome } from './action-form.tsx';
import { DetailPage, Facts } from './detail-page.tsx';
import css from './order-page.module.css';
import { SecondPress } from './second-press.tsx';
import { Timeline } from './timeline.tsx';

interface OrderPageProps {
  file: OrderFile;
  outcome: Outcome;
}

/** One purchase as an operator needs it: what it was, what became of it, and what can be done. */
export function OrderPage({ file, outcome }: OrderPageProps) {
  const { id, number, status, transactionType } = file;
  return (
    <DetailPage
      title={productWords[transactionType]}
      badges={<Badge tone={toneOf(statusWords[status])}>{statusWords[status]}</Badge>}
      about={`${number} · ${id}`}
      outcome={outcome}
      main={
        <section aria-label="Isi pesanan">
          <OrderFacts file={file} />
          <OrderLines file={file} />
          <Attempts file={file} />
          <Refunds file={file} />
          <OrderActions file={file} outcome={outcome} />
        </section>
      }
      side={
        <section aria-labelledby="timeline">
          <h2 id="timeline" className={css.heading}>
            Perjalanan pesanan
          </h2>
          <Timeline moments={file.timeline} />
        </section>
      }
      back="/admin/orders"
    />
  );
}

function OrderFacts({ file }: { file: OrderFile }) {
  const { customerEmail, customerName, userId, notes, session, review, uses } = file;
  const buyer = customerEmail ? (
    <>
      <Link to={`/admin/users/${userId}`}>{customerName}</Link>
      <br />
      <MailAddress address={customerEmail} />
    </>
  ) : (
    customerName
  );
  return (
    <Facts
      facts={[
        { label: 'Pembeli', value: buyer },
        ...(session ? [sessionTime(session)] : []),
        ...(review ? [{ label: 'Review paling lambat', value: formatDateTime(review.dueAt) }] : []),
        ...(uses ? [{ label: 'ATS Checker', value: `sisa ${uses.left} dari ${uses.granted}` }] : []),
        ...(notes ? [{ label: 'Catatan', value: notes, wide: true }] : []),
      ]}
    />
  );
}

/** A session with a time does not lapse: the time is what counts. */
const sessionTime = ({ startAt, expiresAt }: NonNullable<OrderFile['session']>) =>
  startAt
    ? { label: 'Waktu sesi', value: formatDateTime(startAt) }
    : { label: 'Sesi berlaku sampai', value: formatDateTime(expiresAt) };

function OrderLines({ file: { lines, total } }: { file: OrderFile }) {
  return (
    <ul className={css.lines}>
      {lines.map(({ name, quantity, amount }, index) => (
        <li key={index}>
          <span>
            {name}
            {quantity !== 1 && ` × ${quantity}`}
          </span>
          <span>{formatRupiah(amount)}</span>
        </li>
      ))}
      <li className={css.total}>
        <span>Total</span>
        <span>{formatRupiah(total)}</span>
      </li>
    </ul>
  );
}

/** Every attempt to pay, and how much of its money went back, by us or by the customer's bank. */
function Attempts({ file: { attempts } }: { file: OrderFile }) {
  if (attempts.length === 0) return null;
  return (
    <ul className={css.attempts} aria-label="Pembayaran">
      {attempts.map(({ id, attempt, way, state, amount, refunded, chargedBack, isMarked, isDenied }) => (
        <li key={id}>
          <span>
            Pembayaran ke-{attempt}, {way}
          </span>
          <Badge tone={toneOf(state)}>{state}</Badge>
          <span>{formatRupiah(amount)}</span>
          {isMarked && (
            <small>
              Ditandai lunas oleh operator, {isDenied ? 'tetapi ditolak gateway' : 'belum dibenarkan gateway'}
            </small>
          )}
          {refunded > 0 && <small>Kembali ke pelanggan: {formatRupiah(refunded)}</small>}
          {chargedBack > 0 && <small>Ditarik bank: {formatRupiah(chargedBack)}</small>}
        </li>
      ))}
    </ul>
  );
}

function Refunds({ file: { refunds } }: { file: OrderFile }) {
  return refunds.map(
    ({ id: refundId, amount, reason, status: state, account, accountAt, reference, isInFile }) => (
      <div key={refundId} className={css.refund}>
        <p>
          <strong>{formatRupiah(amount)}</strong> {refundWords[state]}
          {reference && `, ${reference}`}
          <br />
          {reason}
        </p>
        {isInFile && (
          <p>
            Ada di file untuk bank. <Link to="/admin/refunds/transfers">Lihat filenya</Link>
          </p>
        )}
        {state === 'manual' && <p>{account ?? 'Pelanggan belum mengisi rekening.'}</p>}
        {(state === 'manual' || state === 'failed') && (
          <Form method="post" className={css.refundActions}>
            <input type="hidden" name="refundId" value={refundId} />
            <input type="hidden" name="accountAt" value={accountAt} />
            {account && (
              <Button type="submit" name="intent" value="account" size="sm" variant="ghost">
                Lihat rekening
              </Button>
            )}
            {state === 'manual' ? (
              <SecondPress title="Sudah ditransfer?" intent="transferred" submit="Tandai sudah ditransfer">
                Tercatat bahwa {formatRupiah(amount)} sudah kembali ke pelanggan. Tidak bisa dibatalkan.
              </SecondPress>
            ) : (
              <Button type="submit" name="intent" value="by-hand" size="sm" variant="secondary">
                Transfer manual
              </Button>
            )}
          </Form>
        )}
      </div>
    ),
  );
}

function OrderActions({ file, outcome }: OrderPageProps) {
  const lapsed = file.status === 'expired' && file.session !== undefined && !file.session.isOver;
  const runs = file.status === 'paid' || file.status === 'in_progress' || lapsed;
  return (
    <>
      {file.paid > 0 && (
        <FoldedForm
          title="Kembalikan dana"
          intent="refund"
          submit="Kembalikan dana"
          variant="danger"
          outcome={outcome}
          seen={file.lastDone}
        >
          {(errors) => (
            <>
              <TextField
                label="Jumlah (rupiah)"
                name="amount"
                inputMode="numeric"
                defaultValue={file.paid}
                error={errors['amount']}
                hint="Seluruhnya menutup pesanan dan mencabut haknya; sebagian tidak."
              />
              <TextField label="Alasan" name="reason" error={errors['reason']} />
              {file.transactionType === 'mentoring' && (
                <CheckboxField
                  name="keepsShare"
                  label="Mentor tetap menerima bagi hasil penuh"
                  hint="Centang kalau mentornya tidak bersalah: Setapak yang menanggung."
                />
              )}
            </>
          )}
        </FoldedForm>
      )}
      {file.customerEmail && file.status !== 'awaiting_payment' && (
        <FoldedForm
          title="Beri voucher"
          intent="voucher"
          submit="Kirim voucher"
          outcome={outcome}
          seen={file.lastDone}
        >
          {(errors) => (
            <>
              <TextField
                label="Potongan (rupiah)"
                name="worth"
                inputMode="numeric"
                defaultValue={25_000}
                error={errors['worth']}
                hint="Satu kode untuk satu kali pemakaian, berlaku 90 hari, dikirim lewat email."
              />
              <TextField
                label="Kenapa diberi voucher?"
                name="voucherReason"
                error={errors['voucherReason']}
              />
            </>
          )}
        </FoldedForm>
      )}
      {file.markable.length > 0 && (
        <FoldedForm title="Tandai lunas" intent="mark-paid" submit="Tandai lunas" outcome={outcome}>
          {(errors) => (
            <>
              <SelectField
                label="Pembayaran yang kamu lihat di gateway"
                name="paymentId"
                options={file.markable.map(({ id, attempt, gateway, state, amount }) => ({
                  value: id,
                  label: `Ke-${attempt}, ${gateway}, ${formatRupiah(amount)}, ${state}`,
                }))}
                defaultValue={file.markable.at(-1)?.id}
              />
              <TextField
                label="Jumlah yang diterima menurut gateway (rupiah)"
                name="seenAmount"
                inputMode="numeric"
                error={errors['seenAmount']}
                hint="Ketik sendiri, jangan menebak: isinya langsung diberikan ke pelanggan."
              />
              <TextField label="Alasan dan buktinya" name="reason" error={errors['reason']} />
            </>
          )}
        </FoldedForm>
      )}
      {file.unmarkable && (
        <FoldedForm
          title="Batalkan tanda lunas"
          intent="unmark-paid"
          submit="Batalkan tanda lunas"
          variant="danger"
          outcome={outcome}
        >
          {(errors) => (
            <>
              <input type="hidden" name="paymentId" value={file.unmarkable ?? ''} />
              <TextField
                label="Apa yang kamu lihat di gateway?"
                name="reason"
                error={errors['reason']}
                hint="Pesanan ditutup, haknya dicabut, dan pelanggan dikabari. Uangnya memang ada? Biarkan, lalu tutup tugasnya di Perlu tindakan."
              />
            </>
          )}
        </FoldedForm>
      )}
      {runs && file.session && !file.session.isOver && !file.session.revoked && (
        <p className={css.more}>
          <Link to={`/admin/sessions?session=${file.session.id}&do=move`}>
            Pindah waktu atau tulis ke keduanya
          </Link>
        </p>
      )}
      {runs && file.session && !file.session.isOver && !file.session.revoked && (
        <FoldedForm
          title="Ganti mentor"
          intent="change-mentor"
          submit="Ganti mentor"
          outcome={outcome}
          seen={file.lastDone}
        >
          {(errors) => (
            <>
              <TextField
                label="Nama atau ID mentor pengganti"
                name="mentorId"
                error={errors['mentorId']}
                hint="Lebih murah: selisihnya dikembalikan. Lebih mahal: pelanggan membayar selisihnya dulu."
              />
            </>
          )}
        </FoldedForm>
      )}
      {runs && file.reviewers.length > 0 && (
        <FoldedForm title="Serahkan ke reviewer" intent="assign" submit="Serahkan" outcome={outcome}>
          {(errors) => (
            <>
              <SelectField
                label="Reviewer"
                name="reviewerId"
                placeholder="Pilih reviewer"
                options={file.reviewers.map(({ id, name }) => ({ value: id, label: name }))}
                defaultValue={file.reviewers.find(({ isCurrent }) => isCurrent)?.id ?? ''}
                error={errors['reviewerId']}
                hint="Catatan yang sudah ditulis ikut berpindah. Reviewer lama dan baru dikabari lewat email."
              />
            </>
          )}
        </FoldedForm>
      )}
      {runs && (file.session ?? file.review) && (
        <FoldedForm
          title="Tambah waktu"
          intent="extend"
          submit="Tambah waktu"
          outcome={outcome}
          seen={file.lastDone}
        >
          {(errors) => (
            <>
              <TextField
                label="Jumlah hari"
                name="days"
                inputMode="numeric"
                defaultValue={3}
                error={errors['days']}
              />
            </>
          )}
        </FoldedForm>
      )}
    </>
  );
}
