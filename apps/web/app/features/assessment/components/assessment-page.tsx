import { Link } from 'react-router';
import { IconX } from '@tabler/icons-react';
import { assessmentWords } from '~/content/assessment.ts';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { Logo } from '~/ui/logo.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import type { EarlierResults } from '../list-earlier-results.server.ts';
import { mentorListAddress, valuesOf, type Answers, type Results } from '../model.ts';
import css from './assessment-page.module.css';
import { AssessmentPanel } from './assessment-panel.tsx';

interface AssessmentPageProps {
  saved: Results | null;
  earlier: EarlierResults[];
  answered: Answers | null;
}

export function AssessmentPage({ saved, earlier, answered }: AssessmentPageProps) {
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
          {earlier.length > 0 && (
            <section className={css.earlier} aria-labelledby="earlier-title">
              <h2 id="earlier-title" className={css.earlierTitle}>
                Hasil sebelumnya
              </h2>
              <ul>
                {earlier.map(({ answeredAt, results }) => (
                  <li key={answeredAt}>
                    <span className={css.earlierDate}>{formatDate(answeredAt)}</span>
                    <Link to={mentorListAddress(results)}>{valuesOf(results, 'serviceLine').join(', ')}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </BareLayout>
  );
}
