import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { PressField } from '~/ui/forms/press-field.tsx';
import { useRef, useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { useUpload } from '~/ui/http/use-upload.ts';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { Attachment } from '../attachments.server.ts';
import type { PackageOutcome } from '../handle-package-form.server.ts';
import {
  attachmentKinds,
  attachmentNames,
  LARGEST_ATTACHMENT,
  LETTERS,
  packageSizes,
  pathOfLetter,
  sizeWords,
  type AttachmentKind,
  type PackageReport,
} from '../model.ts';
import css from './letters.module.css';

interface PackagePageProps {
  id: string;
  cvId: string | null;
  cvs: readonly { id: string; name: string }[];
  attachments: readonly Attachment[];
  /** Files that lie with the job on the board. */
  boardFiles: readonly { id: string; name: string; bytes: number; isCard: boolean }[];
  made: { name: string; at: Date; report: PackageReport } | null;
  gaps: number;
  outcome: PackageOutcome | null;
}

const TOO_LARGE = 'Lampiran harus berupa PDF, JPG, atau PNG dan paling besar 5 MB.';
const FORM = 'package';

/** Letter, CV and chosen papers as one PDF under a size that portals take. */
export function PackagePage(props: PackagePageProps) {
  const { id, cvId, cvs, attachments, boardFiles, made, gaps, outcome } = props;
  const intent = useNavigation().formData?.get('intent');
  const [cards, setCards] = useState<readonly string[]>([]);
  const chooseCard = (file: string, isChosen: boolean) =>
    setCards((chosen) => [...chosen.filter((each) => each !== file), ...(isChosen ? [file] : [])]);
  return (
    <div className={css.page}>
      {outcome?.error && (
        <Banner tone="error" focusOnMount>
          {outcome.error}
        </Banner>
      )}
      {made && <Made id={id} made={made} />}
      <Card as="section" aria-labelledby="package-contents" className={css.section}>
        <Form id={FORM} method="post" className={css.form}>
          <input type="hidden" name="intent" value="build" />
          <h2 id="package-contents" className={css.heading}>
            Isi paket
          </h2>
          <p className={css.dim}>
            Surat lamaran selalu di depan, lalu CV, lalu lampiran sesuai urutan di bawah.
          </p>
          <SelectField
            label="CV"
            name="cvId"
            defaultValue={cvId ?? ''}
            options={[
              ...cvs.map((cv) => ({ value: cv.id, label: cv.name })),
              { value: '', label: 'Tanpa CV' },
            ]}
          />
          <SelectField
            label="Ukuran paling besar"
            name="size"
            defaultValue="2000"
            options={packageSizes}
            hint="Kebanyakan portal lowongan meminta 1 sampai 2 MB."
          />
          {gaps > 0 && (
            <CheckboxField
              name="confirmed"
              value="yes"
              label={`Tetap buat paket walau ${gaps} bagian surat masih kosong`}
            />
          )}
        </Form>
        {attachments.length > 0 && (
          <ul className={css.list}>
            {attachments.map(({ id: fileId, kind, name, bytes }) => (
              <li key={fileId} className={css.item}>
                <CheckboxField
                  className={css.grow}
                  form={FORM}
                  name="files"
                  value={fileId}
                  defaultChecked={kind !== 'identity_card'}
                  onChange={({ target }) => kind === 'identity_card' && chooseCard(fileId, target.checked)}
                  label={`${attachmentNames[kind]}: ${name}`}
                  hint={sizeWords(bytes)}
                />
                <Form method="post" preventScrollReset>
                  <ConfirmedSubmit
                    intent="remove"
                    fields={{ fileId }}
                    label={<IconTrash size={20} aria-hidden />}
                    name={`Hapus lampiran ${name}`}
                    variant="ghost"
                    title="Hapus lampiran ini?"
                    confirmLabel="Hapus lampiran"
                  >
                    {`“${name}” dihapus untuk selamanya, juga untuk surat lain.`}
                  </ConfirmedSubmit>
                </Form>
              </li>
            ))}
          </ul>
        )}
        {boardFiles.length > 0 && (
          <>
            <h3 className={css.strong}>Dari lamaran ini</h3>
            <ul className={css.list}>
              {boardFiles.map(({ id: fileId, name, bytes, isCard }) => (
                <li key={fileId} className={css.item}>
                  <CheckboxField
                    className={css.grow}
                    form={FORM}
                    name="files"
                    value={fileId}
                    defaultChecked={!isCard}
                    onChange={({ target }) => isCard && chooseCard(fileId, target.checked)}
                    label={name}
                    hint={sizeWords(bytes)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {cards.length > 0 && (
          <Banner tone="warning" title="KTP ikut dalam paket">
            KTP sering disalahgunakan untuk pinjaman atas namamu. Kirim hanya kalau perusahaannya nyata dan
            memang memintanya, dan beri tanda air “untuk melamar kerja”.
          </Banner>
        )}
        <div className={css.row}>
          <Button type="submit" form={FORM} loading={intent === 'build'}>
            Buat paket PDF
          </Button>
        </div>
      </Card>
      <Upload letterId={id} />
    </div>
  );
}

function Made({
  id,
  made: { name, at, report },
}: {
  id: string;
  made: NonNullable<PackagePageProps['made']>;
}) {
  const fits = report.bytes <= report.limit;
  return (
    <Banner tone={fits ? 'success' : 'warning'} title={fits ? 'Paket siap' : 'Paket masih terlalu besar'}>
      <p>
        {sizeWords(report.bytes)}, {report.pages} halaman, dibuat {formatDateTime(at)}.{' '}
        {report.pictures > 0
          ? `${report.pictures} gambar dikecilkan sampai sisi terpanjang ${report.side} piksel; semula ${sizeWords(report.fullBytes)}.`
          : 'Tidak ada gambar yang perlu dikecilkan.'}
        {!fits &&
          ` Batasmu ${sizeWords(report.limit)}. Kurangi lampiran, atau pindai ulang yang paling banyak halamannya.`}
      </p>
      <p>Isinya: {report.parts.map((part) => `${part.name} (${part.pages} hal.)`).join(', ')}.</p>
      <p>
        <a href={`${pathOfLetter(id)}/file/package`} download className={css.strong}>
          <IconDownload size={18} aria-hidden /> Unduh {name}
        </a>
      </p>
    </Banner>
  );
}

function Upload({ letterId }: { letterId: string }) {
  const path = `${LETTERS}/lampiran`;
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AttachmentKind>('diploma');
  const { revalidate } = useRevalidator();
  const { state, send, fail } = useUpload<{ id: string }>({
    path,
    onDone: () => {
      form.current?.reset();
      setKind('diploma');
      void revalidate();
    },
  });
  const isBusy = state.step === 'sending' || state.step === 'reading';
  return (
    <Card as="section" aria-labelledby="package-upload" className={css.section}>
      <h2 id="package-upload" className={css.heading}>
        Tambah lampiran
      </h2>
      <p className={css.dim}>
        Cukup sekali: lampiran tersimpan untuk paket berikutnya. Yang kami simpan hanya halamannya, tanpa
        lokasi foto dan data tersembunyi lain.
      </p>
      <form
        ref={form}
        method="post"
        action={path}
        encType="multipart/form-data"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const body = new FormData(event.currentTarget);
          const file = body.get('file');
          if (isBusy || !(file instanceof File) || file.name === '') return;
          if (file.size > LARGEST_ATTACHMENT) return fail({ text: TOO_LARGE, code: null });
          send(body, file.name);
        }}
      >
        <input type="hidden" name="letter" value={letterId} />
        <PressField />
        <SelectField
          label="Jenis"
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as AttachmentKind)}
          options={attachmentKinds.map((each) => ({ value: each, label: attachmentNames[each] }))}
          hint={
            kind === 'identity_card'
              ? 'KTP tidak ikut dalam paket kecuali kamu centang sendiri. Tutup NIK-nya kalau tidak diminta.'
              : undefined
          }
        />
        <FileField
          label="File"
          name="file"
          accept=".pdf,.jpg,.jpeg,.png"
          hint={
            <>
              PDF, JPG, atau PNG, paling besar <span className="unbroken">5 MB</span>.
            </>
          }
        />
        <Button type="submit" variant="secondary" loading={isBusy}>
          Unggah
        </Button>
        {state.step === 'sending' && (
          <ProgressBar value={state.percent} label={`Mengunggah ${state.fileName}`} />
        )}
        {state.step === 'failed' && (
          <Banner tone="error">
            <RefusalText {...state} />
          </Banner>
        )}
      </form>
    </Card>
  );
}
