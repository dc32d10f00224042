import {
  gapsOf,
  letterKindNames,
  letterKinds,
  letterToneNames,
  letterTones,
  type Gap,
  type Letter,
} from '@setapak/letter';
import { useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { LetterAssistant } from '~/features/assistant/public.ts';
import { LivePages } from '~/features/cv-rendering/public.ts';
import {
  LateConflictList,
  LateOtherAccountBanner,
  SaveStatus,
  statusOf,
  UndoButtons,
  useDocumentSync,
  type CvSync,
} from '~/features/cv-sync/public.ts';
import { pathOfApplication } from '~/features/job-applications/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { useShowRefusal } from '~/ui/http/use-show-refusal.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { LoadedLetter } from '../load-letter.server.ts';
import { LETTERS, pathOfLetter } from '../model.ts';
import { doubtsIn } from '../read-cv.ts';
import editor from './letter-editor.module.css';
import { LetterFields } from './letter-fields.tsx';
import { goToGap, goToText, placeWords } from './letter-places.ts';
import css from './letters.module.css';
import { SendPanel } from './send-panel.tsx';
import { VersionsButton } from './versions-button.tsx';

/** A letter: its fields, what is left to fill in, its page beside them, and how it goes out. */
export function LetterEditor({ letter }: { letter: LoadedLetter }) {
  const url = pathOfLetter(letter.id);
  const { sync, state } = useDocumentSync<Letter>(letter, { url: `${url}/document`, events: 'letter.' });
  const [isPreviewing, setPreviewing] = useState(false);
  const { document } = state;
  const gaps = gapsOf(document);
  const status = statusOf(state);
  const preview = <LivePages url={`${url}/render`} document={document} label="Halaman surat" mostPages={1} />;
  return (
    <AppLayout
      title={letter.name}
      titleAs="p"
      back={letter.application ? pathOfApplication(letter.application.id) : LETTERS}
      backLabel={letter.application ? 'Kembali ke lamaran' : 'Kembali ke daftar surat'}
      width="full"
    >
      <div className={editor.editor} data-panes>
        <div className={editor.pane}>
          <div className={editor.state}>
            <SaveStatus status={status} />
            <LateConflictList
              document={document}
              what="Surat ini"
              placeOf={({ path }) => placeWords(path)}
              conflicts={state.conflicts}
              onChoose={sync.choose}
            />
            <div className={editor.tools}>
              <UndoButtons sync={sync} history={state.history} />
              <VersionsButton url={url} sync={sync} />
              <DeleteButton id={letter.id} />
            </div>
          </div>
          <h1 className={editor.title}>Surat lamaran</h1>
          <p className={css.dim}>
            {letter.cvName ? `Disusun dari CV “${letter.cvName}”` : 'Tanpa CV'}
            {letter.application && (
              <>
                {' untuk '}
                <Link to={pathOfApplication(letter.application.id)}>
                  {[letter.application.title, letter.application.company].filter(Boolean).join(', ')}
                </Link>
              </>
            )}
          </p>
          {status === 'gone' && (
            <Banner tone="warning" title="Surat ini sudah dihapus">
              Isinya masih tampil di sini. Salin yang masih kamu perlukan.
            </Banner>
          )}
          {status === 'other_account' && <LateOtherAccountBanner />}
          <Advice letter={letter} />
          <Doubts letter={document} loaded={letter} />
          <GapList gaps={gaps} />
          {/* Until drafts were looked for, typing would be lost or end in a conflict. */}
          <div className={editor.group} inert={!state.ready}>
            <LetterFields letter={document} edit={sync.edit} />
            <LetterAssistant
              letterId={letter.id}
              language={document.language}
              paragraphs={document.paragraphs
                .filter(({ kind, text }) => kind === 'text' && text.trim() !== '')
                .map(({ id, text }) => ({ id, text }))}
              onTake={(taken) =>
                sync.edit((now) => ({
                  ...now,
                  paragraphs: now.paragraphs.map((paragraph) => {
                    const better = taken.find(({ id }) => id === paragraph.id);
                    // What was typed since stays.
                    return better?.before === paragraph.text.trim()
                      ? { ...paragraph, text: better.after }
                      : paragraph;
                  }),
                }))
              }
            />
            <Manner url={url} sync={sync} letter={document} />
            <SendPanel loaded={letter} letter={document} gaps={gaps} flush={sync.flush} />
          </div>
          <div className={editor.bar}>
            <Button
              variant="secondary"
              icon={<IconEye size={20} aria-hidden />}
              onClick={() => setPreviewing(true)}
            >
              Pratinjau
            </Button>
          </div>
        </div>
        <aside className={editor.preview} aria-label="Pratinjau surat">
          {preview}
        </aside>
      </div>
      <Dialog open={isPreviewing} onClose={() => setPreviewing(false)} title="Pratinjau" size="full">
        {isPreviewing && <div className={editor.sheet}>{preview}</div>}
      </Dialog>
    </AppLayout>
  );
}

function GapList({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null;
  return (
    <Banner tone="warning" title={`${gaps.length} bagian perlu kamu isi`}>
      <ul className={editor.gaps}>
        {gaps.map(({ place, hint }, index) => (
          <li key={`${place} ${hint} ${index}`}>
            <button type="button" onClick={() => goToGap(place, hint)}>
              {hint}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** What was read of a file without being sure and stands in the letter. */
function Doubts({ letter, loaded: { id, unsure } }: { letter: Letter; loaded: LoadedLetter }) {
  const fetcher = useFetcher();
  const doubts = doubtsIn(letter, unsure ?? []);
  if (doubts.length === 0) return null;
  return (
    <Banner tone="warning" title={`Periksa ${doubts.length} bagian yang kurang jelas terbaca`}>
      <p>CV-mu kami baca dari PDF, jadi cocokkan bagian ini dengan CV aslinya.</p>
      <ul className={editor.gaps}>
        {doubts.map(({ label, text, place }) => (
          <li key={`${place} ${label} ${text}`}>
            <button type="button" onClick={() => goToText(place, text)}>
              {label}: {text}
            </button>
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={pathOfLetter(id)}>
        <Button
          type="submit"
          variant="secondary"
          name="intent"
          value="looked-over"
          loading={fetcher.state !== 'idle'}
        >
          Sudah kuperiksa
        </Button>
      </fetcher.Form>
    </Banner>
  );
}

/** What the ad says about applying, and what it asks for that the CV does not name. */
function Advice({ letter: { advice } }: { letter: LoadedLetter }) {
  const { refusesLetters, subjectLine, missing, wantsIdentityCard } = advice;
  if (!refusesLetters && !subjectLine && missing.length === 0 && !wantsIdentityCard) return null;
  return (
    <Banner title="Dari lowongan">
      {refusesLetters && <p>Lowongan ini meminta pelamar tidak mengirim surat lamaran.</p>}
      {subjectLine && <p>Ikuti penulisan yang diminta: “{subjectLine}”</p>}
      {wantsIdentityCard && (
        <p>
          Lowongan meminta KTP. Kirim hanya kalau kamu yakin perusahaannya nyata, dan tutup NIK-nya kalau
          boleh.
        </p>
      )}
      {missing.length > 0 && (
        <p>
          Diminta, tapi belum tertulis di CV-mu: {missing.slice(0, 6).join(', ')}. Kalau kamu punya, tambahkan
          ke CV dan suratmu.
        </p>
      )}
    </Banner>
  );
}

interface MannerProps {
  url: string;
  sync: CvSync<Letter>;
  letter: Letter;
}

/** Writes the letter anew in another language, order or tone; the one before comes back with undo. */
function Manner({ url, sync, letter }: MannerProps) {
  const [chosen, setChosen] = useState({ language: letter.language, kind: letter.kind, tone: letter.tone });
  const [isBusy, setBusy] = useState(false);
  const snackbar = useSnackbar();
  const showRefusal = useShowRefusal();
  const compose = async () => {
    setBusy(true);
    const answer = await callServer<{ document: Letter }>(`${url}/compose`, { json: chosen });
    setBusy(false);
    if (!answer.ok) return showRefusal(answer.refusal);
    sync.edit(() => answer.data.document);
    snackbar.show({
      text: 'Surat disusun ulang',
      tone: 'success',
      action: { label: 'Urungkan', onClick: sync.undo },
    });
  };
  return (
    <Card as="section" aria-labelledby="letter-manner" className={css.section}>
      <h2 id="letter-manner" className={css.heading}>
        Susun ulang
      </h2>
      <p className={css.dim}>
        Bahasa, susunan, atau gaya lain dari CV dan lowongan yang sama. Ketikanmu diganti, tapi bisa
        diurungkan.
      </p>
      <div className={css.pair}>
        <SelectField
          label="Bahasa"
          value={chosen.language}
          onChange={({ target }) => setChosen({ ...chosen, language: target.value as Letter['language'] })}
          options={[
            { value: 'id', label: 'Indonesia (formal)' },
            { value: 'en', label: 'Inggris (ringkas)' },
          ]}
        />
        <SelectField
          label="Untuk"
          value={chosen.kind}
          onChange={({ target }) => setChosen({ ...chosen, kind: target.value as Letter['kind'] })}
          options={letterKinds.map((kind) => ({ value: kind, label: letterKindNames[kind] }))}
        />
        <SelectField
          label="Gaya"
          value={chosen.tone}
          onChange={({ target }) => setChosen({ ...chosen, tone: target.value as Letter['tone'] })}
          options={letterTones.map((tone) => ({ value: tone, label: letterToneNames[tone] }))}
        />
      </div>
      <div className={css.row}>
        <Button variant="secondary" loading={isBusy} onClick={() => void compose()}>
          Susun ulang surat
        </Button>
      </div>
    </Card>
  );
}

function DeleteButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher();
  return (
    <>
      <IconButton label="Hapus surat" tone="danger" onClick={() => setOpen(true)}>
        <IconTrash size={22} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          void fetcher.submit({ intent: 'delete' }, { method: 'post', action: pathOfLetter(id) })
        }
        loading={fetcher.state !== 'idle'}
        title="Hapus surat ini?"
        confirmLabel="Hapus surat"
      >
        Surat pindah ke sampah bersama riwayat dan PDF yang terkirim, dan bisa dikembalikan selama 30 hari.
      </ConfirmDialog>
    </>
  );
}
