import type { ParsedResume } from '@setapak/ats';
import { FoldedPart } from './folded-part.tsx';
import css from './raw-text.module.css';

/** The text as a machine gets it, in its order, cut into the parts that it knew. */
export function RawText({ sections }: { sections: ParsedResume['sections'] }) {
  return (
    <section aria-labelledby="ats-text">
      <FoldedPart
        head={
          <span>
            <h3 id="ats-text" className={css.title}>
              Teks seperti dibaca mesin
            </h3>
            <span className={css.lead}>
              Tanpa desain, dari atas ke bawah. Urutannya aneh? ATS pun bingung.
            </span>
          </span>
        }
      >
        <div className={css.sections}>
          {sections.map(({ sectionType, text }, index) => (
            <div key={index}>
              <p className={css.type}>{names[sectionType] ?? 'Lainnya'}</p>
              <pre className={css.text}>{text}</pre>
            </div>
          ))}
        </div>
      </FoldedPart>
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
