import { customTypes, type CustomItem, type CustomType } from '@setapak/resume';
import { SelectField } from '~/ui/select-field.tsx';
import css from '../fields/fields.module.css';
import { KeywordsField } from '../fields/keywords-field.tsx';
import { AddressField, LineField } from '../fields/line-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { PeriodFields } from '../fields/period-fields.tsx';
import { JudgedSummaryField } from '../fields/judged-summary-field.tsx';
import { SummaryField } from '../fields/summary-field.tsx';
import { customTypeWords } from './custom-words.ts';
import type { ItemFormProps } from './item-form-props.ts';

const types = customTypes.map((value) => ({ value, label: customTypeWords[value].name }));

/** An item of a section of one's own: its type says which fields it has. What another type knew stays for when it comes back. */
export function CustomForm(props: ItemFormProps<CustomItem>) {
  const { item, set, of, language } = props;
  const { title, placeholder } = customTypeWords[item.type];
  const link = <AddressField className={css.wide} label="Tautan" optional {...of('link')} />;
  const summary = <SummaryField label="Deskripsi" optional language={language} {...of('summary')} />;
  return (
    <>
      <SelectField
        label="Jenis isian"
        className={css.wide}
        options={types}
        value={item.type}
        onChange={({ target }) => set({ type: target.value as CustomType })}
      />
      <LineField
        className={css.wide}
        label={title}
        placeholder={placeholder}
        optional={item.type === 'text'}
        {...of('title')}
        data-first
      />
      {item.type === 'text' && <SummaryField label="Isi" language={language} {...of('summary')} />}
      {item.type === 'list' && (
        <KeywordsField
          className={css.wide}
          label="Rincian"
          hint="Pisahkan dengan koma."
          {...of('keywords')}
        />
      )}
      {item.type === 'entry' && (
        <>
          <LineField label="Baris kedua" optional placeholder="Peran, lembaga, …" {...of('subtitle')} />
          <LineField label="Lokasi" optional {...of('location')} />
          <PeriodFields start={of('startDate')} item={item} currentLabel="Masih berlangsung" set={set} />
          {link}
          {summary}
        </>
      )}
      {item.type === 'volunteering' && (
        <>
          <LineField label="Organisasi" {...of('organization')} />
          <LineField label="Lokasi" optional {...of('location')} />
          <PeriodFields start={of('startDate')} item={item} currentLabel="Masih berlangsung" set={set} />
          {link}
          <JudgedSummaryField label="Deskripsi" optional language={language} {...of('summary')} />
        </>
      )}
      {item.type === 'publication' && (
        <>
          <LineField
            className={css.wide}
            label="Penulis"
            optional
            placeholder="Kusuma, R., Santoso, B."
            {...of('subtitle')}
          />
          <LineField label="Jurnal atau penerbit" {...of('organization')} />
          <MonthField label="Terbit" {...of('startDate')} />
          <AddressField className={css.wide} label="Tautan atau DOI" optional {...of('link')} />
          {summary}
        </>
      )}
      {item.type === 'patent' && (
        <>
          <LineField label="Nomor" {...of('number')} />
          <LineField label="Kantor paten" optional placeholder="DJKI" {...of('organization')} />
          <LineField label="Status" optional placeholder="Terdaftar" {...of('subtitle')} />
          <MonthField label="Tanggal" {...of('startDate')} />
          {link}
          {summary}
        </>
      )}
      {item.type === 'testScore' && (
        <>
          <LineField label="Skor" {...of('score')} />
          <LineField label="Penyelenggara" optional {...of('organization')} />
          <MonthField label="Tanggal tes" {...of('startDate')} />
          <MonthField label="Berlaku sampai" optional after={item.startDate} {...of('endDate')} />
          {link}
          {summary}
        </>
      )}
    </>
  );
}
