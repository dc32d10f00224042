import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { faq, faqClosing, faqLead } from '~/content/faq.ts';
import { searchFaq } from '~/content/faq-search.ts';
import { site } from '~/content/site.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import art from '~/ui/art/empty-search.svg?no-inline';
import { Button } from '~/ui/button.tsx';
import { unbroken } from '~/ui/format/unbroken.tsx';
import css from './faq-page.module.css';
import { FaqGroup } from './faq-group.tsx';
import { FaqSearch } from './faq-search.tsx';
import { useOpenedByHash } from './use-opened-by-hash.ts';

/** Every question; `?q=` narrows them on the server, typing narrows them at once. */
export function FaqPage() {
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const sections = searchFaq(faq, query);
  const found = sections.reduce((sum, { items }) => sum + items.length, 0);
  const searching = query.trim() !== '';
  useOpenedByHash();

  const search = (words: string) => {
    setQuery(words);
    const address = new URL(window.location.href);
    if (words.trim()) address.searchParams.set('q', words.trim());
    else address.searchParams.delete('q');
    // Kept in the address for sharing, without asking the server for what is here already.
    window.history.replaceState(window.history.state, '', address);
  };

  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>Pertanyaan Umum</h1>
        <p className={css.lead}>{faqLead}</p>
        <FaqSearch query={query} onQuery={search} />
        <p role="status" className={css.count}>
          {searching ? `Diperoleh ${found} hasil` : `${found} pertanyaan dalam ${faq.length} topik`}
        </p>
      </header>
      {found === 0 ? (
        <EmptyState
          art={art}
          title="Belum ada jawaban untuk itu"
          action={
            <Button variant="secondary" onClick={() => search('')}>
              Lihat semua pertanyaan
            </Button>
          }
        >
          Coba kata yang lebih umum, misalnya &quot;garansi&quot; atau &quot;jadwal&quot;.
        </EmptyState>
      ) : (
        <div className={css.columns}>
          <nav className={css.topics} aria-label="Topik">
            <ul>
              {sections.map(({ id, title, items }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {title} <span className={css.amount}>{items.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.groups}>
            {sections.map((section) => (
              <FaqGroup key={section.id} section={section} open={searching} />
            ))}
          </div>
        </div>
      )}
      <aside className={css.closing} aria-labelledby="faq-closing">
        <div>
          <h2 id="faq-closing">{faqClosing.title}</h2>
          <p>{unbroken(faqClosing.text)}</p>
        </div>
        <p className={css.ways}>
          <a
            className={css.way}
            href={`https://wa.me/${site.whatsapp}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Chat WhatsApp<span className="visually-hidden"> (tab baru)</span>
          </a>
          <a className={css.wayQuiet} href={`mailto:${site.email}`}>
            Kirim email
          </a>
        </p>
      </aside>
    </div>
  );
}
