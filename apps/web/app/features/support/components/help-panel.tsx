import { useState, type ToggleEvent } from 'react';
import { IconBrandWhatsapp, IconMail, IconMessageCircle, IconX } from '@tabler/icons-react';
import { site } from '~/content/site.ts';
import { HELP_ID as id } from '~/ui/layouts/help-button.tsx';
import { usePopover } from '~/ui/use-popover.ts';
import css from './help-panel.module.css';
import { HelpSearch } from './help-search.tsx';

/** WhatsApp, e-mail, frequent questions, and the chat where there is a server for it. Opened by any button that names it. */
export function HelpPanel({ chat }: { chat: boolean }) {
  const { ref, close } = usePopover<HTMLElement>();
  const [opened, setOpened] = useState(false);
  return (
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
          <p>
            Kami membalas di hari kerja, <span className="unbroken">10.00–18.00</span> WIB.
          </p>
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
          {chat && (
            <button
              type="button"
              className={css.way}
              onClick={() => {
                close();
                window.$chatwoot?.toggle('open');
              }}
            >
              <IconMessageCircle size={22} stroke={1.7} aria-hidden /> Chat
            </button>
          )}
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
  );
}
