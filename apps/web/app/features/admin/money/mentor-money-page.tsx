import type { Earnings } from '~/features/ledger/public.server.ts';
import { BankAccountForm, EarningsList, shareWords } from '~/features/ledger/public.ts';
import type { FieldErrors } from '~/services/form.ts';
import { Banner } from '~/ui/banner.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

interface MentorMoneyPageProps {
  mentor: { id: string; name: string };
  earnings: Earnings;
  outcome?: { done: string } | { errors: FieldErrors } | undefined;
}

/** What is due to one mentor and why, and to which account. */
export function MentorMoneyPage({ mentor, earnings, outcome }: MentorMoneyPageProps) {
  const { payable, share, masked, heldUntil, lines, next } = earnings;
  return (
    <>
      <h1 className={table.title}>{mentor.name}</h1>
      <dl className={css.facts}>
        <dt>Saldo</dt>
        <dd>{formatRupiah(payable)}</dd>
        <dt>Bagi hasil</dt>
        <dd>{shareWords(share)} dari harga sesi</dd>
      </dl>
      {outcome && 'done' in outcome && <Banner tone="success">{outcome.done}</Banner>}
      <section className={css.panel} aria-labelledby="account">
        <h2 id="account">Rekening</h2>
        {heldUntil && (
          <Banner tone="warning">
            Rekeningnya baru diganti. Saldonya tidak ikut batch sampai {formatDateTime(heldUntil)}: pastikan
            dulu ke mentornya, lewat telepon, bahwa dia sendiri yang menggantinya.
          </Banner>
        )}
        <BankAccountForm
          key={masked}
          masked={masked}
          errors={outcome && 'errors' in outcome ? outcome.errors : undefined}
        />
      </section>
      <h2 className={css.heading}>Rincian saldo</h2>
      {lines.length === 0 ? (
        <EmptyState title="Belum ada catatan">Catatan muncul begitu sesinya selesai.</EmptyState>
      ) : (
        <EarningsList lines={lines} />
      )}
      <div className={css.actions}>
        <LinkButton to="/admin/payouts" variant="secondary">
          Kembali
        </LinkButton>
        {next !== null && (
          <LinkButton to={`?before=${next}`} variant="ghost">
            Lebih lama
          </LinkButton>
        )}
      </div>
    </>
  );
}
