import { plainFact, type CustomItem, type CustomSection } from '@setapak/resume';
import { bind } from '../fields/bind.ts';
import css from '../fields/fields.module.css';
import { CustomForm } from './custom-form.tsx';
import { customWords } from './custom-words.ts';
import { ItemList } from './item-list.tsx';
import { blankCustomItem, withCustomItems } from './items.ts';
import type { StepProps } from './section-items.tsx';

/** The items of a section of one's own. A new one is of the type of the last. */
export function CustomItems({ section, document, edit }: StepProps & { section: CustomSection }) {
  return (
    <ItemList<CustomItem>
      items={section.items}
      change={(changed) => edit((now) => withCustomItems(now, section.id, changed))}
      blank={(id) => blankCustomItem(section.items.at(-1)?.type ?? 'entry', id)}
      words={customWords}
      addLabel="Tambah isian"
      startOpen={section.items.length === 1 ? section.items[0]?.id : undefined}
      order="last"
      isPlain={section.items.every(({ type }) => type === 'list') ? plainFact('custom') : undefined}
      empty="Belum ada isian. Bagian yang kosong tidak ikut tercetak."
      renderForm={(item, set) => (
        <div className={css.fields}>
          <CustomForm item={item} set={set} of={bind(item, set)} language={document.metadata.language} />
        </div>
      )}
    />
  );
}
