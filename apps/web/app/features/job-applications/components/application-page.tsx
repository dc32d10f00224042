import type { ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { IconExternalLink, IconMicrophone, IconUsers } from '@tabler/icons-react';
import { LateConflictList, LateOtherAccountBanner, SaveStatus } from '~/features/cv-sync/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Move } from '../board-moves.ts';
import type { Application } from '../load-application.server.ts';
import { nameOfField, wordsOfValue } from '../document.ts';
import { BOARD, nameOfTarget } from '../model.ts';
import css from './application-page.module.css';
import { CardMenu } from './card-menu.tsx';
import { MIDDLE_DOT, NextStepLine } from './card-face.tsx';
import { DetailsForm } from './details-form.tsx';
import { EventsSection } from './events-section.tsx';
import { FilesSection } from './files-section.tsx';
import { MatchSection } from './match-section.tsx';
import { MoveForm } from './move-form.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { useApplication } from './use-application.ts';

interface ApplicationPageProps {
  application: Application;
  /** The section about its letters. */
  letters: ReactNode;
  outcome: ApplicationOutcome | null;
  /** From what the device keeps: what only the server has is missing. */
  isOffline?: boolean;
}

/** One application: where it stands, what comes next, and everything that belongs to it. */
export function ApplicationPage({
  application: stored,
  letters,
  outcome,
  isOffline = false,
}: ApplicationPageProps) {
  const { sync, status, conflicts, document, shown: application } = useApplication(stored);
  const { at, title, company, place, link, salary, nextStep, appliedAt, archivedAt, ad } = application;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const move = ({ to }: Move) => sync.edit((now) => ({ ...now, at: to }));
  const act = useBoardActions(({ done }) => {
    if (done === 'delete') void navigate(BOARD);
    else if (done) void revalidate();
  });
  const refusedBy = (...intents: string[]) => (outcome && intents.includes(outcome.intent) ? outcome : null);

  return (
    <div className={css.page}>
      <div className={css.state}>
        {status !== 'gone' && <SaveStatus status={status} />}
        <LateConflictList
          document={document}
          what="Lamaran ini"
          placeOf={({ path }) => nameOfField(path)}
          wordsOf={({ path }, value) => wordsOfValue(path, value)}
          conflicts={conflicts}
          onChoose={sync.choose}
        />
      </div>
      {status === 'gone' && (
        <Banner tone="warning" title="Lamaran ini sudah dihapus">
          Isinya masih tampil di sini. Salin yang masih kamu perlukan.
        </Banner>
      )}
      {status === 'other_account' && <LateOtherAccountBanner />}
      {isOffline && (
        <Banner>
          Kamu sedang offline. Yang kamu ubah tersimpan di perangkat ini dan terkirim begitu tersambung. File,
          surat, dan kecocokan CV tampil lagi saat itu.
        </Banner>
      )}
      <Card as="section" aria-label="Lamaran" className={css.head}>
        <div className={css.top}>
          <div className={css.names}>
            <h1 className={css.title}>{title}</h1>
            {(company || place) && (
              <p className={css.where}>{[company, place].filter(Boolean).join(MIDDLE_DOT)}</p>
            )}
          </div>
          <CardMenu card={application} move={move} act={act} isArchived={archivedAt !== null} />
        </div>
        <div className={css.badges}>
          <Badge tone="navy">{nameOfTarget(at)}</Badge>
          {archivedAt && <Badge>Di arsip</Badge>}
          {salary && <Badge tone="info">{salary}</Badge>}
        </div>
        {nextStep && <NextStepLine step={nextStep} />}
        {appliedAt && <p className={css.dim}>Dilamar {formatDate(appliedAt)}</p>}
        {link && (
          <p>
            <ExternalLink href={link} className={css.link}>
              <IconExternalLink size={18} aria-hidden />
              Buka lowongan
            </ExternalLink>
          </p>
        )}
        {archivedAt === null && <MoveForm key={at} application={application} move={move} />}
      </Card>
      <div className={css.columns}>
        <div className={css.side}>
          {/* A page of its own to the browser, which asks for the microphone there alone. */}
          <LinkButton
            to={`${BOARD}/latihan?lamaran=${application.id}`}
            reloadDocument
            variant="secondary"
            icon={<IconMicrophone size={20} aria-hidden />}
          >
            Latihan wawancara
          </LinkButton>
          <LinkButton
            to={`/app/mentoring?q=interview&lamaran=${application.id}`}
            variant="secondary"
            icon={<IconUsers size={20} aria-hidden />}
          >
            Latihan bersama mentor
          </LinkButton>
          <EventsSection
            application={application}
            outcome={refusedBy('add-event', 'done-event', 'remove-event')}
            edit={sync.edit}
          />
          {letters}
          {!isOffline && (
            <FilesSection application={application} outcome={refusedBy('attach-cv', 'remove-file')} />
          )}
          {ad && !isOffline && (
            <MatchSection application={application} outcome={refusedBy('match', 'match-cv', 'post')} />
          )}
          {!ad && (
            <Banner>
              Kecocokan CV dihitung dari teks lowongan. Simpan lowongan baru dengan{' '}
              <Link to={`${BOARD}/new`}>menempel isinya</Link> untuk melihatnya.
            </Banner>
          )}
        </div>
        <div className={css.main}>
          <DetailsForm
            document={document}
            version={application.version}
            edit={sync.edit}
            save={() => void sync.flush()}
            outcome={refusedBy('save')}
          />
          {ad && (
            <Card as="section" aria-labelledby="ad" className={css.section}>
              <h2 id="ad" className={css.heading}>
                Isi lowongan
              </h2>
              <details className={css.ad}>
                <summary>Tampilkan teks yang kamu tempel</summary>
                <p className={css.text}>{ad}</p>
              </details>
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}
