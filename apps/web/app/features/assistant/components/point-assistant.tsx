import { IconSparkles } from '@tabler/icons-react';
import { createContext, Suspense, use, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useAssistant } from '../use-assistant.ts';
import css from './point-assistant.module.css';
import type { PointDialogProps } from './point-dialog.tsx';

const PointDialog = lazyPart(async () => (await import('./point-dialog.tsx')).default);

/** The CV whose texts may be helped with; its fields lie deep below. */
export const AssistantCv = createContext<string | null>(null);

/** Help with the points of a text. Nothing where the operator has set up no model. */
export function PointAssistant(props: Omit<PointDialogProps, 'cvId' | 'current' | 'onClose'>) {
  const cvId = use(AssistantCv);
  const isOn = useAssistant();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(props.value);
  useEffect(() => {
    latest.current = props.value;
  }, [props.value]);
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
          <PointDialog {...props} cvId={cvId} current={() => latest.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
