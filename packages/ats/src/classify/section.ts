import type { Line } from '../layout/line.ts';
import type { SectionType } from './section-type.ts';

export interface Section {
  type: SectionType;
  heading?: Line;
  lines: Line[];
  /** Which flow it stands in; sections of one flow follow each other. */
  flow: number;
}
