import type { WarningCode } from '../../model.ts';
import type { Place } from '../checkup.ts';
import type { Cv } from './cv.ts';
import { clip } from './places.ts';

export function warned(cv: Cv, code: WarningCode): boolean {
  return cv.reading.warnings.some((warning) => warning.code === code);
}

/** The pages a warning names, with its detail as the offending text. */
export function placesOfWarning(cv: Cv, code: WarningCode): Place[] {
  return cv.reading.warnings
    .filter((warning) => warning.code === code)
    .flatMap((warning) => {
      const text = warning.detail === undefined ? {} : { text: clip(warning.detail) };
      return warning.pages?.length ? warning.pages.map((page) => ({ page, ...text })) : [text];
    });
}
