import { useState } from 'react';
import { IconFileExport, IconFileImport, IconMessageCheck, IconScan } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { ExportDialog } from '~/features/cv-sharing/public.ts';
import type { UploadedCv } from './describe-upload.server.ts';
import css from './uploaded-cv-page.module.css';

/** An uploaded CV as its owner sees it: its pages, and what can be done with it. */
export function UploadedCvPage({ cv }: { cv: UploadedCv }) {
  const { id, name, pages } = cv;
  const [exporting, setExporting] = useState(false);
  return (
    <AppLayout
      title={name}
      back="/app/cv/dashboard"
      width="wide"
      actions={
        <Button size="sm" icon={<IconFileExport aria-hidden />} onClick={() => setExporting(true)}>
          Export
        </Button>
      }
    >
      <div className={css.layout}>
        <ol className={css.pages}>
          {pages.map(({ width, height, text }, index) => (
            <li key={index}>
              <img
                className={css.sheet}
                src={`/app/cv/file/${id}/page/${index + 1}`}
                alt={`Halaman ${index + 1} dari ${pages.length}`}
                aria-describedby={`page-${index}`}
                width={Math.round(width)}
                height={Math.round(height)}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              <p id={`page-${index}`} className="visually-hidden">
                {text}
              </p>
            </li>
          ))}
          {pages.length === 0 && (
            <li>
              <Banner tone="warning">PDF ini tidak bisa ditampilkan, tapi filenya tetap bisa diunduh.</Banner>
            </li>
          )}
        </ol>
        <aside className={css.side} aria-label="Yang bisa kamu lakukan">
          <h2 className={css.title}>Lanjutkan dengan CV ini</h2>
          <LinkButton to={`/app/cv/import?cv=${id}`} full icon={<IconFileImport aria-hidden />}>
            Jadikan bisa diedit
          </LinkButton>
          <LinkButton
            to={`/app/cv/dashboard?tab=ats&cv=${id}`}
            variant="secondary"
            full
            icon={<IconScan aria-hidden />}
          >
            Ask for ATS Check
          </LinkButton>
          <LinkButton
            to={`/app/cv/review?cv=${id}`}
            variant="secondary"
            full
            icon={<IconMessageCheck aria-hidden />}
          >
            Ask for CV Review
          </LinkButton>
          <p className={css.hint}>
            CV yang kamu unggah tersimpan apa adanya. Untuk mengubah isinya, jadikan CV yang bisa diedit; file
            aslinya tetap ada.
          </p>
        </aside>
      </div>
      <ExportDialog
        cv={exporting ? { id, name, uploaded: true } : null}
        onClose={() => setExporting(false)}
        onDownload={() => setExporting(false)}
      />
    </AppLayout>
  );
}
