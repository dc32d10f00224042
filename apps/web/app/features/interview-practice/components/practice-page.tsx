import { QuestionsAssistant } from '~/features/assistant/public.ts';
import { useCallback, useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { IconArrowLeft, IconArrowRight, IconCheck, IconUsers } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { answeredQuestions } from '../answers.ts';
import {
  languageNames,
  languages,
  questionsFor,
  roleNames,
  stageNames,
  stages,
  type Practice,
} from '../model.ts';
import { AnswerPad } from './answer-pad.tsx';
import css from './practice-page.module.css';

interface PracticePageProps {
  ownerId: string;
  practice: Practice;
  /** Counted from 0. */
  at: number;
  /** The application that is practised for. */
  application: { id: string; title: string; company: string } | null;
}

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));
const stageOptions = stages.map((value) => ({ value, label: stageNames[value] }));
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Questions of an interview, one at a time, answered aloud. Everything but the questions stays on the device. */
export function PracticePage({ ownerId, practice, at, application }: PracticePageProps) {
  const { stage, role, language } = practice;
  const questions = questionsFor(practice);
  const index = Math.min(at, questions.length - 1);
  const question = questions[index]!;
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const look = useCallback(
    () => void answeredQuestions({ ownerId, language }).then(setAnswered),
    [ownerId, language],
  );
  useEffect(look, [look]);
  const pathOf = (number: number) => {
    const search = new URLSearchParams({ tahap: stage, bahasa: language });
    if (role) search.set('bidang', role);
    if (application) search.set('lamaran', application.id);
    search.set('no', String(number + 1));
    return `?${search.toString()}`;
  };

  return (
    <div className={css.page}>
      <header className={css.intro}>
        <p>
          Jawab dengan suara, dengarkan lagi, lalu periksa sendiri. Rekaman dan centangmu hanya ada di
          perangkat ini, dan ikut terhapus saat kamu keluar.
        </p>
        {application && (
          <p>
            Untuk lamaran{' '}
            <Link to={`/app/lamaran/${application.id}`}>
              {[application.title, application.company].filter(Boolean).join(', ')}
            </Link>
          </p>
        )}
      </header>
      <Form method="get" className={css.choice} preventScrollReset>
        {application && <input type="hidden" name="lamaran" value={application.id} />}
        <SelectField label="Tahap" name="tahap" options={stageOptions} defaultValue={stage} key={stage} />
        <SelectField
          label="Bidang"
          name="bidang"
          placeholder="Semua bidang"
          options={roleOptions}
          defaultValue={role ?? ''}
          key={role ?? 'all'}
        />
        <SelectField
          label="Bahasa"
          name="bahasa"
          options={languageOptions}
          defaultValue={language}
          key={language}
        />
        <Button type="submit" variant="secondary">
          Tampilkan
        </Button>
      </Form>
      <div className={css.columns}>
        <section className={css.card} aria-labelledby="practice-question">
          <p className={css.count}>
            Pertanyaan {index + 1} dari {questions.length}
          </p>
          <h2 id="practice-question" className={css.question} lang={language}>
            {question.text}
          </h2>
          <details className={css.hint}>
            <summary>Yang dicari pewawancara</summary>
            <p lang={language}>{question.hint}</p>
          </details>
          <AnswerPad
            key={`${question.id}.${language}`}
            answerKey={{ ownerId, question: question.id, language }}
            kind={question.kind}
            onKept={look}
          />
          <nav className={css.steps} aria-label="Pertanyaan sebelum dan sesudahnya">
            {index > 0 && (
              <LinkButton
                to={pathOf(index - 1)}
                variant="ghost"
                icon={<IconArrowLeft aria-hidden />}
                preventScrollReset
              >
                Sebelumnya
              </LinkButton>
            )}
            {index < questions.length - 1 && (
              <LinkButton
                to={pathOf(index + 1)}
                variant="secondary"
                trailing={<IconArrowRight aria-hidden />}
                preventScrollReset
              >
                Berikutnya
              </LinkButton>
            )}
          </nav>
        </section>
        <aside className={css.aside}>
          <nav aria-label="Semua pertanyaan">
            <h2 className={css.asideTitle}>{stageNames[stage]}</h2>
            <ol className={css.list}>
              {questions.map(({ id, text }, number) => (
                <li key={id}>
                  <Link
                    to={pathOf(number)}
                    className={css.item}
                    aria-current={number === index ? 'step' : undefined}
                    preventScrollReset
                  >
                    <span lang={language}>{text}</span>
                    {answered.has(id) && (
                      <>
                        <IconCheck size={18} aria-hidden />
                        <span className="visually-hidden">, sudah dilatih</span>
                      </>
                    )}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          {application && <QuestionsAssistant applicationId={application.id} language={language} />}
          <section className={css.mentor} aria-labelledby="practice-mentor">
            <h2 id="practice-mentor" className={css.asideTitle}>
              Latihan dengan orangnya langsung
            </h2>
            <p>Simulasi wawancara 1-on-1 bersama mentor yang pernah duduk di kursi pewawancara.</p>
            <LinkButton
              to={`/app/mentoring?q=interview${application ? `&lamaran=${application.id}` : ''}`}
              variant="secondary"
              size="sm"
              icon={<IconUsers aria-hidden />}
            >
              Latihan bersama mentor
            </LinkButton>
          </section>
        </aside>
      </div>
    </div>
  );
}
