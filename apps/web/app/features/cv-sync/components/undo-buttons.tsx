import { useEffect } from 'react';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IconButton } from '~/ui/icon-button.tsx';
import type { CvSync, CvSyncState } from '../editing/cv-sync.ts';
import css from './undo-buttons.module.css';

interface UndoButtonsProps<D> {
  sync: CvSync<D>;
  history: CvSyncState<D>['history'];
}

/** Takes edits back and does them again, by button and by Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons<D>({ sync, history }: UndoButtonsProps<D>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      // Undoing behind an open dialog would change what is not visible.
      if (!way || document.querySelector('dialog:modal')) return;
      // The browser's own undo knows one field only, and not what the page wrote into it.
      event.preventDefault();
      sync[way]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [sync]);

  return (
    <div className={css.buttons}>
      <IconButton label="Urungkan" disabled={history.past.length === 0} onClick={sync.undo}>
        <IconArrowBackUp size={22} aria-hidden />
      </IconButton>
      <IconButton label="Ulangi" disabled={history.future.length === 0} onClick={sync.redo}>
        <IconArrowForwardUp size={22} aria-hidden />
      </IconButton>
    </div>
  );
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
