import { Form, Link, useNavigation } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { SelectField } from '~/ui/select-field.tsx';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Application } from '../load-application.server.ts';
import css from './application-page.module.css';

interface MatchSectionProps {
  application: Application;
  outcome: ApplicationOutcome | null;
}

/** How well checked CVs fit the ad. The comparisons are the ATS Checker's, and show there, too. */
export function MatchSection({ application: { matches, checks }, outcome }: MatchSectionProps) {
  const isMatching = useNavigation().formData?.get('intent') === 'match';
  const [newest] = matches;
  const [newestCheck] = checks;
  const isOld = newest && newestCheck && !matches.some(({ checkId }) => checkId === newestCheck.id);
  return (
    <Card as="section" aria-labelledby="match" className={css.section}>
      <h2 id="match" className={css.heading}>
        Kecocokan CV
      </h2>
      {outcome?.error && (
        <Banner tone="error" focusOnMount>
          {outcome.error}
        </Banner>
      )}
      {newest && (
        <>
          <ul className={css.list}>
            {matches.slice(0, 4).map(({ checkId, fileName, checkedAt, score }) => (
              <li key={checkId} className={css.item}>
                <div className={css.grow}>
                  <Link to={`/app/cv/dashboard?tab=ats&check=${checkId}`} className={css.file}>
                    {fileName}
                  </Link>
                  <p className={css.dim}>Dicek {formatDate(checkedAt)}</p>
                </div>
                {score !== null && <Badge tone="info">{score}%</Badge>}
              </li>
            ))}
          </ul>
          {newest.missing.length > 0 && (
            <p>
              Diminta lowongan, belum terbaca di CV terakhirmu: <strong>{newest.missing.join(', ')}</strong>.
            </p>
          )}
          {isOld && (
            <Banner>
              <span className="unbroken">CV-mu</span> sudah dicek lagi setelah ini. Bandingkan lagi supaya
              angkanya terbaru.
            </Banner>
          )}
        </>
      )}
      {checks.length > 0 ? (
        <Form method="post" className={css.move} preventScrollReset>
          <input type="hidden" name="intent" value="match" />
          <SelectField
            label="Hasil cek CV"
            name="checkId"
            options={checks.map(({ id, fileName, createdAt }) => ({
              value: id,
              label: `${fileName}, ${formatDate(createdAt)}`,
            }))}
          />
          <Button type="submit" variant="secondary" loading={isMatching}>
            Bandingkan
          </Button>
        </Form>
      ) : (
        <p className={css.dim}>
          Cek <span className="unbroken">CV-mu</span> di{' '}
          <Link to="/app/cv/dashboard?tab=ats">ATS Checker</Link> dulu, lalu bandingkan dengan lowongan ini di
          sini.
        </p>
      )}
    </Card>
  );
}
