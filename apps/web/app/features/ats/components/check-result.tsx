import type { ParsedResume, Reading } from '@setapak/ats';
import { InfoTip } from '~/ui/tooltip.tsx';
import { Banner } from '~/ui/banner.tsx';
import { warningText } from '../model.ts';
import { periodText, resultFields, type ResultField } from '../result-fields.ts';
import css from './check-result.module.css';
import { Detected } from './detected.tsx';
import { ResultSection } from './result-section.tsx';

/** Everything that was read from a CV, found or not. */
export function CheckResult({ reading }: { reading: Reading }) {
  const { result, warnings } = reading;
  const notices = [
    ...new Set(warnings.map((warning) => warningText(warning.code)).filter((text) => text !== null)),
  ];
  return (
    <div className={css.result}>
      {notices.map((notice) => (
        <Banner key={notice} tone="warning">
          {notice}
        </Banner>
      ))}
      <dl className={css.fields}>
        {resultFields(result).map((field) => (
          <Field key={field.id} field={field} />
        ))}
      </dl>
      <Work items={result.workExperience} />
      <Education items={result.education} />
      <Words
        title="Keahlian"
        example="Microsoft Excel, SQL, Riset pasar, Negosiasi"
        words={result.skills.map((skill) => skill.name)}
      />
      <Words
        title="Sertifikasi"
        example="Brevet Pajak A & B, Ikatan Akuntan Indonesia, 2023"
        words={result.certifications}
      />
      <Words
        title="Bahasa"
        example="Bahasa Indonesia (Penutur asli), Bahasa Inggris (Mahir)"
        words={result.languages}
      />
    </div>
  );
}

function Field({ field: { label, value, example } }: { field: ResultField }) {
  return (
    <div className={css.field}>
      <dt className={css.label}>
        <Detected found={value !== null} />
        {label}
        <InfoTip about={label} text={`Contoh: ${example}`} align="start" />
      </dt>
      <dd className={value === null ? css.undetected : css.value}>{value ?? 'Tidak terdeteksi'}</dd>
    </div>
  );
}

function Work({ items }: { items: ParsedResume['workExperience'] }) {
  return (
    <ResultSection
      title="Pengalaman"
      example="Staf Pemasaran, PT Cahaya Nusantara, Jan 2022 – Sekarang, diikuti poin pencapaian"
      count={items.length}
    >
      <ul className={css.items}>
        {items.map((item, index) => (
          <li key={index} className={css.item}>
            <p className={css.itemTitle}>{item.jobTitle ?? 'Jabatan tidak terdeteksi'}</p>
            <p className={css.itemOrganization}>{item.organization ?? 'Perusahaan tidak terdeteksi'}</p>
            <p className={css.itemDates}>
              {(item.dates && periodText(item.dates)) ?? 'Tanggal tidak terdeteksi'}
            </p>
            {item.jobDescription && <p className={css.description}>{item.jobDescription}</p>}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Education({ items }: { items: ParsedResume['education'] }) {
  return (
    <ResultSection
      title="Pendidikan"
      example="S1 Manajemen, Universitas Padjadjaran, 2018 – 2022, IPK 3,72"
      count={items.length}
    >
      <ul className={css.items}>
        {items.map((item, index) => (
          <li key={index} className={css.item}>
            <p className={css.itemTitle}>{item.organization ?? 'Institusi tidak terdeteksi'}</p>
            <p className={css.itemOrganization}>
              {[item.accreditation?.inputStr, item.grade?.raw && `Nilai ${item.grade.raw}`]
                .filter(Boolean)
                .join(' · ') || 'Jurusan tidak terdeteksi'}
            </p>
            <p className={css.itemDates}>
              {(item.dates && periodText({ ...item.dates, endDate: item.dates.completionDate })) ??
                'Tanggal tidak terdeteksi'}
            </p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Words({ title, example, words }: { title: string; example: string; words: readonly string[] }) {
  return (
    <ResultSection title={title} example={example} count={words.length}>
      <ul className={css.words}>
        {words.map((word) => (
          <li key={word} className={css.word}>
            {word}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
