import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import type { Command } from 'prosemirror-state';
import { LinkForm } from './link-form.tsx';
import {
  toggleBold,
  toggleBullets,
  toggleItalic,
  toggleNumbers,
  type ActiveStyles,
} from './rich-commands.ts';
import css from './rich-editor.module.css';

interface RichToolbarProps {
  active: ActiveStyles;
  run: (command: Command) => boolean;
}

/** One stop of the Tab key; the arrows go from button to button. */
export function RichToolbar({ active, run }: RichToolbarProps) {
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const buttons: Tool[] = [
    { name: 'Tebal', on: active.bold, icon: <IconBold size={20} aria-hidden />, act: () => run(toggleBold) },
    {
      name: 'Miring',
      on: active.italic,
      icon: <IconItalic size={20} aria-hidden />,
      act: () => run(toggleItalic),
    },
    {
      name: 'Daftar poin',
      on: active.bullets,
      icon: <IconList size={20} aria-hidden />,
      act: () => run(toggleBullets),
    },
    {
      name: 'Daftar bernomor',
      on: active.numbers,
      icon: <IconListNumbers size={20} aria-hidden />,
      act: () => run(toggleNumbers),
    },
    {
      name: 'Tautan',
      on: active.link !== '' || linking,
      icon: <IconLink size={20} aria-hidden />,
      act: () => setLinking(!linking),
    },
  ];
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (current + by + buttons.length) % buttons.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const closeLink = () => {
    setLinking(false);
    run(() => true);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons always has the tab stop */}
      <div ref={bar} role="toolbar" aria-label="Format teks" className={css.toolbar} onKeyDown={walk}>
        {buttons.map(({ name, on, icon, act }, index) => (
          <button
            key={name}
            type="button"
            className={css.tool}
            aria-label={name}
            title={name}
            aria-pressed={on}
            tabIndex={index === current ? 0 : -1}
            // The cursor stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={act}
          >
            {icon}
          </button>
        ))}
      </div>
      {linking && <LinkForm href={active.link} run={run} onClose={closeLink} />}
    </>
  );
}

interface Tool {
  name: string;
  on: boolean;
  icon: ReactNode;
  act: () => void;
}
