import { IconBriefcase } from '@tabler/icons-react';
import type { OrderedJob as Job } from '~/services/payments/order-content.ts';
import css from './ordered-job.module.css';

/** The job that a customer gave along, with its ad to unfold. */
export function OrderedJob({ job: { title, company, ad } }: { job: Job }) {
  return (
    <div className={css.job}>
      <p className={css.name}>
        <IconBriefcase size={20} aria-hidden />
        <span>
          <strong>{title}</strong>
          {company && <span className={css.company}>{company}</span>}
        </span>
      </p>
      {ad && (
        <details className={css.ad}>
          <summary>Tampilkan isi lowongan</summary>
          <p>{ad}</p>
        </details>
      )}
    </div>
  );
}
