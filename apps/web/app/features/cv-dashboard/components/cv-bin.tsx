import { useRef, useState } from 'react';
import { IconArrowBackUp, IconFileText, IconTrash } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { cvMoment, useCvActions } from '~/features/cv-library/public.ts';
import type { DeletedCv } from '~/features/cv-library/public.server.ts';
import css from './cv-bin.module.css';

/** What was deleted and can still be brought back. */
export function CvBin({ cvs }: { cvs: DeletedCv[] }) {
  const actions = useCvActions();
  const [leaving, setLeaving] = useState<DeletedCv | null>(null);
  const row = useRef<Element>(null);
  if (cvs.length === 0)
    return (
      <EmptyState
        art={emptyArt}
        title="Sampah kosong"
        action={<LinkButton to="/app/cv/dashboard">Kembali ke dashboard</LinkButton>}
      >
        CV yang kamu hapus menunggu di sini selama 30 hari.
      </EmptyState>
    );
  return (
    <>
      <p className={css.lead}>CV di sini bisa dikembalikan sampai tanggalnya, lalu terhapus selamanya.</p>
      <ul className={css.list}>
        {cvs.map((cv) => (
          <li key={cv.id} className={css.row} aria-busy={actions.pending?.id === cv.id || undefined}>
            <IconFileText size={26} stroke={1.5} aria-hidden className={css.icon} />
            <span className={css.words}>
              <span className={css.name}>{cv.name}</span>
              <span className={css.when}>
                {cvMoment(cv, 'Dihapus', cv.deletedAt)} · disimpan sampai {formatDate(cv.goneAt)}
              </span>
            </span>
            <span className={css.tools}>
              <Button
                variant="secondary"
                size="sm"
                icon={<IconArrowBackUp aria-hidden />}
                aria-label={`Kembalikan ${cv.name}`}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget.closest('li'));
                  actions.restore(cv.id);
                }}
              >
                Kembalikan
              </Button>
              <IconButton
                label={`Hapus ${cv.name} selamanya`}
                tone="danger"
                onClick={({ currentTarget }) => {
                  row.current = currentTarget.closest('li');
                  setLeaving(cv);
                }}
              >
                <IconTrash size={20} aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          keepFocus(row.current);
          if (leaving) actions.purge(leaving.id);
          setLeaving(null);
        }}
        title="Hapus selamanya?"
        confirmLabel="Ya, hapus selamanya"
      >
        {leaving && (
          <p>
            <strong>{leaving.name}</strong> beserta riwayat versinya tidak bisa dikembalikan lagi.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
