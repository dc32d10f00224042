import type {
  AwardItem,
  CertificationItem,
  HobbyItem,
  InformalEducationItem,
  LanguageItem,
  ReferenceItem,
  SocialItem,
} from '@setapak/resume';
import { ChoiceField } from './choice-field.tsx';
import { fluencies, networks } from './choices.ts';
import css from './fields.module.css';
import type { ItemFormProps } from './item-form-props.ts';
import { KeywordsField } from './keywords-field.tsx';
import { LineField } from './line-field.tsx';
import { MonthField } from './month-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { SummaryField } from './summary-field.tsx';

export function CertificationForm({ item, set, language }: ItemFormProps<CertificationItem>) {
  return (
    <div className={css.fields}>
      <LineField
        className={css.wide}
        label="Nama sertifikasi"
        value={item.title}
        onChange={(title) => set({ title })}
        data-first
      />
      <LineField label="Penerbit" value={item.issuer} onChange={(issuer) => set({ issuer })} />
      <MonthField label="Diperoleh" value={item.date} onChange={(date) => set({ date })} />
      <MonthField
        label="Berlaku sampai (opsional)"
        value={item.expiryDate}
        onChange={(expiryDate) => set({ expiryDate })}
      />
      <LineField
        label="Nomor kredensial"
        optional
        value={item.credentialId}
        onChange={(credentialId) => set({ credentialId })}
      />
      <LineField
        className={css.wide}
        label="Tautan"
        optional
        inputMode="url"
        value={item.link}
        onChange={(link) => set({ link })}
      />
      <MoreFields filled={item.summary !== ''}>
        <SummaryField
          label="Keterangan"
          optional
          quiet
          language={language}
          value={item.summary}
          onChange={(summary) => set({ summary })}
        />
      </MoreFields>
    </div>
  );
}

export function InformalEducationForm({ item, set, language }: ItemFormProps<InformalEducationItem>) {
  return (
    <div className={css.fields}>
      <LineField
        label="Peran atau program"
        placeholder="Misalnya: Ketua Divisi Acara"
        value={item.position}
        onChange={(position) => set({ position })}
        data-first
      />
      <LineField
        label="Organisasi atau penyelenggara"
        value={item.institution}
        onChange={(institution) => set({ institution })}
      />
      <PeriodFields
        start={item.startDate}
        end={item.endDate}
        isCurrent={item.isCurrent}
        currentLabel="Masih berlangsung"
        set={({ start, ...rest }) => set(start === undefined ? rest : { startDate: start })}
      />
      <SummaryField
        label="Deskripsi"
        optional
        placeholder="Apa bagianmu, dan apa hasilnya?"
        language={language}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
      <MoreFields filled={item.location !== '' || item.website !== ''}>
        <LineField label="Lokasi" optional value={item.location} onChange={(location) => set({ location })} />
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

export function AwardForm({ item, set, language }: ItemFormProps<AwardItem>) {
  return (
    <div className={css.fields}>
      <LineField
        className={css.wide}
        label="Penghargaan"
        placeholder="Misalnya: Juara 2 Lomba Karya Tulis Ilmiah"
        value={item.title}
        onChange={(title) => set({ title })}
        data-first
      />
      <LineField label="Pemberi" value={item.awarder} onChange={(awarder) => set({ awarder })} />
      <MonthField label="Tanggal" value={item.date} onChange={(date) => set({ date })} />
      <SummaryField
        label="Keterangan"
        optional
        quiet
        language={language}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
    </div>
  );
}

export function LanguageForm({ item, set, language }: ItemFormProps<LanguageItem>) {
  return (
    <div className={css.fields}>
      <LineField
        label="Bahasa"
        placeholder={language === 'id' ? 'Misalnya: Inggris' : 'Misalnya: English'}
        value={item.name}
        onChange={(name) => set({ name })}
        data-first
      />
      <ChoiceField
        label="Kelancaran"
        value={item.fluency}
        options={fluencies[language]}
        onChange={(fluency) => set({ fluency })}
      />
    </div>
  );
}

export function SocialForm({ item, set }: ItemFormProps<SocialItem>) {
  return (
    <div className={css.fields}>
      <ChoiceField
        label="Situs"
        value={item.network}
        options={networks}
        onChange={(network) => set({ network })}
        data-first
      />
      <LineField
        label="Nama akun"
        optional
        autoCapitalize="none"
        value={item.username}
        onChange={(username) => set({ username })}
      />
      <LineField
        className={css.wide}
        label="Tautan"
        inputMode="url"
        placeholder="github.com/namamu"
        value={item.link}
        onChange={(link) => set({ link })}
      />
    </div>
  );
}

export function HobbyForm({ item, set }: ItemFormProps<HobbyItem>) {
  return (
    <div className={css.fields}>
      <LineField
        label="Minat"
        placeholder="Misalnya: Fotografi"
        value={item.name}
        onChange={(name) => set({ name })}
        data-first
      />
      <KeywordsField
        label="Rincian"
        hint="Pisahkan dengan koma."
        value={item.keywords}
        onChange={(keywords) => set({ keywords })}
      />
    </div>
  );
}

export function ReferenceForm({ item, set, language }: ItemFormProps<ReferenceItem>) {
  return (
    <div className={css.fields}>
      <LineField
        className={css.wide}
        label="Nama"
        value={item.name}
        onChange={(name) => set({ name })}
        data-first
      />
      <LineField label="Jabatan" value={item.position} onChange={(position) => set({ position })} />
      <LineField label="Perusahaan" value={item.company} onChange={(company) => set({ company })} />
      <LineField
        label="Email"
        type="email"
        inputMode="email"
        value={item.email}
        onChange={(email) => set({ email })}
      />
      <LineField
        label="Nomor telepon"
        type="tel"
        inputMode="tel"
        value={item.phone}
        onChange={(phone) => set({ phone })}
      />
      <SummaryField
        label="Catatan"
        optional
        quiet
        language={language}
        value={item.summary}
        onChange={(summary) => set({ summary })}
      />
    </div>
  );
}
