import type { Match, Requirement, Standing } from '@setapak/ats';
import { IconArrowsExchange, IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { Form } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { cx } from '~/ui/cx.ts';
import { formatDate } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { PressField } from '~/ui/forms/press-field.tsx';
import { conditionLines } from '../report/condition-lines.ts';
import { InCv } from './in-cv.tsx';
import { ScoreRing } from './score-card.tsx';
import css from './job-match.module.css';
import type { KeptJob } from '../jobs/list-jobs.server.ts';
import { shorten } from '~/ui/format/shorten.ts';

interface MatchOutcomeProps {
  match: Match;
  /** The ad as its owner calls it. */
  job: KeptJob | undefined;
  checkId: string;
}

/** What a CV has of what an ad asks for, and what to do about the rest. */
export function MatchOutcome({ match, job, checkId }: MatchOutcomeProps) {
  const { ad, score, requirements, notJudged, hints } = match;
  const title = job?.title ?? ad.title;
  const facts = [
    job?.company ?? ad.company,
    ad.place,
    ad.deadline && `ditutup ${formatDate(new Date(`${ad.deadline}T00:00:00+07:00`))}`,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <div className={css.outcome}>
      <div className={css.head}>
        {score !== null && <ScoreRing score={score} label="Kecocokan" small />}
        <div>
          <h4 className={css.headline}>
            {score === null ? 'Belum bisa dibandingkan' : 'Kecocokan dengan lowongan'}
          </h4>
          {(title || facts.length > 0) && (
            <p className={css.ad}>{[title, ...facts].filter(Boolean).join(' · ')}</p>
          )}
        </div>
      </div>
      <Conditions match={match} />
      {requirements.length > 0 && (
        <div className={css.columns}>
          {(['has', 'similar', 'lacks'] as const).map((standing) => (
            <Skills
              key={standing}
              standing={standing}
              skills={requirements.filter((each) => each.standing === standing)}
            />
          ))}
        </div>
      )}
      <Keywords match={match} checkId={checkId} />
      {notJudged.length > 0 && (
        <p className={css.notJudged}>
          <strong>Tidak kami hitung:</strong> {notJudged.map(({ text }) => text).join(', ')}. Ini bukan ukuran
          kemampuan, jadi tidak memengaruhi skor.
        </p>
      )}
      <Banner tone="info" title="Saran">
        <ul className={css.hints}>
          {hints.map((hint) => (
            <li key={hint}>{unbroken(hint)}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

const standings = {
  has: { title: 'Sudah ada', icon: IconCheck },
  similar: { title: 'Mirip', icon: IconArrowsExchange },
  lacks: { title: 'Belum terlihat', icon: IconX },
} as const satisfies Record<Standing, object>;

function Skills({ standing, skills }: { standing: Standing; skills: Requirement[] }) {
  const { title, icon: Icon } = standings[standing];
  return (
    <div className={cx(css.column, css[standing])}>
      <h5 className={css.columnTitle}>
        <Icon size={18} stroke={2.5} aria-hidden />
        {title}
        <span>{skills.length}</span>
      </h5>
      {skills.length === 0 && <p className={css.none}>Tidak ada</p>}
      <ul className={css.skills}>
        {skills.map(({ name, importance, found, quote }) => (
          <li key={`${name} ${quote}`}>
            <span>
              {name}
              {importance === 'nice' && <span className={css.note}>nilai tambah</span>}
              {standing !== 'lacks' && found && found.text.toLowerCase() !== name.toLowerCase() && (
                <span className={css.note}>
                  di <span className="unbroken">CV-mu</span>: “{shorten(found.text, LONGEST_QUOTE)}”
                </span>
              )}
            </span>
            {found?.path && <InCv about={name} paths={[found.path]} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const LONGEST_QUOTE = 90;

/** Post, years, degree and languages, each where the ad asks for it. */
function Conditions({ match }: { match: Match }) {
  const lines = conditionLines(match);
  if (lines.length === 0) return null;
  return (
    <ul className={css.conditions}>
      {lines.map(({ standing, text, path }) => {
        const Icon = standings[standing].icon;
        return (
          <li key={text} className={css[`is_${standing}`]}>
            <Icon size={16} stroke={3} aria-hidden />
            <span>
              {text}
              <span className="visually-hidden">: {standings[standing].title}</span>
            </span>
            {path && <InCv about={text} paths={[path]} />}
          </li>
        );
      })}
    </ul>
  );
}

const places = {
  skills: 'Keahlian',
  work: 'Pengalaman',
  certifications: 'Sertifikasi',
  languages: 'Bahasa',
  summary: 'Ringkasan',
} as const;

/** Questions about what only the person knows; a press leads to the place in the builder where the answer belongs. */
function Keywords({ match: { keywords }, checkId }: { match: Match; checkId: string }) {
  if (keywords.length === 0) return null;
  return (
    <section className={css.keywords} aria-labelledby="ats-keywords">
      <h5 id="ats-keywords" className={css.keywordsTitle}>
        Kata kunci yang bisa kamu tambahkan
      </h5>
      <p className={css.note}>
        Hanya kalau memang benar. Yang tidak bisa kamu ceritakan saat wawancara, jangan ditulis.
      </p>
      <ul>
        {keywords.map(({ name, section, path, question, importance }) => (
          <li key={`${section} ${name}`}>
            <div>
              <strong>{name}</strong>
              {importance === 'nice' && <span className={css.note}>nilai tambah</span>}
              <p>{question}</p>
            </div>
            <Form method="post" action={`/app/cv/ats-check/${checkId}/edit`}>
              <PressField />
              <input type="hidden" name="section" value={section} />
              <input type="hidden" name="entry" value={entryOf(path)} />
              <button
                type="submit"
                className={css.toPlace}
                aria-label={`Tambahkan ${name} di ${places[section]}`}
              >
                <IconPencil size={16} aria-hidden />
                {places[section]}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of the job in `workExperience.1.jobDescription`. */
function entryOf(path: string | undefined): string {
  return /^workExperience\.(\d+)\./.exec(path ?? '')?.[1] ?? '';
}
