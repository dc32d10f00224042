import { ConfirmButton } from './confirm-button.tsx';

/** Throws away what `useRecorder` recorded and nobody kept. */
export function DiscardRecording({ onDiscard }: { onDiscard: () => void }) {
  return (
    <ConfirmButton
      label="Buang"
      variant="ghost"
      title="Buang rekaman ini?"
      confirmLabel="Buang rekaman"
      onConfirm={onDiscard}
    >
      Rekaman ini belum tersimpan di mana pun, jadi tidak bisa dikembalikan.
    </ConfirmButton>
  );
}
