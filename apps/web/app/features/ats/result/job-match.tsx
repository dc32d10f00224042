import { useState, type SubmitEvent } from 'react';
import type { Match, Requirement, Standing } from '@setapak/ats';
import { IconArrowsExchange, IconCheck, IconX } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { cx } from '~/ui/cx.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { LONGEST_AD } from '../schema.ts';
import { pointsText } from '../report/verdicts.ts';
import { InCv } from './in-cv.tsx';
import css from './job-match.module.css';
import { ScoreRing } from './score-card.tsx';

/** Compares the CV with a job ad that is pasted. The server compares; the ad is not kept. */
export function JobMatch({ checkId }: { checkId: string }) {
  const [jobAd, setJobAd] = useState('');
  const [match, setMatch] = useState<Match | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const compare = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const answer = await ask(checkId, jobAd);
    setBusy(false);
    if (typeof answer === 'string') return setError(answer);
    setMatch(answer);
  };
  return (
    <section aria-labelledby="ats-match" className={css.part}>
      <h3 id="ats-match" className={css.title}>
        Cocokkan dengan lowongan
      </h3>
      <form onSubmit={(event) => void compare(event)} className={css.form} noValidate>
        <TextArea
          label="Isi lowongan"
          hint="Tempel bagian tugas dan persyaratannya. Teks ini tidak kami simpan."
          value={jobAd}
          onChange={({ currentTarget }) => setJobAd(currentTarget.value)}
          error={error}
          maxLength={LONGEST_AD}
          rows={6}
        />
        <Button type="submit" loading={busy}>
          Cocokkan
        </Button>
      </form>
      <div aria-live="polite">{match && <Outcome match={match} />}</div>
    </section>
  );
}

/** @returns the match, or why there is none */
async function ask(checkId: string, jobAd: string): Promise<Match | string> {
  const answer = await callServer<Match>(`/app/cv/ats-check/${checkId}/match`, { json: { jobAd } });
  return answer.ok ? answer.data : answer.refusal.text;
}

const standings = {
  has: { title: 'Sudah ada', icon: IconCheck },
  similar: { title: 'Mirip', icon: IconArrowsExchange },
  lacks: { title: 'Belum terlihat', icon: IconX },
} as const satisfies Record<Standing, object>;

function Outcome({ match }: { match: Match }) {
  const skills = match.requirements;
  return (
    <div className={css.outcome}>
      {match.score !== null && (
        <div className={css.head}>
          <ScoreRing score={match.score} label="Kecocokan" small />
          <div>
            <p className={css.headline}>Kecocokan dengan lowongan</p>
            <Conditions match={match} />
          </div>
        </div>
      )}
      {skills.length > 0 && (
        <div className={css.columns}>
          {(['has', 'similar', 'lacks'] as const).map((standing) => (
            <Skills
              key={standing}
              standing={standing}
              skills={skills.filter((each) => each.standing === standing)}
            />
          ))}
        </div>
      )}
      <Banner tone="info" title="Saran">
        <ul className={css.hints}>
          {match.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function Skills({ standing, skills }: { standing: Standing; skills: Requirement[] }) {
  const { title, icon: Icon } = standings[standing];
  return (
    <div className={cx(css.column, css[standing])}>
      <h4 className={css.columnTitle}>
        <Icon size={18} stroke={2.5} aria-hidden />
        {title}
        <span>{skills.length}</span>
      </h4>
      {skills.length === 0 && <p className={css.none}>Tidak ada</p>}
      <ul className={css.skills}>
        {skills.map(({ name, importance, found }) => (
          <li key={name}>
            <span>
              {name}
              {importance === 'nice' && <span className={css.note}> nilai tambah</span>}
              {standing === 'similar' && found && <span className={css.note}> di CV-mu: {found.text}</span>}
            </span>
            {found?.path && <InCv about={name} paths={[found.path]} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Years, degree and languages, each where the ad asks for it. */
function Conditions({ match: { years, degree, languages } }: { match: Match }) {
  const lines = [
    years &&
      years.min > 0 && {
        met: years.standing === 'has',
        text: `Pengalaman ${pointsText(years.min)} tahun (kamu: ${years.has === null ? 'tidak terbaca' : `${pointsText(years.has)} tahun`})`,
      },
    degree && {
      met: degree.standing === 'has',
      text: `Pendidikan ${[degree.minLevel, degree.fields.join('/')].filter(Boolean).join(' ') || 'formal'} (kamu: ${degree.has ?? 'tidak terbaca'})`,
    },
    ...languages.map(({ name, standing }) => ({ met: standing !== 'lacks', text: `Bahasa ${name}` })),
  ].filter((line) => line !== null && line !== false);
  return (
    <ul className={css.conditions}>
      {lines.map(({ met, text }) => (
        <li key={text} className={met ? css.met : css.unmet}>
          {met ? <IconCheck size={16} stroke={3} aria-hidden /> : <IconX size={16} stroke={3} aria-hidden />}
          <span>
            {text}
            <span className="visually-hidden">{met ? ': terpenuhi' : ': belum terpenuhi'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
