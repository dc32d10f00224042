import type { Language } from '@setapak/resume';

export interface ItemFormProps<Item> {
  item: Item;
  set: (change: Partial<Item>) => void;
  /** Of the CV: it tells which words help. */
  language: Language;
}
