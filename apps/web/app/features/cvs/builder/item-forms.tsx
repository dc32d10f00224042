import {
  degreeLabel,
  degrees,
  employmentLabel,
  employmentTypes,
  type EducationItem,
  type ProjectItem,
  type SkillItem,
  type WorkItem,
} from '@setapak/resume';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import css from './fields.module.css';
import { KeywordsField } from './keywords-field.tsx';
import { BlockField, LineField } from './line-field.tsx';
import { MonthField } from './month-field.tsx';

export interface ItemFormProps<Item> {
  item: Item;
  set: (change: Partial<Item>) => void;
}

const employments = employmentTypes.map((value) => ({ value, label: employmentLabel(value, 'id') }));
const degreeOptions = degrees.map((value) => ({ value, label: degreeLabel(value, 'id') }));
const levels = ['Pemula', 'Menengah', 'Mahir', 'Ahli'].map((value) => ({ value, label: value }));

const POINTS = 'Awali baris dengan tanda - untuk membuat poin. Sebutkan hasil yang bisa diukur.';

/** `2026-11-21`, on the clock of whoever types. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

interface PeriodProps {
  start: string;
  end: string;
  isCurrent: boolean;
  currentLabel: string;
  set: (change: { start?: string; endDate?: string; isCurrent?: boolean }) => void;
}

function PeriodFields({ start, end, isCurrent, currentLabel, set }: PeriodProps) {
  return (
    <>
      <MonthField label="Mulai" value={start} onChange={(date) => set({ start: date })} />
      <MonthField
        label="Selesai"
        value={isCurrent ? '' : end}
        placeholder={isCurrent ? 'Sekarang' : undefined}
        onChange={(endDate) => set({ endDate })}
        disabled={isCurrent}
      />
      <CheckboxField
        className={css.wide}
        label={currentLabel}
        checked={isCurrent}
        onChange={({ target }) =>
          set(target.checked ? { isCurrent: true, endDate: today() } : { isCurrent: false })
        }
      />
    </>
  );
}

export function WorkForm({ item, set }: ItemFormProps<WorkItem>) {
  return (
    <div className={css.fields}>
      <LineField
        label="Posisi"
        placeholder="Misalnya: Staf Pemasaran"
        value={item.position}
        onChange={(position) => set({ position })}
        data-first
      />
      <LineField label="Perusahaan" value={item.company} onChange={(company) => set({ company })} />
      <ChoiceField
        label="Jenis pekerjaan"
        value={item.employment}
        options={employments}
        onChange={(employment) => set({ employment })}
      />
      <LineField label="Lokasi" optional value={item.location} onChange={(location) => set({ location })} />
      <PeriodFields
        start={item.startDate}
        end={item.endDate}
        isCurrent={item.isCurrent}
        currentLabel="I currently work here"
        set={({ start, ...rest }) => set(start === undefined ? rest : { startDate: start })}
      />
      <LineField
        className={css.wide}
        label="Website"
        optional
        inputMode="url"
        value={item.website}
        onChange={(website) => set({ website })}
      />
      <BlockField
        className={css.wide}
        label="Deskripsi"
        hint={POINTS}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
    </div>
  );
}

export function EducationForm({ item, set }: ItemFormProps<EducationItem>) {
  return (
    <div className={css.fields}>
      <LineField
        className={css.wide}
        label="Institusi"
        placeholder="Nama kampus atau sekolah"
        value={item.institution}
        onChange={(institution) => set({ institution })}
        data-first
      />
      <ChoiceField
        label="Jenjang"
        value={item.degree}
        options={degreeOptions}
        onChange={(degree) => set({ degree })}
      />
      <LineField label="Jurusan" value={item.field} onChange={(field) => set({ field })} />
      <LineField
        label="IPK atau nilai"
        optional
        placeholder="3,75/4,00"
        value={item.gpa}
        onChange={(gpa) => set({ gpa })}
      />
      <LineField label="Lokasi" optional value={item.location} onChange={(location) => set({ location })} />
      <PeriodFields
        start={item.startDate}
        end={item.endDate}
        isCurrent={item.isCurrent}
        currentLabel="I currently study here"
        set={({ start, ...rest }) => set(start === undefined ? rest : { startDate: start })}
      />
      <BlockField
        className={css.wide}
        label="Deskripsi"
        optional
        hint="Prestasi, mata kuliah yang sesuai, atau organisasi. Awali baris dengan tanda - untuk membuat poin."
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
    </div>
  );
}

export function ProjectForm({ item, set }: ItemFormProps<ProjectItem>) {
  return (
    <div className={css.fields}>
      <LineField
        className={css.wide}
        label="Judul proyek"
        value={item.title}
        onChange={(title) => set({ title })}
        data-first
      />
      <LineField label="Peran" optional value={item.role} onChange={(role) => set({ role })} />
      <LineField
        label="Tautan"
        optional
        inputMode="url"
        placeholder="github.com/namamu/proyek"
        value={item.link}
        onChange={(link) => set({ link })}
      />
      <PeriodFields
        start={item.date}
        end={item.endDate}
        isCurrent={item.isCurrent}
        currentLabel="Proyek ini masih berjalan"
        set={({ start, ...rest }) => set(start === undefined ? rest : { date: start })}
      />
      <BlockField
        className={css.wide}
        label="Deskripsi"
        hint={POINTS}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
    </div>
  );
}

export function SkillForm({ item, set }: ItemFormProps<SkillItem>) {
  return (
    <div className={css.fields}>
      <LineField
        label="Keahlian"
        placeholder="Misalnya: Analisis Data"
        value={item.name}
        onChange={(name) => set({ name })}
        data-first
      />
      <ChoiceField label="Tingkat" value={item.level} options={levels} onChange={(level) => set({ level })} />
      <KeywordsField
        className={css.wide}
        label="Rincian"
        hint="Pisahkan dengan koma. Contoh: Excel, SQL, Tableau"
        value={item.keywords}
        onChange={(keywords) => set({ keywords })}
      />
    </div>
  );
}
