import { useNavigation } from 'react-router';
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { Card } from '~/ui/card.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { FileButton } from './file-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import css from './profile-page.module.css';

export function CvCard({ cv }: { cv: { name: string; bytes: number } | null }) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <Card as="section" aria-labelledby="your-cv" className={css.card}>
      <h2 id="your-cv" className={css.heading}>
        CV kamu
      </h2>
      <p className={css.lead}>{unbroken('PDF, paling besar 10 MB. Hanya kamu yang bisa membukanya.')}</p>
      {cv && (
        <p className={css.file}>
          <IconFileTypePdf size={26} stroke={1.6} aria-hidden />
          <a href="/app/profile/cv">{cv.name}</a>
          <small>{formatNumber(Math.max(1, Math.round(cv.bytes / 1024)))} KB</small>
        </p>
      )}
      <div className={css.actions}>
        <FileButton
          intent="upload-cv"
          action="/app/profile?cv"
          accept="application/pdf,.pdf"
          label={cv ? 'Ganti CV' : 'Unggah CV'}
          icon={<IconUpload size={18} aria-hidden />}
          busy={intent === 'upload-cv'}
        />
        {cv && (
          <RemoveButton intent="remove-cv" label="Hapus CV" title="Hapus CV ini dari profil?">
            File ini dihapus untuk selamanya. CV yang kamu buat di CV Maker tidak berubah.
          </RemoveButton>
        )}
      </div>
    </Card>
  );
}
