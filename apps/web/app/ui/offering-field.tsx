import { useRef, useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { afterPress } from './forms/after-press.ts';
import { TextField } from './text-field.tsx';
import css from './offering-field.module.css';

interface OfferingFieldProps extends ComponentProps<typeof TextField> {
  /** What was most likely meant by what is typed. */
  offer: (typed: string) => Promise<string | undefined>;
  /** `typing` for what is certain early, `leaving` for what a next letter may change. */
  when: 'typing' | 'leaving';
}

/** A text field that offers what was most likely meant, to be taken by a tap. */
export function OfferingField({ offer, when, ...field }: OfferingFieldProps) {
  const [offered, setOffered] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const look = ({ value }: HTMLInputElement) =>
    offer(value.trim())
      .then(setOffered)
      // A part of the page that could not be loaded: nothing is offered.
      .catch(() => undefined);
  const take = () => {
    const input = box.current?.querySelector('input');
    if (!input || offered === undefined) return;
    // By the browser's own setter: React takes what its own sets for what it drew itself, and a page that keeps the value hears nothing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, offered);
    // The form that looks at what is typed, and what keeps it over a reload, hear of it as of typing.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setOffered(undefined);
    input.focus();
  };
  return (
    <div ref={box} className={css.field}>
      <TextField
        {...field}
        onInput={({ currentTarget }) =>
          when === 'typing' ? void look(currentTarget) : setOffered(undefined)
        }
        onBlur={({ currentTarget }) => when === 'leaving' && afterPress(() => void look(currentTarget))}
      />
      <div role="status" className={css.offer}>
        {offered !== undefined && (
          <Button variant="secondary" size="sm" onClick={take}>
            Pakai {offered}
          </Button>
        )}
      </div>
    </div>
  );
}
