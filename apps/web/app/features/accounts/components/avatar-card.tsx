import { useNavigation } from 'react-router';
import { IconCamera } from '@tabler/icons-react';
import { Avatar } from '~/ui/avatar.tsx';
import { Card } from '~/ui/card.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { FileButton } from './file-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import css from './profile-page.module.css';

interface AvatarCardProps {
  name: string;
  email: string;
  image: string | null;
}

export function AvatarCard({ name, email, image }: AvatarCardProps) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <Card as="section" aria-label="Foto profil">
      <div className={css.person}>
        <Avatar name={name} src={image} size={88} alt={`Foto ${name}`} />
        <p className={css.who}>
          <strong>{name}</strong>
          <MailAddress address={email} />
        </p>
        <div className={css.actions}>
          <FileButton
            intent="upload-avatar"
            accept="image/jpeg,image/png,image/webp"
            label={image ? 'Ganti foto' : 'Unggah foto'}
            icon={<IconCamera size={18} aria-hidden />}
            busy={intent === 'upload-avatar'}
          />
          {image && (
            <RemoveButton intent="remove-avatar" label="Hapus foto" title="Hapus foto profil?">
              Foto ini dihapus untuk selamanya; sebagai gantinya tampil inisial namamu.
            </RemoveButton>
          )}
        </div>
      </div>
      <p className={css.hint} style={{ marginTop: 12 }}>
        {unbroken('JPG, PNG, atau WebP, paling besar 5 MB.')}
      </p>
    </Card>
  );
}
