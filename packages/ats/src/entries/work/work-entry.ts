import type { DateSpan } from '../../dates/find-dates.ts';
import type { Found } from '../../fields/found.ts';
import type { Piece } from '../../text/piece.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import type { Entry } from '../split-entries.ts';

export interface WorkEntry {
  jobTitle?: Found<string>;
  organization?: Found<string>;
  location?: Found<string>;
  /** The terms of the job: `Full-time`, `Magang`. */
  employment?: Found<string>;
  dates?: Found<DateSpan>;
  /** The employer's web address, where it stands apart from other text. */
  url?: Found<string>;
  /** What the employer is or does, behind its town. */
  about?: Found<string>;
  description?: Found<string>;
}

export interface Facts {
  entry: Entry;
  /** The head names an employer alone, whose posts stand below with periods of their own. */
  isEmployer?: boolean;
  pieces: HeaderPiece[];
  locations: HeaderPiece[];
  dates: { span: DateSpan; piece: Piece }[];
}
