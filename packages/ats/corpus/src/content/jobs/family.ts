/**
 * One line of work. Templates in bullets: {3-9} is a whole number, {a|b} a choice, {%} a percentage, {rp} and {usd} sums of money.
 * Skills hold one group a line: `Nama grup | Group name: item, item; item, item`, the part after `;` being the English half where it differs.
 */
export interface Family {
  id: string;
  fieldId: string;
  fieldEn: string;
  titlesId: string[];
  titlesEn: string[];
  internId: string;
  internEn: string;
  majorsId: string[];
  majorsEn: string[];
  bulletsId: string[];
  bulletsEn: string[];
  skills: SkillStock[];
  certificates: [name: string, issuer: string][];
}

interface SkillStock {
  id: string;
  en: string;
  itemsId: string[];
  itemsEn: string[];
}

export const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);
export const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

export function skillStock(text: string): SkillStock[] {
  return lines(text).map((line) => {
    const [names = '', items = ''] = line.split(/:(.*)/s);
    const [id = '', en = id] = names.split('|').map((part) => part.trim());
    const [itemsId = '', itemsEn = itemsId] = items.split(';');
    return { id, en, itemsId: list(itemsId), itemsEn: list(itemsEn) };
  });
}

export function certificates(text: string): [string, string][] {
  return lines(text).map((line) => {
    const [name = '', issuer = ''] = line.split('|').map((part) => part.trim());
    return [name, issuer];
  });
}
