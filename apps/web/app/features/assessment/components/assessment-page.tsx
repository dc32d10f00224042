import { Link } from 'react-router';
import { IconX } from '@tabler/icons-react';
import { assessmentWords } from '~/content/assessment.ts';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { Logo } from '~/ui/logo.tsx';
import type { Answers, Results } from '../model.ts';
import css from './assessment-page.module.css';
import { AssessmentPanel } from './assessment-panel.tsx';

export function AssessmentPage({ saved, answered }: { saved: Results | null; answered: Answers | null }) {
  return (
    <BareLayout>
      <div className={css.page}>
        <div className={css.bar}>
          <Link to="/" className={css.home} aria-label="Setapak, ke beranda">
            <Logo />
          </Link>
          <Link to="/app/home" className={css.close} aria-label="Tutup assessment">
            <IconX size={26} aria-hidden />
          </Link>
        </div>
        <div className={css.content}>
          <div className={css.head}>
            <h1 className={css.title}>{assessmentWords.title}</h1>
            <p className={css.lead}>{assessmentWords.lead}</p>
          </div>
          <AssessmentPanel saved={saved} answered={answered} />
        </div>
      </div>
    </BareLayout>
  );
}
