import { useId, type Ref } from 'react';
import { IconUpload } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import css from './file-pick.module.css';

interface FilePickProps {
  label: string;
  accept: string;
  hint: string;
  onFile: (file: File) => void;
  /** The form does not take the file along: `onFile` has taken what it needs. */
  taken?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Where a file is chosen. Without script a button below sends its form. */
export function FilePick({ label, accept, hint, onFile, taken = false, ref }: FilePickProps) {
  const id = useId();
  return (
    <div className={css.pick}>
      <label className={css.zone}>
        <IconUpload size={22} aria-hidden />
        {label}
        <input
          ref={ref}
          type="file"
          name="file"
          accept={accept}
          aria-describedby={id}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            if (taken) event.target.value = '';
          }}
        />
      </label>
      <p id={id} className={css.hint}>
        {hint}
      </p>
      <noscript>
        <Button type="submit">Kirim</Button>
      </noscript>
    </div>
  );
}
