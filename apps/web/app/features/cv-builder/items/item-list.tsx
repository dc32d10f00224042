import { isBlank } from '@setapak/resume';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { newId } from '~/services/id.ts';
import { Button } from '~/ui/button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { putBack } from '~/ui/put-back.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { DateOwner } from '../fields/unread-dates.ts';
import { PrintedOrder } from './printed-order.tsx';
import { ItemRow, type RowActions } from './item-row.tsx';
import type { ItemWords } from './item-words.ts';
import { moved, movedTo, settled, withFields, withoutItem } from './items.ts';
import css from './item-list.module.css';
import { Sortable } from './sortable.tsx';

export interface ListedItem {
  id: string;
  isVisible: boolean;
  isExample: boolean;
}

export interface ItemListProps<Item extends ListedItem> {
  items: Item[];
  /** Changes the list as it is when the change is made: an undo comes seconds later. */
  change: (change: (items: Item[]) => Item[]) => void;
  blank: (id: string) => Item;
  words: (item: Item) => ItemWords;
  /** Rows with the same group stand under one heading: the jobs at one company. */
  groupOf?: ((item: Item) => string) | undefined;
  /** Another one of the same group: a second role at the same company. */
  peer?: { label: string; of: (item: Item) => Partial<Item> | null } | undefined;
  addLabel: string;
  /** Where a new item belongs: by its end date, or behind the others. */
  order: 'newest' | 'last';
  empty: ReactNode;
  /** Items that share one line on paper. */
  isPlain?: ((item: Item) => boolean) | undefined;
  renderForm: (item: Item, set: (change: Partial<Item>) => void) => ReactNode;
  /** Counts up when an item is to be added from outside. */
  addRequest?: number | undefined;
  /** The item that is open at first. */
  startOpen?: string | undefined;
  /** The item that an address led to: it is open, and seen. `ADD` leads to the button that adds one. */
  ledTo?: string | undefined;
}

export const ADD = 'add';

