import { IconSparkles } from '@tabler/icons-react';
import { createContext, lazy, Suspense, use, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { useAssistant } from '../use-assistant.ts';
import css from './point-assistant.module.css';
import type { PointDialogProps } from './point-dialog.tsx';

const PointDialog = lazy(() => import('./point-dialog.tsx'));

/** The CV whose texts may be helped with; its fields lie deep below. */
export const AssistantCv = createContext<string | null>(null);

/** Help with the points of a text. Nothing where the operator has set up no model. */
export function PointAssistant(props: Omit<PointDialogProps, 'cvId' | 'onClose'>) {
  const cvId = use(AssistantCv);
  const isOn = useAssistant();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!isOn || !hydrated || cvId === null) return null;
  return (
    <>
      <div className={css.open}>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconSparkles size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Bantu tulis
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <PointDialog {...props} cvId={cvId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
