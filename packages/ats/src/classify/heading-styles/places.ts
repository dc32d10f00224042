import type { Fragment } from '../../layout/fragment.ts';

const SKILLS_OF_LANGUAGE =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production))$/i;

export function isOfGrid({ text }: Fragment): boolean {
  return SKILLS_OF_LANGUAGE.test(text.trim());
}

export function rowOf({ page, baseline }: Fragment): string {
  return `${page} ${Math.round(baseline)}`;
}

export function placeOf({ page, baseline, x }: Fragment): string {
  return `${page} ${Math.round(baseline)} ${Math.round(x)}`;
}
