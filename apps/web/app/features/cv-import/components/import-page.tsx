import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { IconBraces, IconFileTypePdf } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { PressField, usePress } from '~/ui/forms/press-field.tsx';
import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { useLiveEvents } from '~/ui/use-live-events.ts';
import { LARGEST_FILE, TOO_LARGE } from '../file-size.ts';
import { isTextFile } from '../reading/file-kind.ts';
import { LARGEST_JSON } from '../reading/parse-json.ts';
import { FilePick } from './file-pick.tsx';
import type { ImportDone, ImportRefusal } from '../handle-import.server.ts';
import { ImportedCard } from './imported-card.tsx';
import css from './import-page.module.css';
import { useKeptDone } from './use-kept-done.ts';

interface ImportPageProps {
  /** Whose page it is. */
  owner: string;
  /** An uploaded CV that is to become editable. */
  source: { id: string; name: string } | null;
  refusal: ImportRefusal | null;
  /** A CV was made, and some of its file is listed. */
  done: ImportDone | null;
}

/** Two ways in for a CV that was written elsewhere. */
export function ImportPage({ owner, source, refusal, done }: ImportPageProps) {
  const card = useKeptDone(owner, done);
  const sending = useNavigation().formData;
  const kind = sending ? (sending.get('kind') === 'json' ? 'json' : 'pdf') : null;
  return (
    <AppLayout title="Impor CV" back="/app/cv/dashboard" width="wide">
      <div className={css.page}>
        <p className={css.lead}>
          Bawa CV yang sudah kamu punya ke sini. Isinya masuk ke kolom-kolom CV Maker, lalu kamu periksa dan
          lanjutkan.
        </p>
        {card && !refusal && <ImportedCard key={card.id} done={card} />}
        <div className={css.ways}>
          <PdfWay
            source={source}
            failure={refusal?.kind === 'pdf' ? refusal.failure : null}
            busy={kind === 'pdf'}
          />
          {!source && (
            <JsonWay failure={refusal?.kind === 'json' ? refusal.failure : null} busy={kind === 'json'} />
          )}
        </div>
      </div>
    </AppLayout>
  );
}

interface WayProps {
  failure: string | null;
  busy: boolean;
}

function PdfWay({ source, failure, busy }: WayProps & Pick<ImportPageProps, 'source'>) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const send = (file: File) => {
    // The server breaks such an upload off on its way, and then its answer may be lost.
    setTooLarge(file.size > LARGEST_FILE);
    if (file.size <= LARGEST_FILE) void submit(form.current);
  };
  const refusal = tooLarge ? TOO_LARGE : failure;
  const picker = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    // Refused or called off: what had the focus is gone, and another file can be chosen.
    if (wasBusy.current && !busy && document.activeElement === document.body) picker.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <section className={css.way} aria-labelledby="import-pdf">
      <span className={css.icon}>
        <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
      </span>
      <h2 id="import-pdf" className={css.title}>
        Dari PDF atau Word
      </h2>
      <p className={css.text}>
        Kami baca isinya seperti ATS membacanya. Yang kurang pasti kamu periksa di samping halaman aslinya;
        teks yang tidak dikenali tidak dibuang. Foto atau hasil pindai juga bisa, tapi perlu kamu periksa satu
        per satu.
      </p>
      {refusal && (
        <Banner tone="error" key={refusal}>
          {refusal}
        </Banner>
      )}
      <Form ref={form} method="post" encType="multipart/form-data" className={css.form}>
        <PressField />
        {busy ? (
          <Reading />
        ) : source ? (
          <>
            <input type="hidden" name="cv" value={source.id} />
            <p className={css.file}>{source.name}</p>
            <Button type="submit" full>
              Baca dan jadikan bisa diedit
            </Button>
          </>
        ) : (
          <FilePick
            label="Pilih file CV"
            accept="application/pdf,.pdf,.docx,.jpg,.jpeg,.png,.json,.xml,.zip"
            hint="PDF, Word (.docx), atau foto (JPG, PNG), maksimal 10 MB."
            onFile={send}
            ref={picker}
          />
        )}
      </Form>
    </section>
  );
}

/** While a file is read; of pictures of text each page is told when it is done. */
function Reading() {
  const [pages, setPages] = useState(0);
  useLiveEvents(true, ({ type, id }) => {
    if (type === 'import.page') setPages(Number(id));
  });
  const box = useRef<HTMLDivElement>(null);
  // The place where the file was chosen is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} role="group" aria-label="Sedang membaca" tabIndex={-1} className={css.reading}>
      <p role="status">
        {pages === 0
          ? 'Membaca CV… Foto dan hasil pindai butuh lebih lama, bisa sampai satu menit.'
          : `Mengenali tulisan di gambar… Halaman ${pages} selesai.`}
      </p>
      <ProgressBar label="Membaca CV" />
      <LinkButton to="/app/cv/import" variant="ghost">
        Batal
      </LinkButton>
    </div>
  );
}

/** A document that can be shown as a text to look at. Archives, other encodings and what is too long for it go to the server as they are. */
async function plainText(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_JSON) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isTextFile(bytes)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function JsonWay({ failure, busy }: WayProps) {
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const pasted = useRef<HTMLFormElement>(null);
  useKeptForm(pasted, 'import');
  const press = usePress();
  const submit = useSubmit();
  const read = async (file: File) => {
    setTooLarge(file.size > LARGEST_FILE);
    if (file.size > LARGEST_FILE) return;
    const content = await plainText(file);
    if (content !== undefined) {
      setFileName(file.name);
      return setText(content);
    }
    const form = new FormData();
    form.set('kind', 'json');
    form.set('press', press);
    form.set('file', file);
    await submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  const refusal = tooLarge ? TOO_LARGE : failure;
  return (
    <section className={css.way} aria-labelledby="import-json">
      <span className={css.icon}>
        <IconBraces size={32} stroke={1.5} aria-hidden />
      </span>
      <h2 id="import-json" className={css.title}>
        Dari pembuat CV lain
      </h2>
      <p className={css.text}>
        JSON Resume, Reactive Resume, OpenResume, FlowCV, Europass (XML atau JSON), dan arsip data LinkedIn
        (ZIP). Yang tidak punya tempat kami sebutkan satu per satu. Ekspor Setapak kembali persis seperti
        semula.
      </p>
      {refusal && (
        <Banner tone="error" key={refusal}>
          {refusal}
        </Banner>
      )}
      <Form ref={pasted} method="post" encType="multipart/form-data" className={css.form}>
        <PressField />
        <input type="hidden" name="kind" value="json" />
        <FilePick
          label="Pilih file JSON"
          accept="application/json,.json,.xml,.zip"
          hint="JSON, XML, atau ZIP dari LinkedIn. Atau tempel isinya di bawah. Maksimal 4 MB, arsip 10 MB."
          onFile={(file) => void read(file)}
          taken
        />
        <p role="status" className={css.taken}>
          {fileName && `Isi ${fileName} ada di bawah. Tekan Impor JSON untuk memasukkannya.`}
        </p>
        <TextArea
          label="Isi JSON Resume"
          name="json"
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          placeholder='{ "basics": { "name": "Rani Kusuma" } }'
          className={css.code}
        />
        <Button type="submit" full loading={busy}>
          Impor JSON
        </Button>
      </Form>
    </section>
  );
}
