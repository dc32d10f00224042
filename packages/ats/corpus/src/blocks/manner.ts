export type EntryManner =
  | 'title-date/org-place'
  | 'org-place/title-date'
  | 'org-date/title'
  | 'title,org-date'
  | 'margin-date'
  | 'margin-date-place'
  | 'at-line'
  | 'org-dash-title'
  | 'date-first'
  | 'date-under'
  | 'stacked'
  | 'form'
  | 'table'
  | 'right-column'
  | 'sentence'
  | 'pipes'
  | 'org-first-stacked'
  | 'title-org-parens';

export type SkillManner =
  | 'commas'
  | 'bullets'
  | 'chips'
  | 'bars'
  | 'dots'
  | 'pipes'
  | 'middots'
  | 'columns-2'
  | 'columns-3'
  | 'groups'
  | 'groups-fields'
  | 'groups-stack'
  | 'levels'
  | 'table'
  | 'one-per-line';
export type LanguageManner =
  | 'commas'
  | 'brackets-lines'
  | 'dash-lines'
  | 'dots'
  | 'bars'
  | 'row'
  | 'colon-lines'
  | 'bullets'
  | 'table';
export type CredentialManner =
  | 'brackets'
  | 'dash-issuer'
  | 'row-year'
  | 'margin-year'
  | 'comma'
  | 'stacked'
  | 'pipes'
  | 'table'
  | 'bullets';
export type ContactManner =
  | 'line'
  | 'lines'
  | 'labelled-line'
  | 'labelled-lines'
  | 'stack'
  | 'labelled-stack'
  | 'fields'
  | 'icons-line'
  | 'icons-stack'
  | 'columns';

/** How one layout arranges what a sheet prints. */
export interface Manner {
  contact: ContactManner;
  separator: string;
  work: EntryManner;
  education: EntryManner;
  skills: SkillManner;
  languages: LanguageManner;
  credentials: CredentialManner;
  /** Two jobs in a row at one employer share its name. */
  groupRoles: boolean;
}
