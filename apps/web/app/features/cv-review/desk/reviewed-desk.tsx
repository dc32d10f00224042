import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconFileTypePdf, IconTrash, IconUpload } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { sendFile } from './send-file.ts';
import css from './desk.module.css';

interface ReviewedDeskProps {
  path: string;
  name: string | null;
  onRemove: () => void;
}

/** The CV with the reviewer's marks in it, where there is one. */
export function ReviewedDesk({ path, name, onRemove }: ReviewedDeskProps) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();

  const upload = async () => {
    const file = input.current?.files?.[0];
    if (input.current) input.current.value = '';
    if (!file) return;
    setSending(true);
    setError(await sendFile(`${path}/reviewed`, file, { name: file.name }));
    await revalidate();
    setSending(false);
  };

  return (
    <div className={css.stack}>
      {error && (
        <Banner tone="error">
          <RefusalText {...error} />
        </Banner>
      )}
      {name !== null && (
        <div className={css.file}>
          <IconFileTypePdf size={28} stroke={1.5} aria-hidden />
          <a href={`${path}/reviewed`} download={name} className={css.fileName}>
            {name}
          </a>
          <Button variant="ghost" size="sm" icon={<IconTrash aria-hidden />} onClick={onRemove}>
            Hapus
            <span className="visually-hidden"> PDF</span>
          </Button>
        </div>
      )}
      <div className={css.row}>
        <Button
          variant="secondary"
          icon={<IconUpload aria-hidden />}
          loading={sending}
          onClick={() => input.current?.click()}
        >
          {name === null ? 'Unggah PDF bertanda' : 'Ganti PDF'}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="File PDF bertanda"
          onChange={() => void upload()}
        />
      </div>
    </div>
  );
}
