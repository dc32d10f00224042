import type { Command } from 'prosemirror-state';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { removeLink, setLink } from './rich-commands.ts';
import css from './rich-editor.module.css';

interface LinkFormProps {
  /** Of the link at the cursor; '' where there is none. */
  href: string;
  run: (command: Command) => boolean;
  onClose: () => void;
}

/** Not a `<form>`: it stands inside the builder's fields. */
export function LinkForm({ href, run, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(href);
  const [refused, setRefused] = useState(false);
  const set = () => {
    if (run(setLink(address))) onClose();
    else setRefused(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      set();
    } else if (event.key === 'Escape') onClose();
  };
  return (
    <div className={css.link}>
      <TextField
        label="Alamat tautan"
        inputMode="url"
        autoComplete="off"
        ref={focusOnMount}
        placeholder="contoh.com"
        value={address}
        error={refused ? 'Tulis alamat web, email, atau nomor telepon (tel:).' : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
        onKeyDown={press}
      />
      <div className={css.linkButtons}>
        <Button onClick={set}>Pasang</Button>
        {href && (
          <Button
            variant="secondary"
            onClick={() => {
              run(removeLink);
              onClose();
            }}
          >
            Lepas tautan
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Batal
        </Button>
      </div>
    </div>
  );
}
