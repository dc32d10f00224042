import {
  degreeLabel,
  employmentLabel,
  formatPeriod,
  type EducationItem,
  type ProjectItem,
  type Resume,
  type SkillItem,
  type WorkItem,
} from '@setapak/resume';
import { EducationForm, ProjectForm, SkillForm, WorkForm } from './item-forms.tsx';
import { ItemList, type ItemListProps, type ListedItem } from './item-list.tsx';
import { blankItems, withItems, type BuilderSection, type ItemOf } from './items.ts';

export interface StepItemsProps {
  document: Resume;
  edit: (change: (document: Resume) => Resume) => void;
  addRequest?: number;
}

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const workWords = (item: WorkItem) => ({
  title: item.position || item.company || 'Pengalaman baru',
  detail: line(
    item.position ? item.company : '',
    employmentLabel(item.employment, 'id'),
    formatPeriod({ start: item.startDate, end: item.endDate, isCurrent: item.isCurrent }, 'id'),
  ),
});

const educationWords = (item: EducationItem) => ({
  title: item.institution || 'Pendidikan baru',
  detail: line(
    [degreeLabel(item.degree, 'id'), item.field].filter(Boolean).join(' '),
    formatPeriod({ start: item.startDate, end: item.endDate, isCurrent: item.isCurrent }, 'id'),
  ),
});

const projectWords = (item: ProjectItem) => ({
  title: item.title || 'Proyek baru',
  detail: line(
    item.role,
    formatPeriod({ start: item.date, end: item.endDate, isCurrent: item.isCurrent }, 'id'),
  ),
});

const skillWords = (item: SkillItem) => ({
  title: item.name || 'Keahlian baru',
  detail: line(item.level, item.keywords.join(', ')),
});

/** What a section's list needs of the document. */
function listOf<Section extends BuilderSection>(section: Section, { document, edit }: StepItemsProps) {
  type Item = ItemOf<Section> & ListedItem;
  const items = document[section].items as Item[];
  const change: ItemListProps<Item>['change'] = (changed) => edit((now) => withItems(now, section, changed));
  const blank = blankItems[section] as (id: string) => Item;
  return { items, change, blank };
}

export function StepWork(props: StepItemsProps) {
  return (
    <ItemList
      {...listOf('work', props)}
      words={workWords}
      groupOf={({ company }) => company}
      addLabel="Tambah pengalaman"
      addRequest={props.addRequest}
      order="newest"
      empty="Kerja, magang, kerja lepas, atau sukarela: semuanya berarti."
      renderForm={(item, set) => <WorkForm item={item} set={set} />}
    />
  );
}

export function StepEducation(props: StepItemsProps) {
  return (
    <ItemList
      {...listOf('education', props)}
      words={educationWords}
      addLabel="Tambah pendidikan"
      order="newest"
      empty="Mulai dari pendidikan terakhirmu."
      renderForm={(item, set) => <EducationForm item={item} set={set} />}
    />
  );
}

export function StepProjects(props: StepItemsProps) {
  return (
    <ItemList
      {...listOf('projects', props)}
      words={projectWords}
      addLabel="Tambah proyek"
      order="newest"
      empty="Tugas akhir, lomba, atau karya pribadi yang ingin kamu tunjukkan."
      renderForm={(item, set) => <ProjectForm item={item} set={set} />}
    />
  );
}

export function StepSkills(props: StepItemsProps) {
  return (
    <ItemList
      {...listOf('skills', props)}
      words={skillWords}
      addLabel="Tambah keahlian"
      order="last"
      empty="Tulis keahlian yang diminta di lowongan yang kamu tuju."
      renderForm={(item, set) => <SkillForm item={item} set={set} />}
    />
  );
}
