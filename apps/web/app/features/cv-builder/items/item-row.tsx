import { memo, type ReactNode } from 'react';
import { ItemCard } from './item-card.tsx';
import type { ListedItem } from './item-list.tsx';
import css from './item-list.module.css';
import type { ItemWords } from './item-words.ts';
import { SortableRow } from './sortable.tsx';

/** What the tools of a row do, by the id of its item. */
export interface RowActions {
  open: (id: string) => void;
  close: () => void;
  move: (id: string, by: -1 | 1) => void;
  toggle: (id: string) => void;
  remove: (id: string) => void;
}

interface ItemRowProps<Item extends ListedItem> {
  item: Item;
  words: (item: Item) => ItemWords;
  /** Above the row: what it shares with the rows below. */
  heading: string | null;
  open: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  /** The same ones as long as the list stands. */
  actions: RowActions;
  /** Beside the button that closes the form. */
  extra: ReactNode;
  /** The open item's fields. */
  form: ReactNode;
}

function Row<Item extends ListedItem>(props: ItemRowProps<Item>) {
  const { item, words, heading, open, canMoveUp, canMoveDown, actions, extra, form } = props;
  const { id, isVisible, isExample } = item;
  const shown = words(item);
  return (
    <SortableRow id={id} name={shown.title} before={heading && <p className={css.group}>{heading}</p>}>
      {(handle) => (
        <ItemCard
          words={shown}
          handle={handle}
          open={open}
          visible={isVisible}
          example={isExample}
          canMove={{ up: canMoveUp, down: canMoveDown }}
          onOpen={() => actions.open(id)}
          onClose={actions.close}
          onMove={(by) => actions.move(id, by)}
          onToggle={() => actions.toggle(id)}
          onRemove={() => actions.remove(id)}
          extra={extra}
        >
          {form}
        </ItemCard>
      )}
    </SortableRow>
  );
}

/** An item of a list. It is drawn again only for what it shows: a list may have hundreds, and each key in one of them changes the list. */
export const ItemRow = memo(Row) as typeof Row;
