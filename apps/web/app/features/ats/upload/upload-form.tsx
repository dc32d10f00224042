import { useRef, useState, type DragEvent } from 'react';
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import type { OwnCv } from '../load-ats-tab.server.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { withQuota } from '../model.ts';
import css from './upload-form.module.css';
import { OwnCvs } from './own-cvs.tsx';
import { spokenProgress, UploadProgress } from './upload-progress.tsx';
import { useSeconds } from './use-seconds.ts';
import { useCheckUpload, type Done } from './use-check-upload.ts';

interface UploadFormProps {
  /** Said by the server about a form that was sent without script. */
  failure: string | null;
  /** Own CVs that can be checked instead of a file, and the one that the person came with. */
  cvs: OwnCv[];
  chosenCv: string | null;
  onDone: (done: Done) => void;
}

/** Where a CV is dropped or chosen. Without script it is a plain form with a button. */
export function UploadForm({ failure, cvs, chosenCv, onDone }: UploadFormProps) {
  const { state, send, sendCv, cancel } = useCheckUpload(onDone);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const busy = state.step === 'sending' || state.step === 'reading';
  const seconds = useSeconds(state.step === 'reading');
  const problem = state.step === 'failed' ? state.text : state.step === 'idle' ? failure : null;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) send(file);
  };
  const choose = () => {
    const file = input.current?.files?.[0];
    if (file) send(file);
    if (input.current) input.current.value = '';
  };

  return (
    <div className={css.upload}>
      <p role="status" className="visually-hidden">
        {spokenProgress(state, seconds)}
      </p>
      {problem && (
        <Banner key={problem} tone="error" focusOnMount>
          <RefusalText
            text={withQuota(problem, state.step === 'failed' ? state.code : undefined)}
            login={state.step === 'failed' ? state.login : null}
          />
        </Banner>
      )}
      <form method="post" action="/app/cv/ats-check" encType="multipart/form-data">
        <div
          className={cx(css.zone, over && css.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {busy ? (
            <UploadProgress state={state} seconds={seconds} cancel={cancel} />
          ) : (
            <>
              <IconFileTypePdf size={56} stroke={1.2} className={css.icon} aria-hidden />
              <p className={css.title}>
                <span className={css.byMouse}>
                  Tarik <span className="unbroken">CV-mu</span> ke sini
                </span>
                <span className={css.byFinger}>
                  Pilih <span className="unbroken">CV-mu</span>
                </span>
              </p>
              <p className={css.hint} id="ats-upload-hint">
                PDF, maksimal <span className="unbroken">5 MB</span>. Isinya hanya bisa dilihat olehmu.
              </p>
              <label className={css.pick}>
                <IconUpload size={20} aria-hidden />
                Pilih file PDF
                <input
                  ref={input}
                  type="file"
                  name="file"
                  accept="application/pdf,.pdf"
                  aria-describedby="ats-upload-hint"
                  onChange={choose}
                  required
                />
              </label>
              <noscript>
                <Button type="submit">Unggah</Button>
              </noscript>
            </>
          )}
        </div>
      </form>
      {!busy && <OwnCvs cvs={cvs} chosen={chosenCv} onCheck={sendCv} />}
    </div>
  );
}
