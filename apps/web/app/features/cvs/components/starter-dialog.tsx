import { starterResume, type StarterRole, type TemplateName } from '@setapak/resume';
import { useMemo } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import type { Starter } from '../starters.ts';
import css from './starter-dialog.module.css';

interface StarterDialogProps {
  cvId: string;
  starter: Starter | null;
  template: TemplateName;
  onClose: () => void;
  onTake: (role: string) => void;
}

/** The cover of a starter, large enough to read: its picture, or in another design its pages as they print. */
export function StarterDialog({ cvId, starter, template, onClose, onTake }: StarterDialogProps) {
  return (
    <Dialog
      open={starter !== null}
      onClose={onClose}
      size="md"
      title={starter ? `Template ${starter.name}` : ''}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Kembali
          </Button>
          <Button onClick={() => starter && onTake(starter.role)}>Pakai template ini</Button>
        </>
      }
    >
      {starter?.picture && template === 'onyx' && (
        <div className={css.desk}>
          <img
            src={starter.picture}
            alt={`Halaman pertama contoh CV ${starter.name}`}
            width={720}
            height={1018}
            className={css.cover}
          />
        </div>
      )}
      {starter?.picture && template !== 'onyx' && (
        <SetStarter cvId={cvId} role={starter.role} template={template} />
      )}
    </Dialog>
  );
}

interface SetStarterProps {
  cvId: string;
  role: StarterRole;
  template: TemplateName;
}

function SetStarter({ cvId, role, template }: SetStarterProps) {
  const document = useMemo(() => {
    const starter = starterResume(role);
    return { ...starter, metadata: { ...starter.metadata, template } };
  }, [role, template]);
  return <LivePreview cvId={cvId} document={document} />;
}
