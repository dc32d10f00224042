import { IconSparkles } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useAssistant } from '../use-assistant.ts';
import type { LetterDialogProps } from './letter-dialog.tsx';

const LetterDialog = lazyPart(async () => (await import('./letter-dialog.tsx')).default);

/** Help with the paragraphs of a letter. Nothing where the operator has set up no model. */
export function LetterAssistant({ onTake, ...props }: Omit<LetterDialogProps, 'onClose'>) {
  const isOn = useAssistant();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!isOn || !hydrated || props.paragraphs.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon={<IconSparkles size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Perhalus dengan asisten
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LetterDialog
            {...props}
            onTake={(paragraphs) => {
              onTake(paragraphs);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
