import { Form, Link, useNavigation } from 'react-router';
import { OtherPost, PostChoice } from '~/features/ats/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { SelectField } from '~/ui/select-field.tsx';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Application } from '../load-application.server.ts';
import css from './application-page.module.css';

interface MatchSectionProps {
  application: Application;
  outcome: ApplicationOutcome | null;
}

/** How well a CV fits the ad: the one that belongs to it, renewed as it changes, and what the ATS Checker compared. */
export function MatchSection({ application, outcome }: MatchSectionProps) {
  const { compared, cvs, posts, isOnePost } = application;
  const intent = useNavigation().formData?.get('intent');
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
      {(posts.length > 1 || isOnePost) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="post" />
          <PostChoice posts={posts} busy={intent === 'post'} />
          {isOnePost && <input type="hidden" name="post" value="" />}
          {isOnePost && <OtherPost busy={intent === 'post'} />}
        </Form>
      )}
      {compared && <Compared compared={compared} />}
      {cvs.length > 0 && (
        <Form method="post" className={css.move} preventScrollReset>
          <input type="hidden" name="intent" value="match-cv" />
          <SelectField
            key={compared?.cvId}
            label="CV untuk lowongan ini"
            name="cvId"
            defaultValue={compared?.isGone ? undefined : compared?.cvId}
            options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" variant="secondary" loading={intent === 'match-cv'}>
            {compared && !compared.isGone ? 'Pakai CV ini' : 'Hitung kecocokan'}
          </Button>
        </Form>
      )}
      {cvs.length === 0 && !compared && (
        <p className={css.dim}>
          Buat <span className="unbroken">CV-mu</span> di <Link to="/app/cv/dashboard">CV Maker</Link>, lalu
          lihat di sini seberapa cocok dengan lowongan ini.
        </p>
      )}
      <CheckedMatches application={application} isMatching={intent === 'match'} />
    </Card>
  );
}

function Compared({ compared }: { compared: NonNullable<Application['compared']> }) {
  const { cvId, cvName, isGone, score, change, changedAt, gained, missing, matchedAt } = compared;
  if (isGone)
    return (
      <Banner>
        {cvName} sudah kamu hapus, jadi kecocokannya tidak dihitung lagi. Pilih CV lain kapan saja.
      </Banner>
    );
  if (matchedAt === null)
    return (
      <p className={css.dim} role="status">
        Kecocokan dengan {cvName} sedang dihitung. Angkanya muncul di sini sebentar lagi.
      </p>
    );
  return (
    <>
      <div className={css.match}>
        <div className={css.grow}>
          <Link to={`/app/cv/preview/${cvId}`} className={css.file}>
            {cvName}
          </Link>
          <p className={css.dim}>Dihitung {formatDateTime(matchedAt)}</p>
        </div>
        {score !== null && <Badge tone="info">Cocok {score}%</Badge>}
      </div>
      {score === null && (
        <p className={css.dim}>Lowongan ini tidak menyebut syarat yang bisa dibandingkan dengan CV.</p>
      )}
      {change !== null && changedAt && (
        <p>
          <strong>{change}</strong> sejak <span className="unbroken">CV-mu</span> berubah,{' '}
          {formatDate(changedAt)}.{gained.length > 0 && ` Sekarang terbaca: ${gained.join(', ')}.`}
        </p>
      )}
      {missing.length > 0 && (
        <p>
          Diminta lowongan, belum terbaca di <span className="unbroken">CV-mu</span>:{' '}
          <strong>{missing.join(', ')}</strong>.
        </p>
      )}
      <p className={css.dim}>
        Angka ini dihitung ulang sendiri setiap kali <span className="unbroken">CV-nya</span> kamu ubah.
      </p>
    </>
  );
}

interface CheckedMatchesProps {
  application: Application;
  isMatching: boolean;
}

/** Checks of the ATS Checker that were compared with the ad by hand; they show there, too. */
function CheckedMatches({ application: { matches, checks }, isMatching }: CheckedMatchesProps) {
  if (checks.length === 0 && matches.length === 0) return null;
  return (
    <details className={css.ad} open={matches.length > 0}>
      <summary>Dari ATS Checker</summary>
      <div className={css.section}>
        {matches.length > 0 && (
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
        )}
        {checks.length > 0 && (
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
        )}
      </div>
    </details>
  );
}
