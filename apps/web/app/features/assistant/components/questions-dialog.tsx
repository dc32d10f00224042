import { Button } from '~/ui/button.tsx';
import type { Language } from '../model.ts';
import { SuggestionDialog } from './suggestion-dialog.tsx';
import css from './suggestion-dialog.module.css';
import { useSuggestion } from './use-suggestion.ts';

export interface QuestionsDialogProps {
  applicationId: string;
  language: Language;
  onClose: () => void;
}

/** Three questions that this job's interview may bring, with where in the CV to answer from. */
export default function QuestionsDialog({ applicationId, language, onClose }: QuestionsDialogProps) {
  const suggestion = useSuggestion();
  const ask = () => void suggestion.ask({ task: 'questions', applicationId, language });
  const { step } = suggestion;
  const questions =
    step.name === 'done' && step.suggestion.state === 'questions' ? step.suggestion.questions : [];
  return (
    <SuggestionDialog
      {...suggestion}
      title="Pertanyaan untuk lowongan ini"
      onClose={onClose}
      idle={
        <>
          <p>
            Asisten membaca lowongan ini dan CV-mu yang terbaru, lalu menulis sampai tiga pertanyaan yang
            mungkin muncul dengan petunjuk dari CV-mu.
          </p>
          <div className={css.actions}>
            <Button onClick={ask}>Buat pertanyaan</Button>
          </div>
        </>
      }
      result={{
        body: (
          <ol className={css.questions} lang={language}>
            {questions.map(({ question, hint }) => (
              <li key={question}>
                <p>{question}</p>
                <p>{hint}</p>
              </li>
            ))}
          </ol>
        ),
        actions: (
          <>
            <Button variant="secondary" onClick={ask}>
              Buat yang lain
            </Button>
            <Button onClick={onClose}>Selesai</Button>
          </>
        ),
      }}
    />
  );
}
