type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Says again what was chosen or typed while the script of a page was still on its way: React takes what stands in a field when it
 * arrives as if it had been drawn so, and calls nobody. To be called once the handlers below `root` are there.
 */
export function tellEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (field.disabled) continue;
    if (field instanceof HTMLSelectElement) tellChoice(field);
    else if (field instanceof HTMLTextAreaElement) tellText(field);
    else if (field.type === 'file') tellFiles(field);
    else if (field.type === 'checkbox' || field.type === 'radio') tellMark(field);
    else if (field.type !== 'hidden') tellText(field);
  }
}

const say = (field: Field, event: 'input' | 'change') =>
  field.dispatchEvent(new Event(event, { bubbles: true }));

function tellFiles(field: HTMLInputElement): void {
  if (field.files?.length) say(field, 'change');
}

function tellChoice(field: HTMLSelectElement): void {
  const drawn = [...field.options].findIndex((option) => option.defaultSelected);
  if (field.selectedIndex !== Math.max(drawn, 0) && !field.multiple) say(field, 'change');
}

/** React compares with what it set last through the element's own property, so that one is put back first. */
function tellText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  const [from, to] = [field.selectionStart, field.selectionEnd];
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, typed);
  if (field === document.activeElement && from !== null) field.setSelectionRange(from, to);
  say(field, 'input');
}

/** A click turns a mark over, so it is put back first; of radio buttons the chosen one tells for its group. */
function tellMark(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}
