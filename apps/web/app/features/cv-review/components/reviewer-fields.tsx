import { targetRoles } from '~/features/checkout/public.ts';
import { EmailField } from '~/ui/email-field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';
import { roleNames } from '../model.ts';
import type { OrderDraft } from '../order-draft.ts';
import css from './order-screen.module.css';

interface ReviewerFieldsProps extends Pick<OrderFormData, 'jobs'> {
  draft: OrderDraft;
  errorOf: (field: keyof OrderDraft) => string | undefined;
  onChange: (part: Partial<OrderDraft>) => void;
}

/** What the reviewer is told, and where the review goes. */
export function ReviewerFields({ draft, jobs, errorOf, onChange }: ReviewerFieldsProps) {
  return (
    <section className={css.group} aria-label="Untuk reviewer">
      <h2 className={css.heading}>Untuk reviewer</h2>
      <div className={css.pair}>
        <EmailField
          name="email"
          hint="Hasil review dikirim ke alamat ini."
          value={draft.email}
          error={errorOf('email')}
          onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        />
        <SelectField
          label="Posisi yang kamu tuju"
          name="targetRole"
          placeholder="Pilih posisi"
          options={targetRoles.map((role) => ({ value: role, label: roleNames[role] ?? role }))}
          value={draft.targetRole}
          error={errorOf('targetRole')}
          onChange={({ currentTarget }) =>
            onChange({ targetRole: targetRoles.find((role) => role === currentTarget.value) ?? '' })
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
        onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
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
          onChange={({ currentTarget }) => onChange({ jobId: currentTarget.value })}
        />
      )}
    </section>
  );
}
