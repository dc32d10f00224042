import { useMemo, type ReactNode } from 'react';
import type { Resume } from '@setapak/resume';
import { compareDocuments, fieldsInWords, type ChangeKind, type ItemChange } from './compare-documents.ts';
import ChangedWords from './changed-words.tsx';
import css from './cv-comparison.module.css';

interface CvComparisonProps {
  before: Resume;
  after: Resume;
  /** Said where nothing differs. */
  same: ReactNode;
}

const kinds: Record<ChangeKind, string> = { added: 'Ditambah', removed: 'Dihapus', changed: 'Diubah' };

/** What differs between two documents, section by section, with the words that came and went marked. */
export default function CvComparison({ before, after, same }: CvComparisonProps) {
  const sections = useMemo(() => compareDocuments(before, after), [before, after]);
  const inWords = useMemo(() => fieldsInWords(sections), [sections]);
  if (sections.length === 0) return <p className={css.same}>{same}</p>;
  const count = sections.reduce((sum, { items, moved }) => sum + Math.max(countIn(items), moved ? 1 : 0), 0);
  return (
    <div className={css.comparison}>
      <p className={css.legend}>
        {count} perubahan. <ChangedWords before="" after="Ditambah" />{' '}
        <ChangedWords before="Dihapus" after="" />
      </p>
      {sections.map(({ section, heading, moved, items }) => (
        <section key={section} className={css.section}>
          <h3 className={css.heading}>{heading}</h3>
          {moved && <p className={css.moved}>Urutannya berubah.</p>}
          {items.map((item) => (
            <Item key={`${item.id} ${item.kind}`} item={item} inWords={inWords} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Each field of an entry that stayed, each entry that came or went. */
function countIn(items: readonly ItemChange[]): number {
  return items.reduce((sum, { kind, fields }) => sum + (kind === 'changed' ? fields.length : 1), 0);
}

interface ItemProps {
  item: ItemChange;
  inWords: ReturnType<typeof fieldsInWords>;
}

function Item({ item: { kind, title, fields }, inWords }: ItemProps) {
  return (
    <div className={css.item} data-kind={kind}>
      {(title !== '' || kind !== 'changed') && (
        <h4 className={css.title}>
          {title || 'Isian'} <span className={css.kind}>{kinds[kind]}</span>
        </h4>
      )}
      <dl className={css.fields}>
        {fields.map((change) => (
          <div key={change.field} className={css.field}>
            <dt>{change.field}</dt>
            <dd>
              <ChangedWords before={change.before} after={change.after} whole={!inWords.has(change)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
