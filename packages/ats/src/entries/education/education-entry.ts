import type { DateSpan } from '../../dates/find-dates.ts';
import type { Found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import type { Piece } from '../../text/piece.ts';
import type { HeaderPiece } from '../header-pieces.ts';

export interface EducationEntry {
  organization?: Found<string>;
  accreditation?: Found<string>;
  grade?: Found<string>;
  location?: Found<string>;
  dates?: Found<DateSpan>;
  /** The school's web address. */
  url?: Found<string>;
  /** What stands below and is none of these: courses, a thesis, honours. */
  description?: Found<string>;
}

export interface Facts {
  pieces: HeaderPiece[];
  /** Lines that gave neither grade nor place nor date, by their row. */
  notes: Map<number, Line>;
  grade?: Found<string>;
  location?: Found<string>;
  url?: Found<string>;
  dates: { span: DateSpan; piece: Piece }[];
}
