import { Form, Link, useNavigation } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { FieldErrors } from '~/services/form.ts';
import type { OrderFile } from '../load-order-file.server.ts';
import { productWords, refundWords, statusWords } from '../order-words.ts';
import css from './order-page.module.css';
import { Timeline } from './timeline.tsx';

interface OrderPageProps {
  file: OrderFile;
  outcome?: { done: string } | { refused: string } | { errors: FieldErrors } | undefined;
}

/** One purchase as an operator needs it: what it was, what became of it, and what can be done. */
export function OrderPage({ file, outcome }: OrderPageProps) {
  const { id, status, transactionType, lines, total, refunds } = file;
  const errors = outcome && 'errors' in outcome ? outcome.errors : {};
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{productWords[transactionType]}</h1>
        <Badge tone="info">{statusWords[status]}</Badge>
      </header>
      <p className={css.id}>{id}</p>
      {outcome && 'done' in outcome && <Banner tone="success">{outcome.done}</Banner>}
      {outcome && 'refused' in outcome && (
        <Banner tone="error" focusOnMount>
          {outcome.refused}
        </Banner>
      )}
      <div className={css.columns}>
        <section aria-label="Isi pesanan">
          <dl className={css.facts}>
            <dt>Pembeli</dt>
            <dd>
              {file.customerEmail ? (
                <Link to={`/admin/users/${file.userId}`}>{file.customerName}</Link>
              ) : (
                file.customerName
              )}
              <br />
              {file.customerEmail}
            </dd>
            {file.notes && (
              <>
                <dt>Catatan</dt>
                <dd className={css.notes}>{file.notes}</dd>
              </>
            )}
            {file.session && (
              <>
                <dt>Sesi berlaku sampai</dt>
                <dd>{formatDateTime(file.session.expiresAt)}</dd>
              </>
            )}
            {file.review && (
              <>
                <dt>Review paling lambat</dt>
                <dd>{formatDateTime(file.review.dueAt)}</dd>
              </>
            )}
            {file.uses && (
              <>
                <dt>ATS Checker</dt>
                <dd>
                  sisa {file.uses.left} dari {file.uses.granted}
                </dd>
              </>
            )}
          </dl>
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
          {refunds.map(({ id: refundId, amount, reason, status: state, account }) => (
            <div key={refundId} className={css.refund}>
              <p>
                <strong>{formatRupiah(amount)}</strong> {refundWords[state]}
                <br />
                {reason}
              </p>
              {state === 'manual' && <p>{account ?? 'Pelanggan belum mengisi rekening.'}</p>}
              {(state === 'manual' || state === 'failed') && (
                <Form method="post" className={css.refundActions}>
                  <input type="hidden" name="refundId" value={refundId} />
                  {account && (
                    <Button type="submit" name="intent" value="account" size="sm" variant="ghost">
                      Lihat rekening
                    </Button>
                  )}
                  {state === 'manual' ? (
                    <Button type="submit" name="intent" value="transferred" size="sm" variant="secondary">
                      Tandai sudah ditransfer
                    </Button>
                  ) : (
                    <Button type="submit" name="intent" value="by-hand" size="sm" variant="secondary">
                      Transfer manual
                    </Button>
                  )}
                </Form>
              )}
            </div>
          ))}
          <OrderActions file={file} errors={errors} />
        </section>
        <section aria-labelledby="timeline">
          <h2 id="timeline" className={css.heading}>
            Perjalanan pesanan
          </h2>
          <Timeline moments={file.timeline} />
        </section>
      </div>
      <LinkButton to="/admin/orders" variant="secondary">
        Kembali
      </LinkButton>
    </>
  );
}

