import type { Language } from '@setapak/resume';
import type { Bind } from '../fields/bind.ts';

export interface ItemFormProps<Item> {
  item: Item;
  set: (change: Partial<Item>) => void;
  of: Bind<Item>;
  /** Of the CV: it tells which words help. */
  language: Language;
}
