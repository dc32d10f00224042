import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  PaymentDialog,
  PromoField,
  quote,
  RefusalBanner,
  targetRoles,
  usePlaceOrder,
  usePromo,
} from '~/features/checkout/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';
import { reviewPath, roleNames } from '../model.ts';
import { refuseDraft, type OrderDraft } from '../order-draft.ts';
import { CvChoice } from './cv-choice.tsx';
import css from './order-screen.module.css';
import { OrderTotal } from './order-total.tsx';
import { PackageCards } from './package-cards.tsx';

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
  const [problem, setProblem] = useState<{ field: keyof OrderDraft; text: string; at: number } | null>(null);
  const change = (part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
  };

  const product = packages.find((one) => one.product.id === draft.packageId)?.product ?? packages[0]?.product;
  if (!product) throw new Error('no review is for sale');
  const bundle = bundles.find(({ id }) => id === draft.bundleId);
  const { promo, price } = usePromo({
    purchase: { transactionType: 'cvReview', packageId: product.id, bundleId: bundle?.id },
    plain: quote({ kind: 'cvReview', product, bundle }),
  });
  const placing = usePlaceOrder({
    scope: 'cvReview',
    onPriceChanged: promo.refresh,
    onSettled: (bookId) => void navigate(reviewPath(bookId)),
  });

  const choosePackage = (packageId: string) => {
    promo.remove();
    promo.setCode('');
    change({ packageId, bundleId: '' });
  };
  const pay = () => {
    placing.forgetRefusal();
    const refused = refuseDraft(draft);
    setProblem((before) => refused && { ...refused, at: (before?.at ?? 0) + 1 });
    const { targetRole } = draft;
    if (refused || targetRole === '') return;
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
  const errorOf = (field: keyof OrderDraft) => (problem?.field === field ? problem.text : undefined);

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <div className={css.fields}>
        {problem && (
          <Banner key={problem.at} tone="error" focusOnMount>
            {problem.text}
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
        <section className={css.group} aria-label="Untuk reviewer">
          <h2 className={css.heading}>Untuk reviewer</h2>
          <div className={css.pair}>
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              hint="Hasil review dikirim ke alamat ini."
              value={draft.email}
              error={errorOf('email')}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
            <SelectField
              label="Posisi yang kamu tuju"
              name="targetRole"
              placeholder="Pilih posisi"
              options={targetRoles.map((role) => ({ value: role, label: roleNames[role] ?? role }))}
              value={draft.targetRole}
              error={errorOf('targetRole')}
              onChange={({ currentTarget }) =>
                change({ targetRole: targetRoles.find((role) => role === currentTarget.value) ?? '' })
              }
            />
          </div>
          <TextArea
            label="Catatan"
            name="notes"
            placeholder="Ceritakan lowongan yang kamu incar dan bagian CV yang ingin kamu perbaiki"
            hint="Catatan harus diatas 10 karakter"
            maxLength={4_000}
            value={draft.notes}
            error={errorOf('notes')}
            onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
          />
          {jobs.length > 0 && (
            <SelectField
              label="Sertakan lowongan dari papanmu"
              name="jobId"
              optional
              placeholder="Tanpa lowongan"
              hint="Reviewer membaca judul, perusahaan, dan isi lowongannya. Catatanmu di papan tidak ikut."
              options={jobs.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.jobId}
              onChange={({ currentTarget }) => change({ jobId: currentTarget.value })}
            />
          )}
        </section>
        <section className={css.group} aria-label="Lebih hemat">
          <h2 className={css.heading}>Lebih hemat</h2>
          <SelectField
            label="Tambah ATS Checker"
            name="bundleId"
            optional
            hint={hintOf(bundle)}
            options={[
              { value: '', label: 'Tanpa ATS Checker' },
              ...bundles.map(({ id, name, price: full, discountPrice, usesGranted }) => ({
                value: id,
                label: `${name}: ${usesGranted}x Penggunaan, ${formatRupiah(full - discountPrice)} (hemat ${formatRupiah(discountPrice)})`,
              })),
            ]}
            value={draft.bundleId}
            onChange={({ currentTarget }) => change({ bundleId: currentTarget.value })}
          />
          <PromoField promo={promo} />
        </section>
      </div>
      <OrderTotal price={price} placing={placing.placing} />
      {placing.payment && (
        <PaymentDialog
          {...placing.payment}
          title="Pembayaran"
          onSettled={placing.settle}
          onClose={placing.close}
        />
      )}
    </form>
  );
}

/** A closed select shows the beginning of a long line alone: what the chosen one costs stands below it. */
function hintOf(bundle: OrderFormData['bundles'][number] | undefined): string {
  if (!bundle) return 'Cek CV-mu dengan ATS Checker setelah diperbaiki, dengan harga khusus.';
  const { price, discountPrice, usesGranted } = bundle;
  return `${usesGranted}x Penggunaan seharga ${formatRupiah(price - discountPrice)}, hemat ${formatRupiah(discountPrice)}.`;
}
