import type { FormEvent } from 'react';
import { Form, Link } from 'react-router';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { mentorList } from '~/content/mentors.ts';
import { Button } from '~/ui/button.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { usePopover } from '~/ui/use-popover.ts';
import { LIST_PATH } from '../list-memory.ts';
import { facetNames, industries, serviceLines, skills } from '../model.ts';
import { activeFilters, addressOf, freeBys, type MentorQuery } from '../query.ts';
import { KeptFields } from './kept-fields.tsx';
import css from './filter-panel.module.css';
import toolbar from './toolbar.module.css';
import { queryOfForm, useListNavigation } from './use-list-navigation.ts';

const lists = { serviceLine: serviceLines, industry: industries, skills };
const none = {
  serviceLine: [],
  industry: [],
  skills: [],
  minPrice: null,
  maxPrice: null,
  super: false,
  free: null,
  page: 1,
};

/** A sheet from below on phones, from the side elsewhere. A popover: it opens and its form works without script. */
export function FilterPanel({ query }: { query: MentorQuery }) {
  const { id, ref, button, close } = usePopover();
  const { ask } = useListNavigation();
  const count = activeFilters(query).length;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q: _, sort: __, ...filters } = queryOfForm(event.currentTarget);
    close();
    ask(() => filters);
  };

  return (
    <>
      <button ref={button} type="button" className={toolbar.button} popoverTarget={id}>
        <IconAdjustmentsHorizontal size={20} aria-hidden />
        <span lang="en">{mentorList.filters}</span>
        {count > 0 && (
          <span className={toolbar.count}>
            {count}
            <span className="visually-hidden"> aktif</span>
          </span>
        )}
      </button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        data-drawer
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={css.sheet}
      >
        {/* Anew for every address, so that the boxes show what it asks. */}
        <Form
          key={addressOf({ ...query, page: 1 })}
          action={LIST_PATH}
          className={css.form}
          onSubmit={submit}
        >
          <header className={css.head}>
            <h2 id={`${id}-title`} className={css.title} lang="en">
              {mentorList.filters}
            </h2>
            <IconButton label="Tutup" tone="dimmed" round popoverTarget={id} popoverTargetAction="hide">
              <IconX size={22} aria-hidden />
            </IconButton>
          </header>
          <div className={css.body}>
            <KeptFields query={query} without={none} />
            {facetNames.map((name) => (
              <fieldset key={name}>
                <legend className={css.legend}>{mentorList.facets[name]}</legend>
                <div className={css.choices}>
                  {lists[name].map((value) => (
                    <Choice key={value} name={name} value={value} checked={query[name].includes(value)}>
                      <span lang="en">{value}</span>
                    </Choice>
                  ))}
                </div>
              </fieldset>
            ))}
            <fieldset>
              <legend className={css.legend}>{mentorList.free}</legend>
              <div className={css.choices}>
                {([null, ...freeBys] as const).map((free) => (
                  <label key={free} className={css.choice}>
                    <input
                      type="radio"
                      name="free"
                      value={free ?? ''}
                      defaultChecked={query.free === free}
                      className="label-edge"
                    />
                    <span>{mentorList.freeUntil[free ?? '']}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend className={css.legend}>{mentorList.price}</legend>
              <div className={css.prices}>
                <Price name="minPrice" label={mentorList.minPrice} value={query.minPrice} example="40.000" />
                <Price name="maxPrice" label={mentorList.maxPrice} value={query.maxPrice} example="100.000" />
              </div>
            </fieldset>
            <Choice name="super" value="1" checked={query.super}>
              {mentorList.super} <span className={css.hint}>{mentorList.superHint}</span>
            </Choice>
          </div>
          <footer className={css.foot}>
            <Link
              to={`${LIST_PATH}${addressOf({ ...query, ...none })}`}
              className={buttonClass({ variant: 'secondary' })}
              onClick={close}
              lang="en"
            >
              {mentorList.reset}
            </Link>
            <Button type="submit">{mentorList.show}</Button>
          </footer>
        </Form>
      </div>
    </>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  checked: boolean;
  children: React.ReactNode;
}

function Choice({ name, value, checked, children }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} className="label-edge" />
      <span>{children}</span>
    </label>
  );
}

interface PriceProps {
  name: string;
  label: string;
  value: number | null;
  example: string;
}

function Price({ name, label, value, example }: PriceProps) {
  return (
    <TextField
      name={name}
      label={label}
      defaultValue={value ?? ''}
      inputMode="numeric"
      placeholder={`Rp${example}`}
      maxLength={12}
      autoComplete="off"
    />
  );
}
