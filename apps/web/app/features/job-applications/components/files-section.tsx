import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { PressField } from '~/ui/forms/press-field.tsx';
import { useRef } from 'react';
import { Form, Link, useNavigation, useRevalidator } from 'react-router';
import { IconFile, IconFileCv, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { useUpload } from '~/ui/http/use-upload.ts';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { ApplicationOutcome } from '../handle-application-form.server.ts';
import type { Application } from '../load-application.server.ts';
import { LARGEST_FILE, pathOfApplication } from '../model.ts';
import css from './application-page.module.css';

interface FilesSectionProps {
  application: Application;
  outcome: ApplicationOutcome | null;
}

const TOO_LARGE = 'File harus berupa PDF, DOCX, JPG, atau PNG dan paling besar 5 MB.';

/** The CV that was sent, as it was then, and other files. */
export function FilesSection({ application, outcome }: FilesSectionProps) {
  const { id, sentCv, files, cvs } = application;
  const isFreezing = useNavigation().formData?.get('intent') === 'attach-cv';
  return (
    <Card as="section" aria-labelledby="files" className={css.section}>
      <h2 id="files" className={css.heading}>
        CV dan file
      </h2>
      {outcome?.error && (
        <Banner tone="error" focusOnMount>
          {outcome.error}
        </Banner>
      )}
      {sentCv ? (
        <ul className={css.list}>
          <FileRow
            id={id}
            file={sentCv}
            words={`${sentCv.cvName}, seperti pada ${formatDate(sentCv.createdAt)}`}
            isCv
          />
        </ul>
      ) : (
        <p className={css.dim}>
          Pilih CV yang kamu kirim. Kami simpan sebagai PDF seperti saat ini, jadi kamu selalu tahu apa yang
          dibaca perusahaan, walau <span className="unbroken">CV-nya</span> kamu ubah nanti.
        </p>
      )}
      {cvs.length > 0 ? (
        <Form method="post" className={css.move} preventScrollReset>
          <input type="hidden" name="intent" value="attach-cv" />
          <SelectField
            label={sentCv ? 'Ganti dengan CV lain' : 'CV yang dikirim'}
            name="cvId"
            defaultValue={sentCv?.cvId ?? undefined}
            options={cvs.map((cv) => ({ value: cv.id, label: cv.name }))}
          />
          <Button type="submit" variant="secondary" loading={isFreezing}>
            Simpan PDF
          </Button>
        </Form>
      ) : (
        <p>
          <Link to="/app/cv/dashboard">Buat CV dulu</Link> untuk menyimpannya di sini.
        </p>
      )}
      <h3 className={css.small}>File lain</h3>
      {files.length > 0 && (
        <ul className={css.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              id={id}
              file={file}
              words={`${sizeOf(file.bytes)}, ${formatDate(file.createdAt)}`}
            />
          ))}
        </ul>
      )}
      <FileUpload id={id} />
    </Card>
  );
}

interface FileRowProps {
  id: string;
  file: Application['files'][number];
  words: string;
  isCv?: boolean;
}

function FileRow({ id, file, words, isCv = false }: FileRowProps) {
  const Icon = isCv ? IconFileCv : IconFile;
  return (
    <li className={css.item}>
      <Icon size={22} aria-hidden className={css.icon} />
      <div className={css.grow}>
        <a href={`${pathOfApplication(id)}/files/${file.id}`} download className={css.file}>
          {file.name}
        </a>
        <p className={css.dim}>{words}</p>
      </div>
      <Form method="post" preventScrollReset>
        <ConfirmedSubmit
          intent="remove-file"
          fields={{ fileId: file.id }}
          label={<IconTrash size={20} aria-hidden />}
          name={`Hapus file ${file.name}`}
          variant="ghost"
          title="Hapus file ini?"
          confirmLabel="Hapus file"
        >
          {`“${file.name}” dihapus dari lamaran ini untuk selamanya.`}
        </ConfirmedSubmit>
      </Form>
    </li>
  );
}

function FileUpload({ id }: { id: string }) {
  const path = `${pathOfApplication(id)}/files`;
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const { state, send, fail } = useUpload<{ id: string }>({
    path,
    onDone: () => {
      form.current?.reset();
      void revalidate();
    },
  });
  const isBusy = state.step === 'sending' || state.step === 'reading';
  return (
    <form
      ref={form}
      method="post"
      action={path}
      encType="multipart/form-data"
      className={css.upload}
      onSubmit={(event) => {
        event.preventDefault();
        const body = new FormData(event.currentTarget);
        const file = body.get('file');
        if (isBusy || !(file instanceof File) || file.name === '') return;
        if (file.size > LARGEST_FILE) return fail({ text: TOO_LARGE, code: null });
        send(body, file.name);
      }}
    >
      <PressField />
      <FileField
        label="Tambah file"
        name="file"
        accept=".pdf,.docx,.jpg,.jpeg,.png"
        hint="PDF, DOCX, JPG, atau PNG, paling besar 5 MB."
        aria-describedby={state.step === 'failed' ? `${id}-upload` : undefined}
      />
      <Button type="submit" variant="secondary" loading={isBusy}>
        Unggah
      </Button>
      {state.step === 'sending' && (
        <ProgressBar value={state.percent} label={`Mengunggah ${state.fileName}`} />
      )}
      {state.step === 'failed' && (
        <div id={`${id}-upload`}>
          <Banner tone="error">
            <RefusalText {...state} />
          </Banner>
        </div>
      )}
    </form>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}
