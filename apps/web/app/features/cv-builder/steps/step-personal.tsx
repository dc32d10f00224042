import { bind } from '../fields/bind.ts';
import { remarkOnEmail, remarkOnLinkedIn } from '../fields/contact-remarks.ts';
import { AddressField, LineField, PhoneField } from '../fields/line-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { MoreFields } from '../fields/more-fields.tsx';
import { PhotoField } from '../fields/photo-field.tsx';
import { SectionNotes } from './section-notes.tsx';
import type { StepSectionProps } from './step-sections.tsx';
import { SummaryField } from '../fields/summary-field.tsx';
import css from '../fields/fields.module.css';

/** Step 1: who the person is and how to reach them. */
export function StepPersonal({ cvId, document, edit }: StepSectionProps) {
  const { profile, objective } = document;
  const { address } = profile;
  const of = bind(profile, (change) => edit((now) => ({ ...now, profile: { ...now.profile, ...change } })));
  const ofAddress = bind(address, (change) =>
    edit((now) => ({
      ...now,
      profile: { ...now.profile, address: { ...now.profile.address, ...change } },
    })),
  );

  return (
    <div className={css.fields}>
      <LineField label="Nama depan" {...of('firstName')} autoComplete="given-name" />
      <LineField label="Nama belakang" {...of('lastName')} autoComplete="family-name" />
      <LineField
        className={css.wide}
        label="Profesi atau posisi yang dituju"
        optional
        placeholder="Misalnya: Analis Data"
        {...of('subtitle')}
      />
      <LineField
        label="Email"
        type="email"
        inputMode="email"
        remark={remarkOnEmail}
        {...of('email')}
        autoComplete="email"
      />
      <PhoneField label="Nomor telepon" placeholder="+62 812 3456 7890" {...of('phone')} autoComplete="tel" />
      <LineField label="Kota" placeholder="Bandung" {...ofAddress('city')} autoComplete="address-level2" />
      <LineField
        label="Kode pos"
        optional
        inputMode="numeric"
        {...ofAddress('pincode')}
        autoComplete="postal-code"
      />
      <AddressField
        label="LinkedIn"
        optional
        placeholder="linkedin.com/in/namamu"
        remark={remarkOnLinkedIn}
        {...of('linkedin')}
      />
      <AddressField label="Website" optional placeholder="namamu.com" {...of('website')} autoComplete="url" />
      <MonthField label="Tanggal lahir" optional ahead={0} {...of('birthDate')} />
      <LineField label="Alamat" optional {...ofAddress('line1')} autoComplete="address-line1" />
      <div className={css.wide}>
        <SectionNotes section="objective" {...{ document, edit }} />
      </div>
      <SummaryField
        label="Ringkasan"
        optional
        isObjective
        placeholder="Dua atau tiga kalimat: latar belakangmu, kekuatanmu, dan peran yang kamu cari."
        language={document.metadata.language}
        value={objective.body}
        onChange={(body) =>
          edit((now) => ({ ...now, objective: { ...now.objective, body, isExample: false } }))
        }
      />
      <PhotoField
        cvId={cvId}
        value={profile.photograph}
        shape={profile.photoShape}
        onChange={(photograph, photoShape) =>
          edit((now) => ({ ...now, profile: { ...now.profile, photograph, photoShape } }))
        }
      />
      <MoreFields filled={[address.line2, address.region, address.country].some(Boolean)}>
        <LineField
          label="Gedung, blok, atau RT/RW"
          optional
          {...ofAddress('line2')}
          autoComplete="address-line2"
        />
        <LineField label="Provinsi" optional {...ofAddress('region')} autoComplete="address-level1" />
        <LineField label="Negara" optional {...ofAddress('country')} autoComplete="country-name" />
      </MoreFields>
    </div>
  );
}
