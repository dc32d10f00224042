import type { Match, MissingKeyword, Requirement, Standing } from '@setapak/ats';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconArrowsExchange, IconCheck, IconCopyPlus, IconPencil, IconX } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { Spinner } from '~/ui/spinner.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { conditionLines, OtherPost, pastedAd, PostChoice } from '~/features/ats/public.ts';
import type { TargetProps } from './target.tsx';
import { keywordHref, placeNames, quoted } from './target-places.ts';
import css from './target-panel.module.css';
import { useTarget } from './use-target.ts';

/** What a job's ad asks for, beside what the CV has of it. */
export default function TargetPanel({ cvId, document, flush, onLeave }: TargetProps) {
  const { ad, match, busy, error, setAd, choosePost, allPosts, copy, remove } = useTarget(cvId, document);
  const [editing, setEditing] = useState(false);
  const [copying, setCopying] = useState(false);
  const navigate = useNavigate();

  const makeCopy = async () => {
    setCopying(true);
    // The copy is made of what is stored.
    const made = (await flush()) ? await copy() : null;
    setCopying(false);
    if (!made) return;
    onLeave();
    await navigate(`/app/cv/builder/${made.id}`);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard
    <section className={css.panel} aria-label="Kecocokan dengan lowongan" aria-busy={busy} tabIndex={0}>
      {error && (
        <Banner tone="warning">
          <RefusalText {...error} />
        </Banner>
      )}
      {ad === undefined && !error && <Spinner size={24} />}
      {(ad === null || (ad && editing)) && (
        <AdForm
          cvId={cvId}
          ad={ad ?? ''}
          onKeep={(text, forget) => {
            setAd(text, forget);
            setEditing(false);
          }}
          onCancel={ad ? () => setEditing(false) : undefined}
        />
      )}
      {ad && !editing && (
        <>
          {match && <PostChoice posts={match.posts} onChoose={(post) => void choosePost(post)} />}
          {allPosts && <OtherPost onPress={allPosts} />}
          {match ? (
            <Outcome match={match} cvId={cvId} busy={busy} onLeave={onLeave} />
          ) : (
            !error && <Spinner size={24} />
          )}
          <div className={css.actions}>
            <Button loading={copying} icon={<IconCopyPlus aria-hidden />} onClick={() => void makeCopy()}>
              Buat versi untuk lowongan ini
            </Button>
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget.parentElement);
                setEditing(true);
              }}
            >
              Ganti lowongan
            </Button>
            <Button
              variant="ghost"
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget.parentElement);
                void remove();
              }}
            >
              Hapus lowongan
            </Button>
          </div>
          <details className={css.ad}>
            <summary>Isi lowongan</summary>
            <p>{ad}</p>
          </details>
        </>
      )}
    </section>
  );
}

interface AdFormProps {
  cvId: string;
  ad: string;
  /** `forget`: once the server has it. */
  onKeep: (ad: string, forget: () => void) => void;
  onCancel: (() => void) | undefined;
}

function AdForm({ cvId, ad, onKeep, onCancel }: AdFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const forget = useKeptForm(form, `ad of ${cvId}`);
  const [text, setText] = useState(ad);
  const [error, setError] = useState<string>();
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = pastedAd.safeParse(text);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    keepFocus(event.currentTarget);
    onKeep(parsed.data, forget);
  };
  return (
    <form ref={form} className={css.form} onSubmit={keep} noValidate>
      <TextArea
        label="Isi lowongan"
        name="ad"
        hint="Tempel seluruh iklannya. Kami tunjukkan apa yang diminta, apa yang sudah ada di CV ini, dan apa yang belum, selagi kamu mengisi."
        value={text}
        error={error}
        rows={8}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit">Cocokkan</Button>
        {onCancel && (
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget.closest('form'));
              forget();
              onCancel();
            }}
          >
            Batal
          </Button>
        )}
      </div>
    </form>
  );
}

