import { useRef, type Ref } from 'react';
import { IconUpload } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { PressField } from '~/ui/forms/press-field.tsx';
import { buttonClass, type ButtonLook } from '~/ui/button-look.ts';
import buttonCss from '~/ui/button.module.css';
import css from './upload-button.module.css';

interface UploadButtonProps extends Pick<ButtonLook, 'size'> {
  onFile: (file: File) => void;
  busy: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLFormElement>;
}

/** 'Upload CV'. Without script it is a plain form with a button to send it. */
export function UploadButton({ onFile, busy, size = 'md', className, ref }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    if (file) onFile(file);
    if (input.current) input.current.value = '';
  };
  return (
    <form ref={ref} method="post" action="/app/cv/upload" encType="multipart/form-data" className={className}>
      <PressField />
      <label
        className={buttonClass({ variant: 'secondary', size, full: true }, css.pick)}
        aria-disabled={busy || undefined}
      >
        <span className={buttonCss.content}>
          <IconUpload size={20} aria-hidden />
          Upload CV
        </span>
        <input
          ref={input}
          type="file"
          name="file"
          accept="application/pdf,.pdf"
          disabled={busy}
          onChange={choose}
          required
        />
      </label>
      <noscript>
        <Button type="submit" full className={css.send}>
          Unggah
        </Button>
      </noscript>
    </form>
  );
}
