import { useEffect, useState, type SubmitEvent } from 'react';
import { IconAt, IconTrash } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { ConfirmButton } from '~/ui/confirm-button.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { keepFocus } from '~/ui/keep-focus.ts';
import { TextField } from '~/ui/text-field.tsx';
import { useDebounced } from '~/ui/use-debounced.ts';
import { ADDRESS, addressProblem, KEPT_DAYS, plainLetters, TAKEN, toAddress } from '../addresses/model.ts';
import type { ShareFormInput, ShareSettings } from '../links/model.ts';
import css from './share-fields.module.css';

interface AddressFieldProps {
  cvId: string;
  share: ShareSettings;
  saving: boolean;
  change: (changes: ShareFormInput) => void;
}

/** The address that a public CV has by its owner's choice. */
export function AddressField({ cvId, share, saving, change }: AddressFieldProps) {
  const [open, setOpen] = useState(false);
  const { chosen, isPublic } = share;
  if (open && isPublic)
    return (
      <AddressForm
        cvId={cvId}
        chosen={chosen}
        saving={saving}
        onClose={() => setOpen(false)}
        onSave={(address) => {
          setOpen(false);
          change({ intent: 'address', address });
        }}
      />
    );
  return (
    <div className={css.summary}>
      <div className={css.field}>
        <p className={css.title}>Alamat pilihanmu</p>
        <p className={css.hint}>{wordsFor(share)}</p>
      </div>
      {isPublic && (
        <Button
          variant="secondary"
          size="sm"
          icon={<IconAt aria-hidden />}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget.closest(`.${css.summary}`));
            setOpen(true);
          }}
        >
          {chosen ? 'Ganti alamat' : 'Pilih alamat'}
        </Button>
      )}
      {chosen && (
        <ConfirmButton
          label="Lepas alamat"
          variant="ghost"
          size="sm"
          icon={<IconTrash aria-hidden />}
          title={`Lepas alamat /r/${chosen}?`}
          confirmLabel="Lepas alamat"
          onConfirm={() => change({ intent: 'no-address' })}
        >
          Tautan dengan alamat ini tidak terbuka lagi. Selama {KEPT_DAYS} hari hanya kamu yang bisa memilihnya
          lagi.
        </ConfirmButton>
      )}
    </div>
  );
}

function wordsFor({ chosen, isPublic }: ShareSettings): string {
  if (chosen)
    return isPublic
      ? `/r/${chosen}. Alamatmu yang lama mengantar ke sini.`
      : `/r/${chosen} tetap milikmu, tapi baru terbuka lagi kalau CV ini publik: boleh muncul di mesin pencari dan tanpa password.`;
  return isPublic
    ? 'Misalnya /r/rani-kusuma: pendek dan mudah diingat.'
    : 'Untuk CV publik saja: izinkan muncul di mesin pencari dan pakai tanpa password. Tautan acak di atas tidak bisa ditebak.';
}

interface AddressFormProps {
  cvId: string;
  chosen: string | null;
  saving: boolean;
  onClose: () => void;
  onSave: (address: string) => void;
}

const PAUSE_MS = 400;

function AddressForm({ cvId, chosen, saving, onClose, onSave }: AddressFormProps) {
  const [typed, setTyped] = useState(chosen ?? '');
  const [sent, setSent] = useState(false);
  const [checked, setChecked] = useState<{ address: string; free: boolean }>();
  const wanted = toAddress(typed);
  const problem = addressProblem(wanted);
  const address = problem ? null : wanted;
  const settled = useDebounced(address, PAUSE_MS);

  useEffect(() => {
    if (!settled || settled === chosen) return undefined;
    const left = new AbortController();
    const look = async () => {
      const path = `/app/cv/${cvId}/share?address=${encodeURIComponent(settled)}`;
      const answer = await callServer<{ free: boolean }>(path, { signal: left.signal });
      // Without an answer nothing is said; saving will tell.
      if (answer.ok) setChecked({ address: settled, free: answer.data.free });
    };
    void look();
    return () => left.abort();
  }, [cvId, settled, chosen]);

  const known = checked && checked.address === address ? checked : undefined;
  const refused = known && !known.free ? TAKEN : (sent || typed.length >= ADDRESS.min) && problem;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (!address || known?.free === false) return;
    keepFocus(event.currentTarget);
    onSave(address);
  };
  return (
    <form className={css.row} onSubmit={save} noValidate>
      <TextField
        label="Alamat pilihanmu"
        name="address"
        value={typed}
        maxLength={ADDRESS.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={refused || undefined}
        hint={
          address ? (
            <>
              {location.host}/r/<strong>{address}</strong>
              {known?.free && ' bisa dipakai'}
            </>
          ) : (
            'Huruf, angka, dan tanda hubung'
          )
        }
        className={css.field}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(plainLetters(typed))}
      />
      <div className={css.pair}>
        <Button type="submit" loading={saving}>
          Simpan alamat
        </Button>
        <Button
          variant="ghost"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget.closest('form'));
            onClose();
          }}
        >
          Batal
        </Button>
      </div>
    </form>
  );
}
