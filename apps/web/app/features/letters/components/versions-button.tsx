import { letterText, type Letter } from '@setapak/letter';
import { useState } from 'react';
import { IconHistory } from '@tabler/icons-react';
import type { CvSync } from '~/features/cv-sync/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { callServer } from '~/ui/http/call-server.ts';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import css from './letters.module.css';
import versions from './versions-button.module.css';

interface VersionsButtonProps {
  url: string;
  sync: CvSync<Letter>;
}

interface Version {
  id: string;
  createdAt: string;
}

/** Earlier states of a letter, to read and to bring back. */
export function VersionsButton({ url, sync }: VersionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<Version[] | null>(null);
  const [shown, setShown] = useState<Letter | null>(null);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const snackbar = useSnackbar();
  const open = async () => {
    setOpen(true);
    setShown(null);
    setError(null);
    const answer = await callServer<{ versions: Version[] }>(`${url}/versions`);
    if (answer.ok) setList(answer.data.versions);
    else setError(answer.refusal);
  };
  const show = async (id: string) => {
    const answer = await callServer<{ document: Letter }>(`${url}/versions?version=${id}`);
    if (answer.ok) setShown(answer.data.document);
    else setError(answer.refusal);
  };
  const restore = async (document: Letter) => {
    await sync.flush();
    await callServer(`${url}/versions`, { json: {} });
    sync.edit(() => document);
    setOpen(false);
    snackbar.show({
      text: 'Versi dipulihkan',
      tone: 'success',
      action: { label: 'Urungkan', onClick: sync.undo },
    });
  };
  return (
    <>
      <IconButton label="Riwayat versi" onClick={() => void open()}>
        <IconHistory size={22} aria-hidden />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Riwayat versi"
        size="lg"
        actions={
          shown && (
            <>
              <Button variant="secondary" onClick={() => setShown(null)}>
                Kembali
              </Button>
              <Button onClick={() => void restore(shown)}>Pulihkan</Button>
            </>
          )
        }
      >
        {error && (
          <Banner tone="warning">
            <RefusalText {...error} />
          </Banner>
        )}
        {!list && !error && <Spinner size={24} label="Memuat riwayat…" />}
        {shown ? (
          <p className={versions.text}>{letterText(shown)}</p>
        ) : (
          <>
            {list?.length === 0 && (
              <p className={css.dim}>
                Belum ada versi lama. Selama kamu mengisi, kami menyimpannya sendiri dari waktu ke waktu.
              </p>
            )}
            <ul className={css.list}>
              {list?.map(({ id, createdAt }) => (
                <li key={id} className={css.item}>
                  <span className={css.grow}>{formatDateTime(createdAt)}</span>
                  <Button variant="secondary" size="sm" onClick={() => void show(id)}>
                    Lihat
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </>
  );
}
