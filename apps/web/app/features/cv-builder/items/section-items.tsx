import { plainFact, type ItemSectionName, type Resume } from '@setapak/resume';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { bind } from '../fields/bind.ts';
import css from '../fields/fields.module.css';
import type { ItemFormProps } from './item-form-props.ts';
import { itemForms } from './item-forms.tsx';
import { ADD, ItemList, type ItemListProps, type ListedItem } from './item-list.tsx';
import { itemWords } from './item-words.ts';
import { blankItem, withItems, type ItemOf } from './items.ts';
import { sectionCopy } from './section-copy.ts';

export interface StepProps {
  document: Resume;
  edit: (change: (document: Resume) => Resume) => void;
}

interface SectionItemsProps<Section extends ItemSectionName> extends StepProps {
  section: Section;
  /** Counts up when an item is to be added from outside. */
  addRequest?: number | undefined;
  groupOf?: (item: ItemOf<Section>) => string;
  peer?: { label: string; of: (item: ItemOf<Section>) => Partial<ItemOf<Section>> | null };
}

/** The items of one section of the document, to fill in. */
export function SectionItems<Section extends ItemSectionName>(props: SectionItemsProps<Section>) {
  const { section, document, edit, addRequest } = props;
  type Item = ItemOf<Section> & ListedItem;
  const { add, empty, order } = sectionCopy[section];
  const Form = itemForms[section] as (form: ItemFormProps<Item>) => ReactNode;
  const words = itemWords[section];
  const [search] = useSearchParams();
  const change: ItemListProps<Item>['change'] = (changed) => edit((now) => withItems(now, section, changed));
  return (
    <ItemList<Item>
      items={document[section].items}
      change={change}
      blank={(id) => blankItem(section, id)}
      words={words}
      groupOf={props.groupOf}
      peer={props.peer}
      addLabel={add}
      addRequest={addRequest}
      ledTo={itemNamed(search.get('open'), section, document[section].items)}
      order={order}
      empty={empty}
      isPlain={plainFact(section)}
      renderForm={(item, set) => (
        <div className={css.fields}>
          <Form item={item} set={set} of={bind(item, set)} language={document.metadata.language} />
        </div>
      )}
    />
  );
}

/** The item that an address names: `work:1` is the second that is seen; `work:` where one is to be added. */
function itemNamed(open: string | null, section: string, items: readonly ListedItem[]): string | undefined {
  if (open === `${section}:`) return ADD;
  const [, named, number] = /^(\p{L}+):(\d{1,2})$/u.exec(open ?? '') ?? [];
  if (named !== section) return undefined;
  return items.filter(({ isVisible }) => isVisible)[Number(number)]?.id;
}
