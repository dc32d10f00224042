import type { Language } from '@setapak/resume';

export interface Bound<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export interface ItemFormProps<Item> {
  item: Item;
  set: (change: Partial<Item>) => void;
  /** What ties a field to the item. */
  of: <Key extends keyof Item>(field: Key) => Bound<Item[Key]>;
  /** Of the CV: it tells which words help. */
  language: Language;
}
