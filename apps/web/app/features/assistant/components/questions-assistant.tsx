import { IconSparkles } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useAssistant } from '../use-assistant.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';

const QuestionsDialog = lazyPart(async () => (await import('./questions-dialog.tsx')).default);

/** Questions for a job of the board. Nothing where the operator has set up no model. */
export function QuestionsAssistant(props: Omit<QuestionsDialogProps, 'onClose'>) {
  const isOn = useAssistant();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!isOn || !hydrated) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<IconSparkles size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Pertanyaan untuk lowongan ini
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <QuestionsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
