import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  PaymentDialog,
  PromoField,
  quote,
  RefusalBanner,
  usePlaceOrder,
  usePromo,
  useUnpaidNote,
} from '~/features/checkout/public.ts';
import { Banner } from '~/ui/banner.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';
import { reviewPath } from '../model.ts';
import { problemsOf, type OrderDraft } from '../order-draft.ts';
import { BundleField } from './bundle-field.tsx';
import { CvChoice } from './cv-choice.tsx';
import css from './order-screen.module.css';
import { OrderTotal } from './order-total.tsx';
import { PackageCards } from './package-cards.tsx';
import { ReviewerFields } from './reviewer-fields.tsx';

/** What is reviewed, for whom, and for how much. */
export function OrderForm({ email, packages, bundles, cvs, jobs, chosenCv }: OrderFormData) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<OrderDraft>({
    cvId: chosenCv ?? (cvs.length === 1 ? (cvs[0]?.id ?? '') : ''),
    packageId: packages[0]?.product.id ?? '',
    bundleId: '',
    email,
    targetRole: '',
    notes: '',
    jobId: '',
  });
  const form = useRef<HTMLFormElement>(null);
  const forget = useKeptForm(form, 'cv review', { except: chosenCv ? ['cvId'] : [] });
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([]);
  // The first of them above the form, until something is changed.
  const [said, setSaid] = useState<{ text: string; at: number } | null>(null);
  const change = (part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => before.filter(({ field }) => !(field in part)));
    setSaid(null);
  };

  const product = packages.find((one) => one.product.id === draft.packageId)?.product ?? packages[0]?.product;
  if (!product) throw new Error('no review is for sale');
  const bundle = bundles.find(({ id }) => id === draft.bundleId);
  const { promo, price } = usePromo({
    purchase: { transactionType: 'cvReview', packageId: product.id, bundleId: bundle?.id },
    plain: quote({ kind: 'cvReview', product, bundle }),
  });
  const sayUnpaid = useUnpaidNote();
  const placing = usePlaceOrder({
    scope: 'cvReview',
    onPriceChanged: promo.refresh,
    onSettled: (bookId) => {
      forget();
      void navigate(reviewPath(bookId));
    },
  });

  const choosePackage = (packageId: string) => {
    promo.remove();
    promo.setCode('');
    change({ packageId, bundleId: '' });
  };
  const pay = () => {
    placing.forgetRefusal();
    const found = problemsOf(draft);
    setProblems(found);
    setSaid((before) => (found[0] ? { text: found[0].text, at: (before?.at ?? 0) + 1 } : null));
    const { targetRole } = draft;
    if (found.length > 0 || targetRole === '' || promo.applyFirst()) return;
    void placing.place({
      purchase: {
        transactionType: 'cvReview',
        packageId: product.id,
        bundleId: bundle?.id,
        cvId: draft.cvId,
        email: draft.email.trim(),
        targetRole,
        notes: draft.notes,
        ...(draft.jobId && { jobId: draft.jobId }),
      },
      voucherCode: promo.applied,
      seenTotal: price.total,
    });
  };
  const errorOf = (field: keyof OrderDraft) => problems.find((problem) => problem.field === field)?.text;

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <div className={css.fields}>
        {said && (
          <Banner key={said.at} tone="error" focusOnMount>
            {said.text}
          </Banner>
        )}
        {placing.refusal && <RefusalBanner refusal={placing.refusal} focusOnMount />}
        <noscript>
          <Banner tone="warning">
            Memesan CV Review butuh JavaScript. Nyalakan dulu di pengaturan browsermu, lalu muat ulang halaman
            ini.
          </Banner>
        </noscript>
        <p className={css.lead}>
          Reviewer profesional membaca <span className="unbroken">CV-mu</span> dan merekam masukan dalam voice
          note, lengkap dengan catatan di tiap bagian. Hasilnya dikirim ke emailmu sekitar pukul 20.00 sampai
          22.00 WIB.
        </p>
        <PackageCards packages={packages} value={product.id} onChange={choosePackage} />
        <CvChoice
          cvs={cvs}
          value={draft.cvId}
          onChange={(cvId) => change({ cvId })}
          error={errorOf('cvId')}
        />
        <ReviewerFields draft={draft} jobs={jobs} errorOf={errorOf} onChange={change} />
        <section className={css.group} aria-label="Lebih hemat">
          <h2 className={css.heading}>Lebih hemat</h2>
          <BundleField bundles={bundles} chosen={bundle} onChange={(bundleId) => change({ bundleId })} />
          <PromoField promo={promo} />
        </section>
      </div>
      <OrderTotal price={price} placing={placing.placing} />
      {placing.payment && (
        <PaymentDialog
          {...placing.payment}
          title="Pembayaran"
          onSettled={placing.settle}
          onClose={() => {
            const { bookId } = placing.payment!;
            placing.close();
            sayUnpaid(bookId);
          }}
        />
      )}
    </form>
  );
}
