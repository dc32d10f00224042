import {
  degreeLabel,
  degrees,
  employmentLabel,
  employmentTypes,
  type EducationItem,
  type ItemSectionName,
  type ProjectItem,
  type SkillItem,
  type WorkItem,
} from '@setapak/resume';
import type { ReactNode } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { skillLevels } from './choices.ts';
import css from './fields.module.css';
import type { ItemFormProps } from './item-form-props.ts';
import type { ItemOf } from './items.ts';
import { KeywordsField } from './keywords-field.tsx';
import { LineField } from './line-field.tsx';
import { MoreFields } from './more-fields.tsx';
import {
  AwardForm,
  CertificationForm,
  HobbyForm,
  InformalEducationForm,
  LanguageForm,
  ReferenceForm,
  SocialForm,
} from './other-forms.tsx';
import { PeriodFields } from './period-fields.tsx';
import { SummaryField } from './summary-field.tsx';

const employments = employmentTypes.map((value) => ({ value, label: employmentLabel(value, 'id') }));
const degreeOptions = degrees.map((value) => ({ value, label: degreeLabel(value, 'id') }));

function WorkForm({ item, set, language }: ItemFormProps<WorkItem>) {
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
      <SummaryField
        label="Deskripsi"
        placeholder="Apa yang kamu kerjakan, dan apa hasilnya?"
        language={language}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
      <MoreFields filled={Boolean(item.website || item.description)}>
        <LineField
          label="Bidang usaha"
          optional
          placeholder="Misalnya: aplikasi pembayaran"
          value={item.description}
          onChange={(description) => set({ description })}
        />
        <LineField
          label="Website"
          optional
          inputMode="url"
          value={item.website}
          onChange={(website) => set({ website })}
        />
      </MoreFields>
    </div>
  );
}

function EducationForm({ item, set, language }: ItemFormProps<EducationItem>) {
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
      <SummaryField
        label="Deskripsi"
        optional
        placeholder="Prestasi, skripsi, atau kegiatan yang sesuai dengan peran."
        language={language}
        quiet
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
      <MoreFields filled={item.courses.length > 0 || item.website !== ''}>
        <KeywordsField
          label="Mata kuliah yang sesuai"
          hint="Pisahkan dengan koma."
          value={item.courses}
          onChange={(courses) => set({ courses })}
        />
        <LineField
          label="Website"
          optional
          inputMode="url"
          value={item.website}
          onChange={(website) => set({ website })}
        />
      </MoreFields>
    </div>
  );
}

function ProjectForm({ item, set, language }: ItemFormProps<ProjectItem>) {
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
      <SummaryField
        label="Deskripsi"
        placeholder="Masalahnya apa, apa bagianmu, dan apa hasilnya?"
        language={language}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
      <MoreFields filled={item.organization !== '' || item.keywords.length > 0}>
        <LineField
          label="Untuk siapa"
          optional
          placeholder="Organisasi atau klien"
          value={item.organization}
          onChange={(organization) => set({ organization })}
        />
        <KeywordsField
          label="Alat dan teknologi"
          hint="Pisahkan dengan koma."
          value={item.keywords}
          onChange={(keywords) => set({ keywords })}
        />
      </MoreFields>
    </div>
  );
}

function SkillForm({ item, set, language }: ItemFormProps<SkillItem>) {
  return (
    <div className={css.fields}>
      <LineField
        label="Keahlian"
        placeholder="Misalnya: Analisis Data"
        value={item.name}
        onChange={(name) => set({ name })}
        data-first
      />
      <ChoiceField
        label="Tingkat"
        value={item.level}
        options={skillLevels[language]}
        onChange={(level) => set({ level })}
      />
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

type Forms = { [Section in ItemSectionName]: (props: ItemFormProps<ItemOf<Section>>) => ReactNode };

/** What is asked for each kind of item. */
export const itemForms: Forms = {
  work: WorkForm,
  education: EducationForm,
  projects: ProjectForm,
  skills: SkillForm,
  certifications: CertificationForm,
  informalEducation: InformalEducationForm,
  awards: AwardForm,
  languages: LanguageForm,
  social: SocialForm,
  hobbies: HobbyForm,
  references: ReferenceForm,
};
