import { IconFileText, IconMicrophone, IconPlus } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-cv.svg';
import searchArt from '~/ui/art/empty-search.svg';
import { Banner } from '~/ui/banner.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { addressOf, views, type BoardQuery, type View } from '../board-query.ts';
import type { Board } from '../load-board.server.ts';
import { BOARD } from '../model.ts';
import { ApplicationList } from './application-list.tsx';
import { BoardFilter } from './board-filter.tsx';
import css from './board-page.module.css';
import { Columns } from './columns.tsx';
import { FiguresView } from './figures-view.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { KeptNote } from './kept-note.tsx';
import { useKeptBoard } from './use-kept-board.ts';
import { useMoves } from './use-moves.ts';

interface BoardPageProps {
  query: BoardQuery;
  board: Board;
  feed: string | null;
  /** Their address, while nobody knows that it is theirs: no reminder is sent to it. */
  unverified: string | null;
  /** Why a form was refused that was sent without script. */
  refusal: string | null;
  ownerId: string;
  /** From what the device keeps. */
  isOffline: boolean;
}

const labels: Record<View, string> = { board: 'Papan', list: 'Daftar', archive: 'Arsip', figures: 'Angka' };

/** All jobs that somebody applies for: as a board, as a list, put away, and in figures. */
export function BoardPage(props: BoardPageProps) {
  const { query, board, feed, unverified, refusal, ownerId, isOffline } = props;
  const { view } = query;
  const unsaved = useKeptBoard(board, ownerId);
  const moves = useMoves(board.cards, unsaved);
  const act = useBoardActions();
  const isFiltered = query.search !== '' || query.source !== '';
  const isNew = board.counts.board + board.counts.archived === 0;
  const add = (
    <LinkButton to={`${BOARD}/new`} icon={<IconPlus size={20} aria-hidden />}>
      Tambah lamaran
    </LinkButton>
  );
  if (isNew)
    return (
      <div className={css.page}>
        {refusal && <Banner tone="error">{refusal}</Banner>}
        <EmptyState art={emptyArt} title="Belum ada lamaran di papanmu" action={add}>
          Simpan lowongan yang kamu incar, lalu pantau dari kirim CV sampai tawaran: batas waktu, jadwal
          wawancara, dan CV mana yang kamu kirim.
        </EmptyState>
      </div>
    );
  return (
    <div className={css.page}>
      {refusal && <Banner tone="error">{refusal}</Banner>}
      <KeptNote cards={moves.cards} unsaved={unsaved} isOffline={isOffline} />
      <div className={css.head}>
        <Tabs
          label="Tampilan lamaran"
          items={views.map((each) => ({
            to: addressOf({ ...query, view: each }),
            label: labels[each],
            current: each === view,
          }))}
        />
        <div className={css.actions}>
          <LinkButton variant="ghost" to={`${BOARD}/surat`} icon={<IconFileText size={20} aria-hidden />}>
            Surat
          </LinkButton>
          <LinkButton
            to={`${BOARD}/latihan`}
            reloadDocument
            variant="ghost"
            icon={<IconMicrophone size={20} aria-hidden />}
          >
            Latihan wawancara
          </LinkButton>
          {add}
        </div>
      </div>
      {view !== 'figures' && <BoardFilter query={query} sources={board.sources} />}
      {view === 'figures' && (
        <FiguresView
          figures={board.figures}
          reminders={board.reminders}
          feed={feed}
          unverified={unverified}
        />
      )}
      {view !== 'figures' && board.cards.length === 0 && (
        <Nothing view={view} query={query} isFiltered={isFiltered} />
      )}
      {view === 'board' && board.cards.length > 0 && (
        <Columns cards={moves.cards} move={moves.move} act={act} />
      )}
      {(view === 'list' || view === 'archive') && board.cards.length > 0 && (
        <ApplicationList cards={moves.cards} move={moves.move} act={act} isArchive={view === 'archive'} />
      )}
    </div>
  );
}

function Nothing({ view, query, isFiltered }: { view: View; query: BoardQuery; isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        art={searchArt}
        title="Tidak ada yang cocok"
        action={
          <LinkButton variant="secondary" to={addressOf({ ...query, search: '', source: '' })}>
            Tampilkan semua
          </LinkButton>
        }
      >
        Coba kata lain, atau hapus saringannya.
      </EmptyState>
    );
  return view === 'archive' ? (
    <EmptyState title="Arsipmu kosong">
      Lamaran yang tidak perlu tampil lagi bisa diarsipkan dari menunya. Datanya tetap tersimpan dan ikut
      dihitung di Angka.
    </EmptyState>
  ) : (
    <EmptyState title="Semua lamaranmu ada di arsip">
      Keluarkan dari arsip lewat menunya, atau tambah lamaran baru.
    </EmptyState>
  );
}