interface OutcomeProps {
  match: Match;
  cvId: string;
  busy: boolean;
  onLeave: () => void;
}

function Outcome({ match, cvId, busy, onLeave }: OutcomeProps) {
  const { score, ad, requirements, notJudged, keywords } = match;
  const job = [ad.title, ad.company].filter(Boolean).join(' · ');
  return (
    <>
      <div className={css.head}>
        <p className={css.score} role="status">
          {score === null ? (
            'Lowongan ini tidak menyebut apa pun yang bisa dibandingkan.'
          ) : (
            <>
              <strong>{score}</strong> dari 100 cocok
            </>
          )}
        </p>
        {job && <p className={css.job}>{job}</p>}
        <p className={css.busy}>{busy ? 'Memperbarui…' : 'Diperbarui selagi kamu mengisi.'}</p>
      </div>
      <ul className={css.lines}>
        {conditionLines(match).map(({ standing, text }) => (
          <Line key={text} standing={standing} wish={text} />
        ))}
      </ul>
      {requirements.length > 0 && (
        <>
          <div className={css.columns} aria-hidden>
            <span>Yang diminta</span>
            <span>{'Di CV-mu'}</span>
          </div>
          <ul className={css.lines}>
            {(['lacks', 'similar', 'has'] as const).flatMap((standing) =>
              requirements
                .filter((each) => each.standing === standing)
                .map((each) => (
                  <Wish
                    key={`${each.name} ${each.quote}`}
                    wish={each}
                    keyword={keywords.find(({ name }) => name === each.name)}
                    cvId={cvId}
                    onLeave={onLeave}
                  />
                )),
            )}
          </ul>
        </>
      )}
      {keywords.length > 0 && (
        <p className={css.note}>
          Tambahkan hanya yang memang benar. Yang tidak bisa kamu ceritakan saat wawancara, jangan ditulis.
        </p>
      )}
      {notJudged.length > 0 && (
        <p className={css.note}>
          <strong>Tidak kami hitung:</strong> {notJudged.map(({ text }) => text).join(', ')}. Ini bukan ukuran
          kemampuan.
        </p>
      )}
    </>
  );
}

const standings = {
  has: { title: 'Sudah ada', Icon: IconCheck },
  similar: { title: 'Mirip', Icon: IconArrowsExchange },
  lacks: { title: 'Belum terlihat', Icon: IconX },
} as const satisfies Record<Standing, object>;

interface LineProps {
  standing: Standing;
  wish: string;
  nice?: boolean;
  children?: React.ReactNode;
}

function Line({ standing, wish, nice = false, children }: LineProps) {
  const { title, Icon } = standings[standing];
  return (
    <li className={css.line} data-standing={standing}>
      <span className={css.wish}>
        <Icon size={18} stroke={2.5} aria-hidden className={css.icon} />
        <span>
          {wish}
          {nice && <span className={css.nice}> nilai tambah</span>}
          <span className="visually-hidden">: {title}. </span>
        </span>
      </span>
      {children && <span className={css.answer}>{children}</span>}
    </li>
  );
}

interface WishProps {
  wish: Requirement;
  keyword: MissingKeyword | undefined;
  cvId: string;
  onLeave: () => void;
}

function Wish({ wish: { name, standing, found, importance }, keyword, cvId, onLeave }: WishProps) {
  return (
    <Line standing={standing} wish={name} nice={importance === 'nice'}>
      {standing !== 'lacks' && found && <span className={css.found}>“{quoted(found.text)}”</span>}
      {standing === 'lacks' && keyword && (
        <>
          <span className={css.question}>{keyword.question}</span>
          <Link
            to={keywordHref(cvId, keyword)}
            onClick={onLeave}
            className={css.toPlace}
            aria-label={`Tambahkan ${name} di ${placeNames[keyword.section]}`}
          >
            <IconPencil size={16} aria-hidden />
            {placeNames[keyword.section]}
          </Link>
        </>
      )}
    </Line>
  );
}