function OrderActions({ file, errors }: { file: OrderFile; errors: FieldErrors }) {
  const busy = useNavigation().state !== 'idle';
  const lapsed = file.status === 'expired' && file.session !== undefined && !file.session.isOver;
  const runs = file.status === 'paid' || file.status === 'in_progress' || lapsed;
  return (
    <>
      {file.paid > 0 && (
        <details className={css.action}>
          <summary>Kembalikan dana</summary>
          <Form method="post" noValidate className={css.form}>
            <TextField
              label="Jumlah (rupiah)"
              name="amount"
              type="number"
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
            <Button type="submit" name="intent" value="refund" variant="danger" loading={busy}>
              Kembalikan dana
            </Button>
          </Form>
        </details>
      )}
      {file.customerEmail && file.status !== 'awaiting_payment' && (
        <details className={css.action}>
          <summary>Beri voucher</summary>
          <Form method="post" noValidate className={css.form}>
            <TextField
              label="Potongan (rupiah)"
              name="worth"
              type="number"
              defaultValue={25_000}
              error={errors['worth']}
              hint="Satu kode untuk satu kali pemakaian, berlaku 90 hari, dikirim lewat email."
            />
            <TextField label="Kenapa diberi voucher?" name="voucherReason" error={errors['voucherReason']} />
            <Button type="submit" name="intent" value="voucher" loading={busy}>
              Kirim voucher
            </Button>
          </Form>
        </details>
      )}
      {file.markable.length > 0 && (
        <details className={css.action}>
          <summary>Tandai lunas</summary>
          <Form method="post" noValidate className={css.form}>
            <SelectField
              label="Pembayaran yang kamu lihat di gateway"
              name="paymentId"
              options={file.markable.map(({ id, attempt, gateway, status, amount, surplus }) => ({
                value: id,
                label: `Ke-${attempt}, ${gateway}, ${formatRupiah(amount)}, ${surplus ? 'uang diterima' : status}`,
              }))}
              defaultValue={file.markable.at(-1)?.id}
            />
            <TextField
              label="Jumlah yang diterima menurut gateway (rupiah)"
              name="seenAmount"
              type="number"
              error={errors['seenAmount']}
              hint="Ketik sendiri, jangan menebak: isinya langsung diberikan ke pelanggan."
            />
            <TextField label="Alasan dan buktinya" name="reason" error={errors['reason']} />
            <Button type="submit" name="intent" value="mark-paid" loading={busy}>
              Tandai lunas
            </Button>
          </Form>
        </details>
      )}
      {runs && file.session && !file.session.isOver && !file.session.revoked && (
        <p className={css.more}>
          <Link to={`/admin/sessions?session=${file.session.id}&do=move`}>
            Pindah waktu atau tulis ke keduanya
          </Link>
        </p>
      )}
      {runs && file.session && !file.session.isOver && !file.session.revoked && (
        <details className={css.action}>
          <summary>Ganti mentor</summary>
          <Form method="post" noValidate className={css.form}>
            <TextField
              label="ID mentor pengganti"
              name="mentorId"
              error={errors['mentorId']}
              hint="Ada di alamat halaman mentor. Lebih murah: selisihnya dikembalikan. Lebih mahal: pelanggan membayar selisihnya dulu."
            />
            <Button type="submit" name="intent" value="change-mentor" loading={busy}>
              Ganti mentor
            </Button>
          </Form>
        </details>
      )}
      {runs && file.reviewers.length > 0 && (
        <details className={css.action}>
          <summary>Serahkan ke reviewer</summary>
          <Form method="post" noValidate className={css.form}>
            <SelectField
              label="Reviewer"
              name="reviewerId"
              placeholder="Pilih reviewer"
              options={file.reviewers.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={file.reviewers.find(({ isCurrent }) => isCurrent)?.id ?? ''}
              error={errors['reviewerId']}
              hint="Catatan yang sudah ditulis ikut berpindah. Reviewer lama dan baru dikabari lewat email."
            />
            <Button type="submit" name="intent" value="assign" loading={busy}>
              Serahkan
            </Button>
          </Form>
        </details>
      )}
      {runs && (file.session ?? file.review) && (
        <details className={css.action}>
          <summary>Tambah waktu</summary>
          <Form method="post" noValidate className={css.form}>
            <TextField
              label="Jumlah hari"
              name="days"
              type="number"
              defaultValue={3}
              error={errors['days']}
            />
            <Button type="submit" name="intent" value="extend" loading={busy}>
              Tambah waktu
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
