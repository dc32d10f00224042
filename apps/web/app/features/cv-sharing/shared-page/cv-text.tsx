import { Fragment } from 'react';
import type {
  CvOutline,
  OutlineBlock,
  OutlineEntry,
  OutlineLink,
  OutlineList,
  OutlineSection,
  OutlineSpan,
} from '../exporting/outline.ts';
import css from './cv-text.module.css';

/** A CV as text with its structure: for screen readers, for narrow screens, and to copy from. */
export function CvText({ outline }: { outline: CvOutline }) {
  return (
    <div className={css.text} lang={outline.language}>
      <p className={css.name}>{outline.name}</p>
      {outline.subtitle && <p>{outline.subtitle}</p>}
      <ul className={css.contacts}>
        {outline.contacts.map((contact, index) => (
          <li key={index}>
            <Linked {...contact} />
          </li>
        ))}
      </ul>
      {outline.sections.map((section, index) => (
        <section key={index}>
          <h2>{section.heading}</h2>
          <SectionText section={section} />
        </section>
      ))}
    </div>
  );
}

/** What stands in an uploaded PDF, page by page. */
export function PagesText({ pages }: { pages: string[] }) {
  return (
    <div className={css.text}>
      {pages.map((page, index) => (
        <section key={index}>
          <h2>Halaman {index + 1}</h2>
          {page ? (
            page.split('\n').map((line, at) => <p key={at}>{line}</p>)
          ) : (
            <p>Halaman ini berupa gambar, jadi tidak ada teks yang bisa dibaca.</p>
          )}
        </section>
      ))}
    </div>
  );
}

function SectionText({ section }: { section: OutlineSection }) {
  switch (section.kind) {
    case 'text':
      return <Blocks blocks={section.blocks} />;
    case 'entries':
      return section.entries.map((entry, index) => <Entry key={index} entry={entry} />);
    case 'facts':
      return (
        <ul className={css.list}>
          {section.facts.map(({ name, text, href }, index) => (
            <li key={index}>
              {name && text ? (
                <>
                  <strong>{name}</strong>: <Linked text={text} {...(href && { href })} />
                </>
              ) : (
                <Linked text={text || name} {...(href && { href })} />
              )}
            </li>
          ))}
        </ul>
      );
  }
}

function Entry({ entry: { title, subtitle, details, date, link, blocks, note } }: { entry: OutlineEntry }) {
  // No line begins with a dot.
  const second = [subtitle, ...details].filter(Boolean).join(' · ').replaceAll(' · ', '\u00A0· ');
  return (
    <div className={css.entry}>
      {title && <h3>{title}</h3>}
      {second && <p>{second}</p>}
      {date && <p className={css.date}>{date}</p>}
      {link && (
        <p>
          <Linked {...link} />
        </p>
      )}
      <Blocks blocks={blocks} />
      {note && <p>{note}</p>}
    </div>
  );
}

function Blocks({ blocks }: { blocks: OutlineBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'list' ? (
      <List key={index} list={block} />
    ) : (
      <p key={index}>
        <Spans spans={block.spans} />
      </p>
    ),
  );
}

function List({ list: { ordered, items } }: { list: OutlineList }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? css.numbers : css.list}>
      {items.map(({ spans, list }, index) => (
        <li key={index}>
          <Spans spans={spans} />
          {list && <List list={list} />}
        </li>
      ))}
    </Tag>
  );
}

function Spans({ spans }: { spans: OutlineSpan[] }) {
  return spans.map(({ text, bold, italic, href }, index) => {
    if (text === '\n') return <br key={index} />;
    const words = <Linked text={text} {...(href && { href })} />;
    if (bold) return <strong key={index}>{words}</strong>;
    return italic ? <em key={index}>{words}</em> : <Fragment key={index}>{words}</Fragment>;
  });
}

/** Addresses come from the CV document, which lets only https, mailto and tel through. */
function Linked({ text, href }: OutlineLink) {
  return href ? (
    <a href={href} rel="nofollow ugc noopener noreferrer">
      {text}
    </a>
  ) : (
    text
  );
}
