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
import { ChoiceField } from '../fields/choice-field.tsx';
import { skillLevels } from '../fields/choices.ts';
import css from '../fields/fields.module.css';
import type { ItemFormProps } from './item-form-props.ts';
import type { ItemOf } from './items.ts';
import { KeywordsField } from '../fields/keywords-field.tsx';
import { AddressField, LineField } from '../fields/line-field.tsx';
import { MoreFields } from '../fields/more-fields.tsx';
import {
  AwardForm,
  CertificationForm,
  HobbyForm,
  InformalEducationForm,
  LanguageForm,
  ReferenceForm,
  SocialForm,
} from './other-forms.tsx';
import { PeriodFields } from '../fields/period-fields.tsx';
import { JudgedSummaryField } from '../fields/judged-summary-field.tsx';
import { SummaryField } from '../fields/summary-field.tsx';

const employments = employmentTypes.map((value) => ({ value, label: employmentLabel(value, 'id') }));
const degreeOptions = degrees.map((value) => ({ value, label: degreeLabel(value, 'id') }));

function WorkForm({ item, set, of, language }: ItemFormProps<WorkItem>) {
  return (
    <>
      <LineField label="Posisi" placeholder="Misalnya: Staf Pemasaran" {...of('position')} data-first />
      <LineField label="Perusahaan" {...of('company')} />
      <ChoiceField label="Jenis pekerjaan" options={employments} {...of('employment')} />
      <LineField label="Lokasi" optional {...of('location')} />
      <PeriodFields start={of('startDate')} item={item} currentLabel="I currently work here" set={set} />
      <JudgedSummaryField
        label="Deskripsi"
        placeholder="Apa yang kamu kerjakan, dan apa hasilnya?"
        language={language}
        {...of('summary')}
      />
      <MoreFields filled={Boolean(item.website || item.description)}>
        <LineField
          label="Bidang usaha"
          optional
          placeholder="Misalnya: aplikasi pembayaran"
          {...of('description')}
        />
        <AddressField label="Website" optional {...of('website')} />
      </MoreFields>
    </>
  );
}

function EducationForm({ item, set, of, language }: ItemFormProps<EducationItem>) {
  return (
    <>
      <LineField
        className={css.wide}
        label="Institusi"
        placeholder="Nama kampus atau sekolah"
        {...of('institution')}
        data-first
      />
      <ChoiceField label="Jenjang" options={degreeOptions} {...of('degree')} />
      <LineField label="Jurusan" {...of('field')} />
      <LineField label="IPK atau nilai" optional placeholder="3,75/4,00" {...of('gpa')} />
      <LineField label="Lokasi" optional {...of('location')} />
      <PeriodFields start={of('startDate')} item={item} currentLabel="I currently study here" set={set} />
      <SummaryField
        label="Deskripsi"
        optional
        placeholder="Prestasi, skripsi, atau kegiatan yang sesuai dengan peran."
        language={language}
        {...of('summary')}
      />
      <MoreFields filled={item.courses.length > 0 || item.website !== ''}>
        <KeywordsField label="Mata kuliah yang sesuai" hint="Pisahkan dengan koma." {...of('courses')} />
        <AddressField label="Website" optional {...of('website')} />
      </MoreFields>
    </>
  );
}

function ProjectForm({ item, set, of, language }: ItemFormProps<ProjectItem>) {
  return (
    <>
      <LineField className={css.wide} label="Judul proyek" {...of('title')} data-first />
      <LineField label="Peran" optional {...of('role')} />
      <AddressField label="Tautan" optional placeholder="github.com/namamu/proyek" {...of('link')} />
      <PeriodFields start={of('date')} item={item} currentLabel="Proyek ini masih berjalan" set={set} />
      <JudgedSummaryField
        label="Deskripsi"
        placeholder="Masalahnya apa, apa bagianmu, dan apa hasilnya?"
        language={language}
        {...of('summary')}
      />
      <MoreFields filled={item.organization !== '' || item.keywords.length > 0}>
        <LineField label="Untuk siapa" optional placeholder="Organisasi atau klien" {...of('organization')} />
        <KeywordsField label="Alat dan teknologi" hint="Pisahkan dengan koma." {...of('keywords')} />
      </MoreFields>
    </>
  );
}

function SkillForm({ of, language }: ItemFormProps<SkillItem>) {
  return (
    <>
      <LineField label="Keahlian" placeholder="Misalnya: Analisis Data" {...of('name')} data-first />
      <ChoiceField label="Tingkat" options={skillLevels[language]} {...of('level')} />
      <KeywordsField
        className={css.wide}
        label="Rincian"
        hint="Pisahkan dengan koma. Contoh: Excel, SQL, Tableau"
        {...of('keywords')}
      />
    </>
  );
}

type Forms = { [Section in ItemSectionName]: (props: ItemFormProps<ItemOf<Section>>) => ReactNode };

/** The fields of each kind of item. */
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
