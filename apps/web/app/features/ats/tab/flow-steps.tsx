import { IconCheck } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import type { Step } from '../model.ts';
import css from './flow-steps.module.css';

const steps = ['Pilih paket', 'Upload CV', 'Dapatkan hasilnya!'] as const;

/** The three steps of the checker, and at which one a person stands. */
export function FlowSteps({ current }: { current: Step }) {
  return (
    <ol className={css.steps} aria-label="Langkah pengecekan">
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(css.step, index < current && css.done, index === current && css.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.dot}>
            {index < current ? <IconCheck size={18} stroke={3} aria-hidden /> : index + 1}
            {index < current && <span className="visually-hidden">Selesai:</span>}
          </span>
          <span className={css.words}>{`${index + 1}. ${step}`}</span>
        </li>
      ))}
    </ol>
  );
}
