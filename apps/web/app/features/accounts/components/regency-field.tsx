import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import field from '~/ui/field.module.css';
import { Field } from '~/ui/field.tsx';
import type { Regency } from '@setapak/ats/places';
import css from './regency-field.module.css';

interface RegencyFieldProps {
  defaultValue: string;
  error?: string | undefined;
}

type Search = (typed: string) => Regency[];

/**
 * The domicile: a text field with the list of all regencies and cities to choose from (WAI-ARIA combobox). The list is
 * loaded when the field is first entered. Without script the name is typed, and the server finds it.
 */
export function RegencyField({ defaultValue, error }: RegencyFieldProps) {
  const listId = useId();
  const [value, setValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [search, setSearch] = useState<Search>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hits = open && search ? search(value) : [];
  const expanded = open && search !== undefined;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    if (expanded) list.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);

  function enter(): void {
    if (search) return;
    // Without a network the name is typed, and the list is tried for again with the next visit.
    void import('../find-regency.ts')
      .then((found) => setSearch(() => found.searchRegencies))
      .catch(() => undefined);
  }

  function choose(name: string): void {
    setValue(name);
    setOpen(false);
    setActive(-1);
    // The form's checks listen to what the browser reports, not to React's state.
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (hits.length > 0) setActive((active + step + hits.length) % hits.length);
    }
    const hit = hits[active];
    if (event.key === 'Enter' && hit) {
      event.preventDefault();
      choose(hit.name);
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className={css.combobox}>
      <Field label="Domisili" error={error} hint="Ketik nama kabupaten atau kota, lalu pilih dari daftar">
        {(wiring) => (
          <input
            ref={input}
            name="domicile"
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={expanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
            className={field.control}
            value={value}
            onFocus={enter}
            onBlur={() => setOpen(false)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            {...wiring}
          />
        )}
      </Field>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Domisili"
        className={css.list}
        hidden={!expanded}
      >
        {hits.map(({ name, province }, index) => (
          // The field has the focus and the keys; options never do.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={css.option}
            // Before the field loses its focus, which closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            <span>{name}</span>
            <small>{province}</small>
          </div>
        ))}
        {expanded && hits.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled className={css.none}>
            Tidak ada kabupaten atau kota yang cocok
          </div>
        )}
      </div>
    </div>
  );
}
