import type { Resume } from '@setapak/resume';
import { Suspense, useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmButton } from '~/ui/confirm-button.tsx';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { Spinner } from '~/ui/spinner.tsx';
import { ChangedWords } from '~/features/cv-sync/public.ts';
import { leftToTranslate, type Untranslated } from '../left-to-translate.ts';
import type { LoadedTwin } from '../load-twin.server.ts';
import type { Offer } from '../twin-offers.ts';
import { languageNames, otherLanguage } from '../twin-words.ts';
import css from './twin-panel.module.css';
import { useTwin } from './use-twin.ts';

export interface TwinPlace {
  section: string;
  /** '' for the section as a whole. */
  id: string;
}

interface TwinPanelProps {
  cvId: string;
  document: Resume;
  edit: (change: (document: Resume) => Resume) => void;
  flush: () => Promise<boolean>;
  hrefOf: (place: TwinPlace) => string;
  /** Somebody goes to a place in the builder, or to the other CV. */
  onLeave: () => void;
}

const builderOf = (id: string) => `/app/cv/builder/${id}`;

/** The CV's version in the other language. */
export default function TwinPanel({ cvId, document, edit, flush, hrefOf, onLeave }: TwinPanelProps) {
  const { twin, error, busy, offers, make, unlink, take, ignore, keepWords } = useTwin({
    cvId,
    document,
    edit,
  });
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const other = languageNames[otherLanguage(document.metadata.language)];

  const makeAndOpen = async () => {
    setMaking(true);
    // The copy is made of what is stored.
    const made = (await flush()) ? await make() : null;
    setMaking(false);
    if (!made) return;
    onLeave();
    await navigate(`${builderOf(made.id)}?versi`);
  };

  return (
    <div className={css.panel}>
      {error && (
        <Banner tone="warning">
          <RefusalText {...error} />
        </Banner>
      )}
      {twin === undefined && !error && <Spinner size={24} />}
      {twin?.binned && (
        <Banner tone="info" title={`“${twin.name}” ada di Sampah`}>
          Kembalikan dari <Link to="/app/cv/bin">Sampah</Link> untuk memakainya lagi, atau buat yang baru.
        </Banner>
      )}
      {(twin === null || twin?.binned) && (
        <>
          <p>
            Kami buat salinan CV ini dalam bahasa {other}: judul bagian, bulan, jenjang, dan istilah yang kami
            kenal langsung berganti. Kalimatmu tetap, dan kami tunjukkan apa saja yang masih perlu kamu
            terjemahkan. Kalau salah satu berubah, perubahannya ditawarkan ke yang lain.
          </p>
          <Button loading={making || busy} onClick={() => void makeAndOpen()}>
            Buat versi {other}
          </Button>
        </>
      )}
      {twin && !twin.binned && (
        <>
          <p className={css.other}>
            <span>
              Pasangannya: <strong>{twin.name}</strong>
            </span>
            <Link to={builderOf(twin.id)} onClick={onLeave} className={css.open}>
              Buka
              <IconArrowRight size={18} aria-hidden />
            </Link>
          </p>
          <OfferList offers={offers} busy={busy} onTake={take} onIgnore={(some) => ignore(some)} />
          {twin.side === 'twin' && (
            <LeftList {...{ twin, document, hrefOf, onLeave, busy }} onKeep={keepWords} />
          )}
          <div className={css.unlink}>
            <ConfirmButton
              variant="ghost"
              size="sm"
              label="Lepas pasangan (kedua CV tetap ada)"
              title={`Lepas pasangan “${twin.name}”?`}
              confirmLabel="Ya, lepas pasangan"
              onConfirm={() => void unlink()}
            >
              Kedua CV tetap ada, tetapi perubahan di satu tidak ditawarkan lagi ke yang lain, dan keduanya
              tidak bisa dipasangkan kembali.
            </ConfirmButton>
          </div>
        </>
      )}
    </div>
  );
}

/** What was decided leaves the list. */
const keepFocusOf = ({ currentTarget }: MouseEvent) => keepFocus(currentTarget.closest('li'));

interface OfferListProps {
  offers: Offer[];
  busy: boolean;
  onTake: (offer: Offer) => void;
  onIgnore: (offers: Offer[]) => void;
}

const verbs = { added: 'Ditambah', removed: 'Dihapus', changed: 'Diubah' } as const;

/** What changed in the other one; nothing is written here until somebody takes it over. */
function OfferList({ offers, busy, onTake, onIgnore }: OfferListProps) {
  return (
    <section aria-labelledby="twin-offers" className={css.part}>
      <h3 id="twin-offers" className={css.title}>
        Perubahan di sana
      </h3>
      {offers.length === 0 && (
        <p className={css.done}>
          <IconCheck size={18} aria-hidden />
          Tidak ada yang baru.
        </p>
      )}
      <ul className={css.list}>
        {offers.map((offer) => (
          <li key={`${offer.section} ${offer.id} ${offer.kind}`} className={css.item}>
            <p className={css.about}>
              {[offer.heading, offer.title].filter(Boolean).join(' · ')}{' '}
              <span className={css.kind}>{verbs[offer.kind]}</span>
            </p>
            {offer.kind !== 'removed' && (
              <dl className={css.fields}>
                {offer.fields.map(({ key, field, before, after }) => (
                  <div key={key}>
                    <dt>{field}</dt>
                    <dd>
                      <Suspense fallback={after}>
                        <ChangedWords before={before} after={after} />
                      </Suspense>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <div className={css.buttons}>
              <Button
                size="sm"
                disabled={busy}
                onClick={(event) => {
                  keepFocusOf(event);
                  onTake(offer);
                }}
              >
                {offer.kind === 'removed' ? 'Hapus di sini juga' : 'Ambil'}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={busy}
                onClick={(event) => {
                  keepFocusOf(event);
                  onIgnore([offer]);
                }}
              >
                Abaikan
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {offers.length > 1 && (
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onIgnore(offers);
          }}
        >
          Abaikan semua
        </Button>
      )}
    </section>
  );
}

interface LeftListProps {
  twin: LoadedTwin;
  document: Resume;
  hrefOf: (place: TwinPlace) => string;
  onLeave: () => void;
  busy: boolean;
  onKeep: (place: string) => void;
}

/** What still stands here as it stands in the original. */
function LeftList({ twin, document, hrefOf, onLeave, busy, onKeep }: LeftListProps) {
  const left: Untranslated[] = leftToTranslate(document, twin.theirs, twin.sameWords);
  return (
    <section aria-labelledby="twin-left" className={css.part}>
      <h3 id="twin-left" className={css.title}>
        Belum diterjemahkan{left.length > 0 && ` (${left.length})`}
      </h3>
      {left.length === 0 && (
        <p className={css.done}>
          <IconCheck size={18} aria-hidden />
          Semua sudah berbahasa {languageNames[document.metadata.language]}.
        </p>
      )}
      <ul className={css.list}>
        {left.map(({ place, section, id, about, text }) => (
          <li key={place} className={css.item}>
            <p className={css.about}>{about}</p>
            <p className={css.text} lang={twin.theirs.metadata.language}>
              {text}
            </p>
            <div className={css.buttons}>
              <Link to={hrefOf({ section, id })} onClick={onLeave} className={css.open}>
                Terjemahkan
                <IconArrowRight size={18} aria-hidden />
              </Link>
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                onClick={(event) => {
                  keepFocusOf(event);
                  onKeep(place);
                }}
              >
                Memang sama
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
