import type { Metadata, Resume } from '@setapak/resume';
import type { CvSync } from '~/features/cv-sync/public.ts';

export interface PanelProps {
  cvId: string;
  document: Resume;
  edit: CvSync['edit'];
  /** Changes some of the looks; saved and undone like any other edit. */
  setLooks: (change: Partial<Metadata>) => void;
  /** Sends what is left. @returns whether everything is stored */
  flush: CvSync['flush'];
}
