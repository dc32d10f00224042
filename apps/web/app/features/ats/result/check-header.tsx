import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useLocation, useNavigation } from 'react-router';
import {
  IconDownload,
  IconFileTypePdf,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import type { AtsTabData } from '../load-ats-tab.server.ts';
import { reuploadStep } from '../model.ts';
import { isNearlyEmpty } from '../report/result-fields.ts';
import css from './check-header.module.css';

interface CheckHeaderProps {
  check: NonNullable<AtsTabData['check']>;
  usesLeft: number;
}

const TAB = '/app/cv/dashboard?tab=ats';

/** What was checked and when, and what can be done with it. */
export function CheckHeader({ check, usesLeft }: CheckHeaderProps) {
  const base = `/app/cv/ats-check/${check.id}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const { isNewResult = false } = (useLocation().state ?? {}) as { isNewResult?: boolean };
  // Announced to screen readers, with the focus where it begins.
  useEffect(() => {
    if (isNewResult) heading.current?.focus();
  }, [isNewResult]);
  return (
    <header className={css.header}>
      <div className={css.words}>
        <p className={css.eyebrow}>ATS Checker Result</p>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          Hasil Pengecekan
        </h2>
        <p className={css.lead}>
          {check.fileName} · {formatDateTime(check.createdAt)}
        </p>
      </div>
      <div className={css.actions}>
        {check.reading && <MainAction reading={check.reading} base={base} />}
        <LinkButton
          to={`${TAB}&step=${reuploadStep(usesLeft)}`}
          variant="secondary"
          size="sm"
          icon={<IconUpload size={18} aria-hidden />}
        >
          Re-upload CV
        </LinkButton>
        {check.reading && !isNearlyEmpty(check.reading.result) && <EditCheck action={`${base}/edit`} />}
        <LinkButton
          to={`${base}/file`}
          reloadDocument
          size="sm"
          variant="ghost"
          icon={<IconFileTypePdf size={18} aria-hidden />}
        >
          File asli
        </LinkButton>
        <DeleteCheck action={`${base}/file`} />
      </div>
    </header>
  );
}

type Reading = NonNullable<CheckHeaderProps['check']['reading']>;

/** The report; where nothing was read, a new CV instead. */
function MainAction({ reading, base }: { reading: Reading; base: string }) {
  if (isNearlyEmpty(reading.result))
    return (
      <LinkButton to="/app/cv/dashboard" size="sm" icon={<IconPlus size={18} aria-hidden />}>
        Create CV
      </LinkButton>
    );
  return (
    <LinkButton to={`${base}/report`} reloadDocument size="sm" icon={<IconDownload size={18} aria-hidden />}>
      Download
    </LinkButton>
  );
}

/** Becomes a CV that can be edited. */
function EditCheck({ action }: { action: string }) {
  const navigation = useNavigation();
  return (
    <Form method="post" action={action}>
      <PressField />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        icon={<IconPencil size={18} aria-hidden />}
        loading={navigation.formAction === action}
      >
        Perbaiki di CV Maker
      </Button>
    </Form>
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
        className="needs-script"
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
        Hasil dan file <span className="unbroken">CV-nya</span> dihapus permanen dari Setapak. Kalau file ini
        dicek lagi nanti, satu kuota akan terpakai.
      </ConfirmDialog>
    </>
  );
}
