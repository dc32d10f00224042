import type { PhotoShape } from '@setapak/resume';
import { Suspense, useId, useRef, useState, type ChangeEvent } from 'react';
import { IconCamera } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { FieldError } from '~/ui/field.tsx';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { FramedShape } from './photo-dialog.tsx';
import css from './photo-field.module.css';
import { BAD_PHOTO, LARGEST_PHOTO } from './photo-limits.ts';

export const loadPhotoDialog = () => import('./photo-dialog.tsx');
const PhotoDialog = lazyPart(async () => (await loadPhotoDialog()).PhotoDialog);

interface PhotoFieldProps {
  cvId: string;
  /** A data URL; '' where there is none. */
  value: string;
  shape: PhotoShape;
  onChange: (photograph: string, shape: PhotoShape) => void;
}

/** A photograph for the templates that show one. It stands in the CV alone. */
export function PhotoField({ cvId, value, shape, onChange }: PhotoFieldProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Of the framed photo, which is still open in its dialog. */
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const [said, setSaid] = useState('');
  const [framing, setFraming] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  if (framing && !opened) setOpened(true);
  // As it was taken, for as long as the page is open: framed anew, nothing of it is lost.
  const original = useRef<string>(null);
  const input = useRef<HTMLInputElement>(null);
  const snackbar = useSnackbar();
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    setError(null);
    if (file.size > LARGEST_PHOTO) return setError(BAD_PHOTO);
    setFraming(await dataUrlOf(file));
  };
  const close = () => {
    setFraming(null);
    setRefusal(null);
  };
  const upload = async (photo: Blob, framed: FramedShape) => {
    setBusy(true);
    setRefusal(null);
    // Its dialog has just been open, so it is there.
    const { uploadPhotograph } = await loadPhotoDialog();
    const outcome = await uploadPhotograph(cvId, photo, framed);
    setBusy(false);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    original.current = framing;
    close();
    onChange(outcome.photograph, framed);
    setSaid('Foto terpasang');
  };
  const remove = () => {
    const whole = original.current;
    onChange('', '');
    original.current = null;
    setSaid('');
    const undo = () => {
      original.current = whole;
      onChange(value, shape);
    };
    snackbar.show({ text: 'Foto dihapus', action: { label: 'Urungkan', onClick: undo } });
    // The button that was pressed goes with the photo.
    chooser.current?.focus();
  };

  return (
    <div className={css.photo} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span className={css.frame} data-shape={value ? shape || undefined : undefined}>
        {value ? (
          <img src={value} alt="Foto di CV" className={css.picture} width={88} height={88} />
        ) : (
          <IconCamera size={28} stroke={1.5} aria-hidden />
        )}
      </span>
      <div className={css.side}>
        <p id={`${id}-label`} className={css.label}>
          Foto <span className={css.optional}>(opsional)</span>
        </p>
        <p id={`${id}-hint`} className={css.hint}>
          Pakai hanya kalau lowongannya meminta. JPG, PNG, atau WebP, paling besar{' '}
          <span className="unbroken">25 MB</span>.
        </p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div className={css.buttons}>
          <Button ref={chooser} variant="secondary" loading={busy} onClick={() => input.current?.click()}>
            {value ? 'Ganti foto' : 'Unggah foto'}
          </Button>
          {value && (
            <Button variant="ghost" onClick={() => setFraming(original.current ?? value)}>
              Atur bingkai
            </Button>
          )}
          {value && (
            <Button variant="ghost" onClick={remove}>
              Hapus foto
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label="Foto"
          onChange={(event) => void choose(event)}
        />
        <span role="status" className="visually-hidden">
          {said}
        </span>
      </div>
      {opened && (
        <Suspense>
          <PhotoDialog
            source={framing}
            shape={framedShape(shape)}
            busy={busy}
            refusal={refusal}
            onClose={close}
            onFrame={(photo, framed) => void upload(photo, framed)}
            onUnreadable={() => {
              close();
              setError(BAD_PHOTO);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What a CV in Indonesia usually shows, until something else was chosen. */
function framedShape(shape: PhotoShape): FramedShape {
  return shape === '' ? 'portrait' : shape;
}

/** A page may show pictures of its own data, not of others' addresses. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}
