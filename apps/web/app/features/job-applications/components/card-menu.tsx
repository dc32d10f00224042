import { IconArchive, IconArchiveOff, IconDots, IconTrash } from '@tabler/icons-react';
import { Form } from 'react-router';
import { MenuButton, MenuLine } from '~/ui/menu-item.tsx';
import { Menu } from '~/ui/menu.tsx';
import type { Move } from '../board-moves.ts';
import type { BoardCard } from '../load-board.server.ts';
import { BOARD, nameOfTarget, targets, type Target } from '../model.ts';
import css from './card-menu.module.css';
import type { Act, BoardAction } from './use-board-actions.ts';

interface CardMenuProps {
  card: Pick<BoardCard, 'id' | 'at' | 'title'>;
  move: (move: Move) => void;
  act: Act;
  isArchived?: boolean;
}

/** Everything that can be done with a card. Its items are buttons of plain forms, so the menu works without script, too. */
export function CardMenu({ card, move, act, isArchived = false }: CardMenuProps) {
  const { id, at, title } = card;
  const moveTo = (to: Target) => {
    if (to !== at) move({ id, from: at, to });
  };
  return (
    <Menu label={`Menu ${title}`} trigger={<IconDots size={20} aria-hidden />} width={240}>
      {!isArchived && (
        <>
          <Form method="post" action={BOARD}>
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="from" value={at} />
            <p className={css.heading}>Pindahkan ke…</p>
            {targets.map((to) => (
              <MenuButton
                key={to}
                type="submit"
                name="to"
                value={to}
                aria-current={to === at || undefined}
                disabled={to === at}
                onClick={(event) => {
                  event.preventDefault();
                  moveTo(to);
                }}
              >
                {nameOfTarget(to)}
              </MenuButton>
            ))}
          </Form>
          <MenuLine />
        </>
      )}
      <ActionItem act={act} id={id} intent={isArchived ? 'unarchive' : 'archive'} />
      <ActionItem act={act} id={id} intent="delete" />
    </Menu>
  );
}

const items = {
  archive: { label: 'Arsipkan', Icon: IconArchive },
  unarchive: { label: 'Keluarkan dari arsip', Icon: IconArchiveOff },
  delete: { label: 'Hapus', Icon: IconTrash },
};

function ActionItem({ act, id, intent }: { act: Act; id: string; intent: BoardAction & keyof typeof items }) {
  const { label, Icon } = items[intent];
  return (
    <Form method="post" action={BOARD}>
      <input type="hidden" name="id" value={id} />
      <MenuButton
        type="submit"
        name="intent"
        value={intent}
        tone={intent === 'delete' ? 'danger' : 'normal'}
        icon={<Icon aria-hidden />}
        onClick={(event) => {
          event.preventDefault();
          act(intent, id);
        }}
      >
        {label}
      </MenuButton>
    </Form>
  );
}
