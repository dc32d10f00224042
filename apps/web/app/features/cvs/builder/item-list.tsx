import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { newId } from '~/services/id.ts';
import { Button } from '~/ui/button.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { isBlank, moved, placed, withItemAt, withoutBlanks, withoutItem } from './items.ts';
import { ItemCard, type ItemWords } from './item-card.tsx';
import css from './item-list.module.css';

export interface ListedItem {
  id: string;
  isVisible: boolean;
}

export interface ItemListProps<Item extends ListedItem> {
  items: Item[];
  /** Changes the list as it is when the change is made: an undo comes seconds later. */
  change: (change: (items: Item[]) => Item[]) => void;
  blank: (id: string) => Item;
  words: (item: Item) => ItemWords;
  /** Rows with the same group stand under one heading: the jobs at one company. */
  groupOf?: (item: Item) => string;
  addLabel: string;
  /** Where a new item belongs: by its end date, or behind the others. */
  order: 'newest' | 'last';
  empty: ReactNode;
  renderForm: (item: Item, set: (change: Partial<Item>) => void) => ReactNode;
  /** Counts up when an item is to be added from outside. */
  addRequest?: number;
}

/** A section's items: one is open for editing, the others are rows. */
export function ItemList<Item extends ListedItem>(props: ItemListProps<Item>) {
  const { items, change, blank, words, groupOf, addLabel, order, empty, renderForm, addRequest = 0 } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const snackbar = useSnackbar();
  const list = useRef<HTMLUListElement>(null);

  /** Puts what was being edited in order: what stayed empty goes, what is new finds its place. */
  const settle = () => {
    const item = items.find(({ id }) => id === openId);
    if (item && isBlank(item)) change((now) => withoutItem(now, item.id));
    else if (item && item.id === freshId && order === 'newest')
      change((now) => placed(now, item.id, groupOf));
    setFreshId(null);
  };
  const close = () => {
    settle();
    setOpenId(null);
    focusIn(list.current, `[data-item="${openId}"] [data-open]`);
  };
  const open = (id: string) => {
    settle();
    setOpenId(id);
  };
  const add = () => {
    settle();
    const item = blank(newId());
    change((now) => (order === 'newest' ? [item, ...now] : [...now, item]));
    setFreshId(item.id);
    setOpenId(item.id);
  };
  const remove = (item: Item) => {
    const index = items.indexOf(item);
    change((now) => withoutItem(now, item.id));
    setOpenId(null);
    snackbar.show({
      text: `${words(item).title} dihapus`,
      action: { label: 'Urungkan', onClick: () => change((now) => withItemAt(now, item, index)) },
    });
  };
  const move = (item: Item, by: -1 | 1) => {
    change((now) => moved(now, item.id, by));
    const place = Math.min(items.length, Math.max(1, items.indexOf(item) + 1 + by));
    setSaid(`${words(item).title}: urutan ${place} dari ${items.length}`);
  };
  const set = (id: string) => (fields: Partial<Item>) =>
    change((now) => now.map((item) => (item.id === id ? { ...item, ...fields } : item)));

  // Whoever leaves the step leaves no empty item behind.
  const tidy = useEffectEvent(() => change(withoutBlanks));
  useEffect(() => () => tidy(), []);

  const asked = useRef(addRequest);
  useEffect(() => {
    if (asked.current !== addRequest) add();
    asked.current = addRequest;
    // oxlint-disable-next-line react/exhaustive-deps -- only a new request adds an item
  }, [addRequest]);
  useEffect(() => {
    if (openId) focusIn(list.current, `[data-item="${openId}"] [data-first]`);
  }, [openId]);

  return (
    <div className={css.section}>
      {items.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul ref={list} className={css.list}>
        {items.map((item, index) => {
          const group = groupOf?.(item) ?? '';
          const before = items[index - 1];
          const after = items[index + 1];
          const grouped =
            group !== '' && [before, after].some((other) => other && groupOf?.(other) === group);
          const first = grouped && !(before && groupOf?.(before) === group);
          return (
            <li key={item.id} data-item={item.id}>
              {first && <p className={css.group}>{group}</p>}
              <ItemCard
                words={words(item)}
                open={item.id === openId}
                visible={item.isVisible}
                canMove={{ up: index > 0, down: index < items.length - 1 }}
                onOpen={() => open(item.id)}
                onClose={close}
                onMove={(by) => move(item, by)}
                onToggle={() => set(item.id)({ isVisible: !item.isVisible } as Partial<Item>)}
                onRemove={() => remove(item)}
              >
                {item.id === openId && renderForm(item, set(item.id))}
              </ItemCard>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Button variant="secondary" full icon={<IconPlus aria-hidden />} onClick={add} className={css.add}>
        {addLabel}
      </Button>
    </div>
  );
}

function focusIn(list: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => list?.querySelector<HTMLElement>(selector)?.focus());
}
