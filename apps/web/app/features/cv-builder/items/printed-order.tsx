import { isBlank, printedOrder } from '@setapak/resume';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import css from './item-list.module.css';
import type { ListedItem } from './item-list.tsx';

interface PrintedOrderProps<Item extends ListedItem> {
  items: readonly Item[];
  change: (change: (items: Item[]) => Item[]) => void;
  isPlain: (item: Item) => boolean;
}

/** Shows that a list is printed in another order than it stands in here, and puts it in that one. */
export function PrintedOrder<Item extends ListedItem>({ items, change, isPlain }: PrintedOrderProps<Item>) {
  const printed = items.filter((item) => item.isVisible && !isBlank(item));
  if (printedOrder(printed, isPlain).every((item, index) => item === printed[index])) return null;
  return (
    <Banner className={css.order}>
      <p>
        {
          'Di CV-mu, yang tanpa rincian ditulis bersama dalam satu baris, di tempat yang pertama. Urutan lainnya tetap.'
        }
      </p>
      <Button
        size="sm"
        variant="secondary"
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget.closest(`.${css.order}`));
          change((now) => printedOrder(now, isPlain));
        }}
      >
        Urutkan seperti di CV
      </Button>
    </Banner>
  );
}
