import { IconLink, IconListDetails, IconMail, IconPrinter } from '@tabler/icons-react';
import type { LegalDocument, LegalSection } from '~/content/legal.ts';
import { site } from '~/content/site.ts';
import { formatDate } from '~/ui/format/dates.ts';
import { Button } from '~/ui/button.tsx';
import css from './legal-page.module.css';
import { LegalBlocks } from './legal-blocks.tsx';
import { RichText } from './rich-text.tsx';

/** A long text of law with its contents beside it, or folded above it where there is no room. */
export function LegalPage({
  document: { title, lead, changed, summary, sections },
}: {
  document: LegalDocument;
}) {
  return (
    <article className={css.page}>
      <header className={css.head}>
        <div className={css.headInner}>
          <p className={css.changed}>
            Terakhir diubah <time dateTime={changed}>{formatDate(changed)}</time>
          </p>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
      </header>
      <div className={css.columns}>
        <nav className={css.contents} aria-label="Daftar isi">
          <details className={css.fold}>
            <summary>
              <IconListDetails size={20} aria-hidden />
              Daftar isi
            </summary>
            <Contents sections={sections} />
          </details>
          <div className={css.beside}>
            <p className={css.contentsTitle}>Daftar isi</p>
            <Contents sections={sections} />
            <Button
              variant="secondary"
              size="sm"
              className={css.print}
              icon={<IconPrinter aria-hidden />}
              onClick={() => window.print()}
            >
              Cetak halaman
            </Button>
          </div>
        </nav>
        <div className={css.text}>
          <section className={css.summary} aria-labelledby="ringkasan">
            <h2 id="ringkasan">Ringkasnya</h2>
            <ul>
              {summary.map((line) => (
                <li key={line}>
                  <RichText>{line}</RichText>
                </li>
              ))}
            </ul>
          </section>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          <a className={css.mail} href={`mailto:${site.email}`}>
            <IconMail size={24} aria-hidden />
            <span>
              <strong>Ada yang ingin ditanyakan?</strong>
              {site.email}
            </span>
          </a>
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className={css.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

function Section({ section: { id, title, blocks }, number }: { section: LegalSection; number: number }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        <span className={css.number}>{number}.</span> {title}
        <a href={`#${id}`} className={css.anchor} aria-label={`Tautan ke bagian ${title}`}>
          <IconLink size={18} aria-hidden />
        </a>
      </h2>
      <LegalBlocks blocks={blocks} />
    </section>
  );
}
