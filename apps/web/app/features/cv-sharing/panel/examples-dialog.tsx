import { exampleSections, type Resume } from '@setapak/resume';
import { Dialog } from '~/ui/dialog.tsx';
import { EXAMPLES_TITLE, ExamplesQuestion } from './examples-question.tsx';

interface ExamplesDialogProps {
  cvId: string;
  document: Resume;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onRemove: () => void;
  onKeep: () => void;
}

/** The question about examples where the CV is open: as it was downloaded from its preview. Without them it is downloaded once more. */
export function ExamplesDialog({
  cvId,
  document,
  open,
  busy,
  onClose,
  onRemove,
  onKeep,
}: ExamplesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={EXAMPLES_TITLE} size="md">
      <ExamplesQuestion
        {...{ cvId, document, busy, onRemove, onKeep }}
        downloaded
        sections={exampleSections(document)}
        problem={null}
      />
    </Dialog>
  );
}
