import type { Profile } from '@setapak/resume';
import { LineField } from './line-field.tsx';
import { MonthField } from './month-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import type { StepSectionProps } from './step-sections.tsx';
import { SummaryField } from './summary-field.tsx';
import css from './fields.module.css';

/** Step 1: who the person is and how to reach them. */
export function StepPersonal({ cvId, document, edit }: StepSectionProps) {
  const { profile, objective } = document;
  const { address } = profile;
  const set = (change: Partial<Profile>) =>
    edit((now) => ({ ...now, profile: { ...now.profile, ...change } }));
  const setAddress = (change: Partial<Profile['address']>) =>
    edit((now) => ({
      ...now,
      profile: { ...now.profile, address: { ...now.profile.address, ...change } },
    }));

  return (
    <div className={css.fields}>
      <LineField
        label="Nama depan"
        value={profile.firstName}
        onChange={(firstName) => set({ firstName })}
        autoComplete="given-name"
      />
      <LineField
        label="Nama belakang"
        value={profile.lastName}
        onChange={(lastName) => set({ lastName })}
        autoComplete="family-name"
      />
      <LineField
        className={css.wide}
        label="Profesi atau posisi yang dituju"
        optional
        placeholder="Misalnya: Analis Data"
        value={profile.subtitle}
        onChange={(subtitle) => set({ subtitle })}
      />
      <LineField
        label="Email"
        type="email"
        inputMode="email"
        value={profile.email}
        onChange={(email) => set({ email })}
        autoComplete="email"
      />
      <LineField
        label="Nomor telepon"
        type="tel"
        inputMode="tel"
        placeholder="+62 812 3456 7890"
        value={profile.phone}
        onChange={(phone) => set({ phone })}
        autoComplete="tel"
      />
      <LineField
        label="Kota"
        placeholder="Bandung"
        value={address.city}
        onChange={(city) => setAddress({ city })}
        autoComplete="address-level2"
      />
      <LineField
        label="Kode pos"
        optional
        inputMode="numeric"
        value={address.pincode}
        onChange={(pincode) => setAddress({ pincode })}
        autoComplete="postal-code"
      />
      <LineField
        label="LinkedIn"
        optional
        inputMode="url"
        placeholder="linkedin.com/in/namamu"
        value={profile.linkedin}
        onChange={(linkedin) => set({ linkedin })}
      />
      <LineField
        label="Website"
        optional
        inputMode="url"
        placeholder="namamu.com"
        value={profile.website}
        onChange={(website) => set({ website })}
        autoComplete="url"
      />
      <MonthField
        label="Tanggal lahir (opsional)"
        value={profile.birthDate}
        onChange={(birthDate) => set({ birthDate })}
      />
      <LineField
        label="Alamat"
        optional
        value={address.line1}
        onChange={(line1) => setAddress({ line1 })}
        autoComplete="address-line1"
      />
      <SummaryField
        label="Ringkasan"
        optional
        quiet
        placeholder="Dua atau tiga kalimat: latar belakangmu, kekuatanmu, dan peran yang kamu cari."
        language={document.metadata.language}
        value={objective.body}
        onChange={(body) => edit((now) => ({ ...now, objective: { ...now.objective, body } }))}
      />
      <PhotoField cvId={cvId} value={profile.photograph} onChange={(photograph) => set({ photograph })} />
      <MoreFields filled={[address.line2, address.region, address.country].some(Boolean)}>
        <LineField
          label="Gedung, blok, atau RT/RW"
          optional
          value={address.line2}
          onChange={(line2) => setAddress({ line2 })}
          autoComplete="address-line2"
        />
        <LineField
          label="Provinsi"
          optional
          value={address.region}
          onChange={(region) => setAddress({ region })}
          autoComplete="address-level1"
        />
        <LineField
          label="Negara"
          optional
          value={address.country}
          onChange={(country) => setAddress({ country })}
          autoComplete="country-name"
        />
      </MoreFields>
    </div>
  );
}
