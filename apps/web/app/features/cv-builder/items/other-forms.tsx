import type {
  AwardItem,
  CertificationItem,
  HobbyItem,
  InformalEducationItem,
  LanguageItem,
  ReferenceItem,
  SocialItem,
} from '@setapak/resume';
import { ChoiceField } from '../fields/choice-field.tsx';
import { fluencies, networks } from '../fields/choices.ts';
import { remarkOnEmail } from '../fields/contact-remarks.ts';
import css from '../fields/fields.module.css';
import type { ItemFormProps } from './item-form-props.ts';
import { KeywordsField } from '../fields/keywords-field.tsx';
import { AddressField, LineField, PhoneField } from '../fields/line-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { MoreFields } from '../fields/more-fields.tsx';
import { PeriodFields } from '../fields/period-fields.tsx';
import { JudgedSummaryField } from '../fields/judged-summary-field.tsx';
import { SummaryField } from '../fields/summary-field.tsx';

export function CertificationForm({ item, of, language }: ItemFormProps<CertificationItem>) {
  return (
    <>
      <LineField className={css.wide} label="Nama sertifikasi" {...of('title')} data-first />
      <LineField label="Penerbit" {...of('issuer')} />
      <MonthField label="Diperoleh" {...of('date')} />
      <MonthField label="Berlaku sampai" optional after={item.date} {...of('expiryDate')} />
      <LineField label="Nomor kredensial" optional {...of('credentialId')} />
      <AddressField className={css.wide} label="Tautan" optional {...of('link')} />
      <MoreFields filled={item.summary !== ''}>
        <SummaryField label="Keterangan" optional language={language} {...of('summary')} />
      </MoreFields>
    </>
  );
}

export function InformalEducationForm({ item, set, of, language }: ItemFormProps<InformalEducationItem>) {
  return (
    <>
      <LineField
        label="Peran atau program"
        placeholder="Misalnya: Ketua Divisi Acara"
        {...of('position')}
        data-first
      />
      <LineField label="Organisasi atau penyelenggara" {...of('institution')} />
      <PeriodFields start={of('startDate')} item={item} currentLabel="Masih berlangsung" set={set} />
      <JudgedSummaryField
        label="Deskripsi"
        optional
        placeholder="Apa bagianmu, dan apa hasilnya?"
        language={language}
        {...of('summary')}
      />
      <MoreFields filled={item.location !== '' || item.website !== ''}>
        <LineField label="Lokasi" optional {...of('location')} />
        <AddressField label="Website" optional {...of('website')} />
      </MoreFields>
    </>
  );
}

export function AwardForm({ of, language }: ItemFormProps<AwardItem>) {
  return (
    <>
      <LineField
        className={css.wide}
        label="Penghargaan"
        placeholder="Misalnya: Juara 2 Lomba Karya Tulis Ilmiah"
        {...of('title')}
        data-first
      />
      <LineField label="Pemberi" {...of('awarder')} />
      <MonthField label="Tanggal" {...of('date')} />
      <SummaryField label="Keterangan" optional language={language} {...of('summary')} />
    </>
  );
}

export function LanguageForm({ of, language }: ItemFormProps<LanguageItem>) {
  return (
    <>
      <LineField
        label="Bahasa"
        placeholder={language === 'id' ? 'Misalnya: Inggris' : 'Misalnya: English'}
        {...of('name')}
        data-first
      />
      <ChoiceField label="Kelancaran" options={fluencies[language]} {...of('fluency')} />
    </>
  );
}

export function SocialForm({ of }: ItemFormProps<SocialItem>) {
  return (
    <>
      <ChoiceField label="Situs" options={networks} {...of('network')} data-first />
      <LineField label="Nama akun" optional autoCapitalize="none" {...of('username')} />
      <AddressField className={css.wide} label="Tautan" placeholder="github.com/namamu" {...of('link')} />
    </>
  );
}

export function HobbyForm({ of }: ItemFormProps<HobbyItem>) {
  return (
    <>
      <LineField label="Minat" placeholder="Misalnya: Fotografi" {...of('name')} data-first />
      <KeywordsField label="Rincian" hint="Pisahkan dengan koma." {...of('keywords')} />
    </>
  );
}

export function ReferenceForm({ of, language }: ItemFormProps<ReferenceItem>) {
  return (
    <>
      <LineField className={css.wide} label="Nama" {...of('name')} data-first />
      <LineField label="Jabatan" {...of('position')} />
      <LineField label="Perusahaan" {...of('company')} />
      <LineField label="Email" type="email" inputMode="email" remark={remarkOnEmail} {...of('email')} />
      <PhoneField label="Nomor telepon" {...of('phone')} />
      <SummaryField label="Catatan" optional language={language} {...of('summary')} />
    </>
  );
}
