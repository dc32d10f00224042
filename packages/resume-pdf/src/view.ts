/** What a CV prints, as data: for exports that set type themselves. */
export { resumeView } from './view/resume-view.ts';
export type {
  BlockView,
  EntryView,
  FactView,
  LinkView,
  ListView,
  ResumeView,
  SectionView,
  SpansView,
} from './view/view.ts';
export type { Words } from './view/split-words.ts';
