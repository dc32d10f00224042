import type { Checkup, ParsedResume } from '@setapak/ats';
import { needsNoJob, periodText, resultFields, type ResultField } from '../report/result-fields.ts';
import { Detected, NotNeeded } from './detected.tsx';
import { usePointed } from './highlight.tsx';
import { InCv, usePointing } from './in-cv.tsx';
import css from './resume-data.module.css';
import { cx } from '~/ui/cx.ts';
import { InfoTip } from '~/ui/tooltip.tsx';
import { ResultSection } from './result-section.tsx';

const NOT_REQUIRED = 'Tidak terdeteksi, dan tidak wajib';

/** Everything that was read from a CV, found or not. */
export function ResumeData({ result, checkup }: { result: ParsedResume; checkup: Checkup | null }) {
  const { skills, certifications, languages } = result;
  return (
    <section aria-labelledby="ats-data" className={css.result}>
      <h3 id="ats-data" className={css.title}>
        Resume Data
      </h3>
      <dl className={css.fields}>
        {resultFields(result, checkup).map((field) => (
          <Field key={field.id} field={field} />
        ))}
      </dl>
      <Work items={result.workExperience} needed={!needsNoJob(checkup)} />
      <Education items={result.education} />
      <Words
        title="Keahlian"
        example="Microsoft Excel, SQL, Riset pasar, Negosiasi"
        words={skills.map(({ name }, index) => ({ name, path: `skills.${index}.name` }))}
      />
      <Words
        title="Sertifikasi"
        example="Brevet Pajak A & B, Ikatan Akuntan Indonesia, 2023"
        words={certifications.map((name, index) => ({ name, path: `certifications.${index}` }))}
        notNeeded={NOT_REQUIRED}
      />
      <Words
        title="Bahasa"
        example="Bahasa Indonesia (Penutur asli), Bahasa Inggris (Mahir)"
        words={languages.map((name, index) => ({ name, path: `languages.${index}` }))}
        notNeeded={NOT_REQUIRED}
      />
    </section>
  );
}

function Field({ field: { label, value, example, optional, paths } }: { field: ResultField }) {
  const pointed = usePointed(paths);
  return (
    <div className={cx(css.field, pointed && css.pointed)} {...usePointing(paths)}>
      <dt className={css.label}>
        {value === null && optional ? <NotNeeded /> : <Detected found={value !== null} />}
        {label}
        <InfoTip about={label} text={`Contoh: ${example}`} align="start" />
        <InCv about={label} paths={paths} />
      </dt>
      <dd className={value !== null ? css.value : optional ? css.notNeeded : css.undetected}>
        {value ?? (optional ? NOT_REQUIRED : 'Tidak terdeteksi')}
      </dd>
    </div>
  );
}

interface EntryProps {
  title: string | null;
  place: string | null;
  dates: string | null;
  description?: string | null;
  /** What is said where the title and the place are missing. */
  missing: { title: string; place: string };
  paths: string[];
}

/** A job or a school: what it is, where and when, each with its cross where it was not read. */
function Entry({ title, place, dates, description, missing, paths }: EntryProps) {
  const pointed = usePointed(paths);
  return (
    <li className={cx(css.item, pointed && css.pointed)} {...usePointing(paths)}>
      <div className={css.itemHead}>
        <p className={title ? css.itemTitle : css.missing}>{title ?? missing.title}</p>
        <InCv about={title ?? missing.title} paths={paths} />
      </div>
      <p className={place ? undefined : css.missing}>{place ?? missing.place}</p>
      <p className={dates ? css.itemDates : css.missing}>{dates ?? 'Tanggal tidak terdeteksi'}</p>
      {description && <p className={css.description}>{description}</p>}
    </li>
  );
}

function Work({ items, needed }: { items: ParsedResume['workExperience']; needed: boolean }) {
  const parts = ['jobTitle', 'organization', 'dates', 'location', 'jobDescription'];
  return (
    <ResultSection
      title="Pengalaman"
      example="Staf Pemasaran, PT Cahaya Nusantara, Jan 2022 – Sekarang, diikuti poin pencapaian"
      count={items.length}
      notNeeded={
        needed ? undefined : 'Tidak terdeteksi, dan itu wajar: organisasi dan proyekmu ikut dinilai.'
      }
    >
      <ul className={css.items}>
        {items.map((item, index) => (
          <Entry
            key={index}
            title={item.jobTitle}
            place={joined([item.organization, item.location?.rawInput ?? null])}
            dates={item.dates && periodText(item.dates)}
            description={item.jobDescription}
            missing={{ title: 'Jabatan tidak terdeteksi', place: 'Perusahaan tidak terdeteksi' }}
            paths={parts.map((part) => `workExperience.${index}.${part}`)}
          />
        ))}
      </ul>
    </ResultSection>
  );
}

function Education({ items }: { items: ParsedResume['education'] }) {
  const parts = ['organization', 'accreditation.inputStr', 'grade.raw', 'dates', 'location'];
  return (
    <ResultSection
      title="Pendidikan"
      example="S1 Manajemen, Universitas Padjadjaran, 2018 – 2022, IPK 3,72"
      count={items.length}
    >
      <ul className={css.items}>
        {items.map((item, index) => (
          <Entry
            key={index}
            title={item.organization}
            place={joined([
              item.accreditation?.inputStr ?? null,
              item.grade && `Nilai ${item.grade.raw}`,
              item.location?.formatted ?? null,
            ])}
            dates={item.dates && periodText({ ...item.dates, endDate: item.dates.completionDate })}
            missing={{ title: 'Institusi tidak terdeteksi', place: 'Jurusan tidak terdeteksi' }}
            paths={parts.map((part) => `education.${index}.${part}`)}
          />
        ))}
      </ul>
    </ResultSection>
  );
}

interface WordsProps {
  title: string;
  example: string;
  words: { name: string; path: string }[];
  notNeeded?: string;
}

function Words({ title, example, words, notNeeded }: WordsProps) {
  return (
    <ResultSection title={title} example={example} count={words.length} notNeeded={notNeeded}>
      <ul className={css.words}>
        {words.map((word) => (
          <Word key={word.path} {...word} />
        ))}
      </ul>
    </ResultSection>
  );
}

function Word({ name, path }: { name: string; path: string }) {
  const paths = [path];
  const pointed = usePointed(paths);
  return (
    <li className={cx(pointed && css.wordPointed)} {...usePointing(paths)}>
      <InCv about={name} paths={paths}>
        {name}
      </InCv>
    </li>
  );
}

function joined(parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(' · ') || null;
}
