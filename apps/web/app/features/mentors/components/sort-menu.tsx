import { Form } from 'react-router';
import { IconArrowsSort } from '@tabler/icons-react';
import { mentorList } from '~/content/mentors.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import menu from '~/ui/menu.module.css';
import { usePopover } from '~/ui/use-popover.ts';
import { LIST_PATH } from '../list-memory.ts';
import { addressOf, sorts, type MentorQuery } from '../query.ts';
import { KeptFields } from './kept-fields.tsx';
import css from './sort-menu.module.css';
import toolbar from './toolbar.module.css';
import { useListNavigation } from './use-list-navigation.ts';
import { useSettled } from './use-settled.ts';

const SETTLE_MS = 700;

/** The four orders, and the shuffled one; a choice counts once it stands for 700 ms. */
export function SortMenu({ query }: { query: MentorQuery }) {
  const { id, ref, button, place } = usePopover();
  const { ask } = useListNavigation();
  const choosing = useSettled(SETTLE_MS);
  return (
    <>
      <button ref={button} type="button" className={toolbar.button} popoverTarget={id}>
        <IconArrowsSort size={20} aria-hidden />
        <span lang="en">{mentorList.sort}</span>
        {query.sort && (
          <span className={toolbar.count}>
            1<span className="visually-hidden"> aktif</span>
          </span>
        )}
      </button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Urutkan mentor"
        className={cx(menu.menu, css.menu)}
        onToggle={place}
      >
        <Form key={addressOf(query)} action={LIST_PATH}>
          <KeptFields query={query} without={{ sort: null }} />
          <fieldset>
            <legend className="visually-hidden">Urutkan mentor</legend>
            {[null, ...sorts].map((sort) => (
              <label key={sort} className={css.choice}>
                <input
                  type="radio"
                  name="sort"
                  value={sort ?? ''}
                  defaultChecked={query.sort === sort}
                  className={css.dot}
                  onChange={() => choosing.later(() => ask(() => ({ sort })))}
                />
                {mentorList.sorts[sort ?? '']}
              </label>
            ))}
          </fieldset>
          <Button type="submit" size="sm" full className={css.apply}>
            Terapkan
          </Button>
        </Form>
      </div>
    </>
  );
}
