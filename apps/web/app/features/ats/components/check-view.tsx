import { useState } from 'react';
import { useFetcher } from 'react-router';
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { AtsTabData } from '../load-ats-tab.server.ts';
import { failureText } from '../model.ts';
import { isNearlyEmpty } from '../result-fields.ts';
import css from './ats-tab.module.css';
import { CheckResult } from './check-result.tsx';

type ShownCheck = NonNullable<AtsTabData['check']>;

/** One check: what was read, or why nothing could be. */
export function CheckView({ check }: { check: ShownCheck }) {
  const { reading, status, errorCode } = check;
  return (
    <div className={css.tab}>
      <CheckHeader check={check} />
      {status === 'processing' && (
        <div role="status" className={css.waiting}>
          <p>CV mu sedang diproses</p>
          <Skeleton height={320} />
        </div>
      )}
      {status === 'failed' && <Banner tone="error">{failureText(errorCode)}</Banner>}
      {reading && <CheckResult reading={reading} />}
    </div>
  );
}

function CheckHeader({ check }: { check: ShownCheck }) {
  const file = `/app/cv/ats-check/${check.id}/file`;
  return (
    <header className={css.header}>
      <div className={css.headerText}>
        <h2 className={css.title}>Hasil Pengecekan</h2>
        <p className={css.lead}>
          {check.fileName} · {formatDateTime(check.createdAt)}
        </p>
      </div>
      <div className={css.actions}>
        {check.reading && isNearlyEmpty(check.reading.result) && (
          <LinkButton to="/app/cv/dashboard" size="sm">
            Create CV
          </LinkButton>
        )}
        <LinkButton to="/app/cv/dashboard?tab=ats" size="sm" icon={<IconUpload size={18} aria-hidden />}>
          Re-upload CV
        </LinkButton>
        <LinkButton
          to={file}
          reloadDocument
          size="sm"
          variant="secondary"
          icon={<IconDownload size={18} aria-hidden />}
        >
          File asli
        </LinkButton>
        <DeleteCheck action={file} />
      </div>
    </header>
  );
}

function DeleteCheck({ action }: { action: string }) {
  const fetcher = useFetcher();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Hapus
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void fetcher.submit(null, { method: 'post', action })}
        loading={fetcher.state !== 'idle'}
        title="Hapus hasil pengecekan ini?"
        confirmLabel="Ya, hapus"
      >
        Hasil dan file CV yang kamu unggah akan dihapus permanen dari Setapak.
      </ConfirmDialog>
    </>
  );
}
