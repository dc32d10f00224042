import {
  IconColumns,
  IconFileDescription,
  IconLayoutGrid,
  IconPalette,
  IconScan,
  IconTypography,
  IconX,
} from '@tabler/icons-react';
import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import type { Metadata } from '@setapak/resume';
import { cx } from '~/ui/cx.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import { UndoButtons, type CvSync, type CvSyncState } from '~/features/cv-sync/public.ts';
import css from './design-dock.module.css';
import { panels, type PanelId } from '../controls/panel-list.ts';
import type { PanelProps } from '../controls/panel-props.ts';

/** Their scripts come with the first press. */
const bodies: Record<PanelId, ComponentType<PanelProps>> = {
  template: lazyPart(async () => (await import('./template-panel.tsx')).TemplatePanel),
  layout: lazyPart(async () => (await import('./layout-panel.tsx')).LayoutPanel),
  color: lazyPart(async () => (await import('./color-panel.tsx')).ColorPanel),
  text: lazyPart(async () => (await import('./text-panel.tsx')).TextPanel),
  page: lazyPart(async () => (await import('./page-panel.tsx')).PagePanel),
  ats: lazyPart(async () => (await import('../ats-view/ats-panel.tsx')).AtsPanel),
};

const icons: Record<PanelId, ComponentType<{ size: number; 'aria-hidden': true }>> = {
  template: IconLayoutGrid,
  layout: IconColumns,
  color: IconPalette,
  text: IconTypography,
  page: IconFileDescription,
  ats: IconScan,
};

interface DesignDockProps {
  cvId: string;
  sync: CvSync;
  state: CvSyncState;
  open: PanelId | null;
  onOpen: (panel: PanelId | null) => void;
}

/** The panels of the preview: beside the pages on a screen, below them on a phone, so that a change is seen as it is made. */
export function DesignDock({ cvId, sync, state, open, onOpen }: DesignDockProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const rail = useRef<HTMLElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current !== open && open) title.current?.focus({ preventScroll: true });
    shown.current = open;
  }, [open]);

  const close = () => {
    rail.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    onOpen(null);
  };
  const setLooks = (change: Partial<Metadata>) =>
    sync.edit((document) => ({ ...document, metadata: { ...document.metadata, ...change } }));
  const panel = panels.find(({ id }) => id === open);
  const Body = open && bodies[open];

  return (
    <>
      {panel && Body && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what was opened
        <section
          id="design-panel"
          className={css.panel}
          aria-labelledby="design-panel-title"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
          }}
        >
          <header className={css.header}>
            <h2 id="design-panel-title" ref={title} tabIndex={-1} className={css.title}>
              {panel.name}
            </h2>
            <UndoButtons sync={sync} history={state.history} />
            <IconButton label="Tutup panel" tone="dimmed" round onClick={close}>
              <IconX size={22} aria-hidden />
            </IconButton>
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard */}
          <div className={css.body} inert={!state.ready} tabIndex={0} role="group" aria-label={panel.name}>
            <Suspense fallback={<Spinner size={28} label="Memuat" />}>
              <Body
                key={open}
                cvId={cvId}
                document={state.document}
                edit={sync.edit}
                setLooks={setLooks}
                flush={sync.flush}
              />
            </Suspense>
          </div>
        </section>
      )}
      <nav ref={rail} className={css.rail} aria-label="Atur tampilan CV">
        {panels.map(({ id, name, short }) => {
          const Icon = icons[id];
          return (
            <button
              key={id}
              type="button"
              className={cx(css.tab, id === open && css.current)}
              aria-label={name}
              aria-expanded={id === open}
              aria-controls={id === open ? 'design-panel' : undefined}
              onClick={() => (id === open ? close() : onOpen(id))}
            >
              <Icon size={22} aria-hidden />
              <span>{short}</span>
            </button>
          );
        })}
      </nav>
    </>
  );
}
