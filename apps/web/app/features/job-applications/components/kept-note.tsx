import { Link } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import type { BoardCard } from '../load-board.server.ts';
import { pathOfApplication } from '../model.ts';
import type { Unsaved } from './use-kept-board.ts';

interface KeptNoteProps {
  cards: readonly BoardCard[];
  unsaved: Unsaved;
  isOffline: boolean;
}

/** What waits on this device: for a network, or for somebody to choose. */
export function KeptNote({ cards, unsaved: { documents, conflicts }, isOffline }: KeptNoteProps) {
  const conflicting = cards.filter(({ id }) => conflicts.includes(id));
  return (
    <>
      {conflicting.map(({ id, title }) => (
        <Banner key={id} tone="warning">
          {title} juga diubah di tempat lain.{' '}
          <Link to={pathOfApplication(id)}>Pilih versi yang kamu pakai</Link>
        </Banner>
      ))}
      {(isOffline || documents.size > conflicts.length) && (
        <Banner>
          {isOffline && 'Kamu sedang offline, jadi papan ini dari perangkatmu. '}
          {documents.size > conflicts.length
            ? `Perubahan di ${documents.size} lamaran tersimpan di perangkat ini dan terkirim begitu tersambung.`
            : 'Yang kamu ubah tersimpan di perangkat ini dan terkirim begitu tersambung.'}
        </Banner>
      )}
    </>
  );
}
