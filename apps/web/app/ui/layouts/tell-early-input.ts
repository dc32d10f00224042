type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Says again what was chosen or typed while the script of a page was still on its way: React takes what stands in a field when it
 * arrives as if it had been drawn so, and calls nobody. To be called once the handlers below `root` are there.
 */
export function tellEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const event = newsOf(field);
    if (event) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** The event by which React hears of what is in the field, where that is not what was drawn. */
function newsOf(field: Field): 'change' | 'click' | 'input' | false {
  if ('options' in field) {
    const drawn = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return drawn?.selected === false && 'change';
  }
  if (field.type === 'file') return field.value !== '' && 'change';
  if ('checked' in field && /^(?:checkbox|radio)$/.test(field.type))
    return (
      (field.checked || field.type !== 'radio') && takeBack(field, 'checked', field.defaultChecked) && 'click'
    );
  return takeBack(field, 'value', field.defaultValue) && 'input';
}

/**
 * React compares with what it set last through the element's own property: what was drawn is set there, and what is there now past it.
 * @returns whether the two differ
 */
function takeBack<Key extends string>(field: Record<Key, unknown>, key: Key, drawn: unknown): boolean {
  const now = field[key];
  if (now === drawn) return false;
  field[key] = drawn;
  return Reflect.set(Object.getPrototypeOf(field) as object, key, now, field);
}
