import { useCallback, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { quiz, type QuizValue } from '~/content/assessment.ts';
import { cx } from '~/ui/cx.ts';
import { LAST_STEP, queryOf, type Answers } from '../model.ts';
import css from './assessment-panel.module.css';

const FADE_MS = 200;

interface QuizProps {
  /** Of the page's address: each question has an entry in the browser's history. */
  answers: Answers;
  heading: 'h2' | 'h3';
  onFinish: (answers: Answers) => void;
}

/** One question at a time. Without script each answer is a form that asks for the next page. */
export function Quiz({ answers, heading: Heading, onFinish }: QuizProps) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const cameFromQuiz = (state as { quiz?: boolean } | null)?.quiz === true;
  const [leaving, setLeaving] = useState(false);
  const moved = useRef(false);
  const step = Math.min(answers.length, LAST_STEP);
  const question = quiz[step];

  // A screen reader announces the next question, since the fade is not heard.
  const focusNext = useCallback((title: HTMLHeadingElement | null) => {
    if (moved.current) title?.focus({ preventScroll: true });
  }, []);

  const move = (go: () => void | Promise<void>) => {
    if (leaving) return;
    moved.current = true;
    setLeaving(true);
    setTimeout(() => {
      void go();
      setLeaving(false);
    }, FADE_MS);
  };
  const choose = (event: MouseEvent, value: QuizValue) => {
    event.preventDefault();
    const next = [...answers.slice(0, step), value.id];
    if (step === LAST_STEP) onFinish(next);
    else move(() => navigate({ search: queryOf(next) }, { state: { quiz: true }, preventScrollReset: true }));
  };
  const back = (event: MouseEvent) => {
    event.preventDefault();
    // The browser's own way back where one came from there.
    move(() =>
      cameFromQuiz
        ? navigate(-1)
        : navigate(
            { search: queryOf(answers.slice(0, step - 1)) },
            { replace: true, preventScrollReset: true },
          ),
    );
  };

  if (!question) return null;
  const last = step === LAST_STEP;
  return (
    <form
      method={last ? 'post' : 'get'}
      action={last ? '/assessment' : `${pathname}#assessment`}
      className={css.quiz}
      id="assessment"
    >
      {last && <input type="hidden" name="intent" value="save" />}
      {answers.slice(0, step).map((answer, index) => (
        <input key={index} type="hidden" name={quiz[index]?.id} value={answer} />
      ))}
      <div className={css.steps}>
        {step === 0 ? (
          <button type="button" className={css.back} disabled>
            <IconArrowLeft size={20} aria-hidden /> Back
          </button>
        ) : (
          <Link
            to={{ search: queryOf(answers.slice(0, step - 1)), hash: 'assessment' }}
            className={css.back}
            onClick={back}
          >
            <IconArrowLeft size={20} aria-hidden /> Back
          </Link>
        )}
        <div className={css.track} aria-hidden>
          {quiz.map(({ id }, index) => (
            <span key={id} className={cx(css.mark, index <= step && css.reached)} />
          ))}
        </div>
        <p className={css.counter}>
          {step + 1} / {quiz.length}
        </p>
      </div>
      <div key={question.id} className={cx(css.question, leaving && css.leaving)}>
        <Heading ref={focusNext} tabIndex={-1} className={css.title}>
          {question.question}
        </Heading>
        <p className={css.description}>{question.description}</p>
        <ul className={css.values}>
          {question.values.map((value) => (
            <li key={value.id}>
              <button
                type="submit"
                name={question.id}
                value={value.id}
                className={css.value}
                onClick={(event) => choose(event, value)}
              >
                {value.value}
                <IconChevronRight size={20} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
