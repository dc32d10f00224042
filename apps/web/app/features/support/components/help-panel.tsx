import { useState, type ToggleEvent } from 'react';
import { IconBrandWhatsapp, IconMail, IconMessageCircleQuestion, IconX } from '@tabler/icons-react';
import { site } from '~/content/site.ts';
import { usePopover } from '~/ui/use-popover.ts';
import css from './help-panel.module.css';
import { HelpSearch } from './help-search.tsx';

/** The help without a chat server: WhatsApp, e-mail and frequent questions. */
export function HelpPanel() {
  const { id, ref, button } = usePopover<HTMLElement>();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button ref={button} type="button" className={css.open} popoverTarget={id} aria-label="Butuh bantuan?">
        <IconMessageCircleQuestion size={28} stroke={1.8} aria-hidden />
      </button>
      <section
        ref={ref}
        id={id}
        popover="auto"
        className={css.panel}
        aria-label="Bantuan"
        onToggle={(event: ToggleEvent<HTMLElement>) => setOpened((was) => was || event.newState === 'open')}
      >
        <header className={css.head}>
          <div>
            <h2 className={css.title}>Butuh bantuan?</h2>
            <p>Kami membalas di hari kerja, 10.00–18.00 WIB.</p>
          </div>
          <button
            type="button"
            className={css.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Tutup bantuan"
          >
            <IconX size={22} aria-hidden />
          </button>
        </header>
        <div className={css.body}>
          <div className={css.ways}>
            <a
              className={css.way}
              href={`https://wa.me/${site.whatsapp}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <IconBrandWhatsapp size={22} stroke={1.7} aria-hidden /> WhatsApp
              <span className="visually-hidden"> (tab baru)</span>
            </a>
            <a className={css.way} href={`mailto:${site.email}`}>
              <IconMail size={22} stroke={1.7} aria-hidden /> Email
            </a>
          </div>
          <HelpSearch active={opened} />
        </div>
      </section>
    </>
  );
}
