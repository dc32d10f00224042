import type { ParsedResume } from '@setapak/ats';
import { IconChevronDown } from '@tabler/icons-react';
import css from './raw-text.module.css';

/** The text as a machine gets it, in its order, cut into the parts that it knew. */
export function RawText({ sections }: { sections: ParsedResume['sections'] }) {
  return (
    <section aria-labelledby="ats-text">
      <details className={css.part}>
        <summary className={css.summary}>
          <span>
            <h3 id="ats-text" className={css.title}>
              Teks seperti dibaca mesin
            </h3>
            <span className={css.lead}>
              Tanpa desain, dari atas ke bawah. Urutannya aneh? ATS pun bingung.
            </span>
          </span>
          <IconChevronDown size={20} className={css.chevron} aria-hidden />
        </summary>
        <div className={css.sections}>
          {sections.map(({ sectionType, text }, index) => (
            <div key={index} className={css.section}>
              <p className={css.type}>{names[sectionType] ?? 'Lainnya'}</p>
              <pre className={css.text}>{text}</pre>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}

const names: Record<string, string> = {
  PersonalDetails: 'Data diri',
  Summary: 'Ringkasan',
  WorkExperience: 'Pengalaman',
  Education: 'Pendidikan',
  'Skills/Interests/Languages': 'Keahlian, minat, bahasa',
  Certifications: 'Sertifikasi',
  Projects: 'Proyek',
  Awards: 'Penghargaan',
  Organisations: 'Organisasi',
  Publications: 'Publikasi',
  References: 'Referensi',
};