/** A section's items: one is open for editing, the others are rows. */
export function ItemList<Item extends ListedItem>(props: ItemListProps<Item>) {
  const { items, change, blank, words, groupOf, peer, addLabel, order, empty, renderForm } = props;
  const { addRequest = 0 } = props;
  const [openId, setOpenId] = useState<string | null>(props.ledTo ?? props.startOpen ?? null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const snackbar = useSnackbar();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const lead = useEffectEvent(() => {
    const { ledTo } = props;
    if (ledTo === ADD) requestAnimationFrame(() => addButton.current?.focus());
    else if (ledTo) focusIn(list.current, `[data-item="${ledTo}"] [data-open]`);
  });
  useEffect(() => lead(), []);

  /** Puts what was being edited in order: what stayed empty goes, what is new finds its place. */
  const tidy = () => change((now) => settled(now, order === 'newest' ? freshId : null, groupOf));
  const settle = () => {
    tidy();
    setFreshId(null);
  };
  const rowOf = (id: string | null) => list.current?.querySelector(`[data-item="${id}"]`);
  const close = () => {
    // What was never filled in goes as its form is closed.
    if (items.some((item) => item.id === openId && isBlank(item))) keepFocus(rowOf(openId));
    settle();
    setOpenId(null);
    focusIn(list.current, `[data-item="${openId}"] [data-open]`);
  };
  const open = (id: string) => {
    settle();
    setOpenId(id);
  };
  const add = (fields: Partial<Item> = {}) => {
    settle();
    const item = { ...blank(newId()), ...fields };
    change((now) => (order === 'newest' ? [item, ...now] : [...now, item]));
    setFreshId(item.id);
    setOpenId(item.id);
  };
  const remove = (id: string) => {
    const index = items.findIndex((one) => one.id === id);
    const item = items[index];
    if (!item) return;
    keepFocus(rowOf(item.id));
    change((now) => withoutItem(now, item.id));
    setOpenId(null);
    snackbar.show({
      text: `${words(item).title} dihapus`,
      action: { label: 'Urungkan', onClick: () => change((now) => putBack(now, item, index)) },
    });
  };
  const move = (id: string, by: -1 | 1) => {
    const index = items.findIndex((one) => one.id === id);
    const item = items[index];
    if (!item) return;
    change((now) => moved(now, id, by));
    const place = Math.min(items.length, Math.max(1, index + 1 + by));
    setSaid(`${words(item).title}: urutan ${place} dari ${items.length}`);
  };
  const set = (id: string) => (fields: Partial<Item>) =>
    change((now) => now.map((item) => (item.id === id ? withFields(item, fields) : item)));
  const toggle = (id: string) =>
    change((now) =>
      now.map((item) =>
        item.id === id ? withFields(item, { isVisible: !item.isVisible } as Partial<Item>) : item,
      ),
    );
  const actions = useSame({ open, close, move, toggle, remove });

  const titleOf = (item: Item | undefined) => (item ? words(item).title : '');
  /** The name that an item shares with its neighbours, above the first of them. */
  const groupHeading = (index: number) => {
    const at = (place: number) => (items[place] && groupOf?.(items[place])) || undefined;
    const group = at(index);
    const isFirst = group && at(index - 1) !== group && at(index + 1) === group;
    return isFirst ? group : null;
  };

  // A step is left by 'Next Step' as often as an item is closed first, and a page by closing its tab. There the list is put in
  // order before the page sends what it has, which it does as it hears the same.
  const leave = useEffectEvent(tidy);
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide, { capture: true });
    return () => {
      window.removeEventListener('pagehide', onPageHide, { capture: true });
      leave();
    };
  }, []);

  const handledRequest = useRef(addRequest);
  useEffect(() => {
    if (handledRequest.current !== addRequest) add();
    handledRequest.current = addRequest;
    // oxlint-disable-next-line react/exhaustive-deps -- only a new request adds an item
  }, [addRequest]);
  useEffect(() => {
    if (openId) focusIn(list.current, `[data-item="${openId}"] [data-first]`);
  }, [openId]);

  return (
    <div className={css.section}>
      {items.length === 0 && <p className={css.empty}>{empty}</p>}
      <Sortable
        ids={useSameIds(items)}
        nameOf={(id) => titleOf(items.find((item) => item.id === id))}
        onMove={(id, overId) => change((now) => movedTo(now, id, overId))}
      >
        <ul ref={list} className={css.list}>
          {items.map((item, index) => {
            const { id } = item;
            const shared = id === openId ? peer?.of(item) : null;
            return (
              <ItemRow
                key={id}
                item={item}
                words={words}
                heading={groupHeading(index)}
                open={id === openId}
                canMoveUp={index > 0}
                canMoveDown={index < items.length - 1}
                actions={actions}
                extra={
                  shared && (
                    <Button variant="secondary" onClick={() => add(shared)}>
                      {peer?.label}
                    </Button>
                  )
                }
                form={id === openId && <DateOwner value={id}>{renderForm(item, set(id))}</DateOwner>}
              />
            );
          })}
        </ul>
      </Sortable>
      {props.isPlain && <PrintedOrder {...{ items, change }} isPlain={props.isPlain} />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Button
        ref={addButton}
        variant="secondary"
        full
        icon={<IconPlus aria-hidden />}
        onClick={() => add()}
        className={css.add}
      >
        {addLabel}
      </Button>
    </div>
  );
}

/** One set of actions for as long as the list stands, which do what the latest ones do. */
function useSame(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [same] = useState<RowActions>(() => ({
    open: (id) => latest.current.open(id),
    close: () => latest.current.close(),
    move: (id, by) => latest.current.move(id, by),
    toggle: (id) => latest.current.toggle(id),
    remove: (id) => latest.current.remove(id),
  }));
  return same;
}

/** The same list as long as it holds the same ids: each row listens to it. */
function useSameIds(items: readonly ListedItem[]): string[] {
  const joined = items.map(({ id }) => id).join(' ');
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

/** On the next frame, which may be late: whoever has gone on to another field by then stays there. */
function focusIn(list: HTMLElement | null, selector: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) list?.querySelector<HTMLElement>(selector)?.focus();
  });
}
