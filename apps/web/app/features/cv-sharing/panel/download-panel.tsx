import {
  IconBraces,
  IconDownload,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react';
import { track } from '~/features/analytics/public.ts';
import type { ExportFormat } from '~/features/cv-sync/public.ts';
import css from './download-panel.module.css';

interface DownloadPanelProps {
  cv: { id: string; name: string; uploaded?: boolean };
  onDownload: () => void;
  onClose: () => void;
}

const formats: { format: ExportFormat; icon: typeof IconFileTypePdf; title: string; hint: string }[] = [
  {
    format: 'pdf',
    icon: IconFileTypePdf,
    title: 'PDF',
    hint: 'Untuk dikirim. Teksnya bisa dibaca ATS, sama persis dengan pratinjau.',
  },
  {
    format: 'docx',
    icon: IconFileTypeDocx,
    title: 'Word (DOCX)',
    hint: 'Untuk diedit lagi di Word atau Google Docs.',
  },
  {
    format: 'png',
    icon: IconPhoto,
    title: 'Gambar (PNG)',
    hint: 'Halaman pertama, untuk dikirim lewat WhatsApp. Lamaran tetap pakai PDF.',
  },
  {
    format: 'json',
    icon: IconBraces,
    title: 'JSON Resume',
    hint: 'Untuk dipindahkan atau disimpan; bisa diimpor lagi tanpa ada yang hilang.',
  },
  {
    format: 'txt',
    icon: IconFileText,
    title: 'Teks polos',
    hint: 'Untuk ditempel di formulir lamaran.',
  },
];

/** The formats that a CV can be taken along in; an uploaded one stays the PDF that it is. */
export function DownloadPanel({ cv, onDownload, onClose }: DownloadPanelProps) {
  const offered = cv.uploaded ? formats.slice(0, 1) : formats;
  return (
    <ul className={css.list}>
      {offered.map(({ format, icon: Icon, title, hint }) => (
        <li key={format} className={css.format}>
          <Icon size={32} stroke={1.5} aria-hidden className={css.icon} />
          <span className={css.words}>
            <a
              className={css.title}
              href={format === 'pdf' ? `/app/cv/${cv.id}/pdf` : `/app/cv/${cv.id}/export/${format}`}
              download
              aria-describedby={`export-${format}`}
              onClick={() => {
                track('download');
                onDownload();
                onClose();
              }}
            >
              <span className="visually-hidden">Download </span>
              {title}
            </a>
            <span className={css.hint} id={`export-${format}`}>
              {cv.uploaded ? 'File yang kamu unggah, apa adanya.' : hint}
            </span>
          </span>
          <IconDownload size={22} aria-hidden className={css.arrow} />
        </li>
      ))}
    </ul>
  );
}
