export interface Bound<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** What ties a form field to a field of a record: `<LineField {...of('company')} />`. */
export type Bind<Item> = <Key extends keyof Item>(field: Key) => Bound<Item[Key]>;

export function bind<Item>(item: Item, set: (change: Partial<Item>) => void): Bind<Item> {
  return (field) => ({
    value: item[field],
    onChange: (value) => set({ [field]: value } as unknown as Partial<Item>),
  });
}
