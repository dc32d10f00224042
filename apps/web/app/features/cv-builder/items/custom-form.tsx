import { customTypes, type CustomItem, type CustomType } from '@setapak/resume';
import { customTypeNames, fieldName } from '~/features/cv-sync/public.ts';
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

const types = customTypes.map((value) => ({ value, label: customTypeNames[value] }));

/** An item of a section of one's own: its type says which fields it has. What another type knew stays for when it comes back. */
export function CustomForm(props: ItemFormProps<CustomItem>) {
  const { item, set, of, language } = props;
  const { placeholder } = customTypeWords[item.type];
  const named = <Key extends keyof CustomItem>(key: Key) => ({ label: fieldName(key, item), ...of(key) });
  const link = <AddressField className={css.wide} optional {...named('link')} />;
  const summary = <SummaryField optional language={language} {...named('summary')} />;
  return (
    <>
      <SelectField
        label={fieldName('type')}
        className={css.wide}
        options={types}
        value={item.type}
        onChange={({ target }) => set({ type: target.value as CustomType })}
      />
      <LineField
        className={css.wide}
        placeholder={placeholder}
        optional={item.type === 'text'}
        {...named('title')}
        data-first
      />
      {item.type === 'text' && <SummaryField language={language} {...named('summary')} />}
      {item.type === 'list' && (
        <KeywordsField className={css.wide} hint="Pisahkan dengan koma." {...named('keywords')} />
      )}
      {item.type === 'entry' && (
        <>
          <LineField optional placeholder="Peran, lembaga, …" {...named('subtitle')} />
          <LineField optional {...named('location')} />
          <PeriodFields start={of('startDate')} item={item} currentLabel="Masih berlangsung" set={set} />
          {link}
          {summary}
        </>
      )}
      {item.type === 'volunteering' && (
        <>
          <LineField {...named('organization')} />
          <LineField optional {...named('location')} />
          <PeriodFields start={of('startDate')} item={item} currentLabel="Masih berlangsung" set={set} />
          {link}
          <JudgedSummaryField optional language={language} {...named('summary')} />
        </>
      )}
      {item.type === 'publication' && (
        <>
          <LineField
            className={css.wide}
            optional
            placeholder="Kusuma, R., Santoso, B."
            {...named('subtitle')}
          />
          <LineField {...named('organization')} />
          <MonthField {...named('startDate')} />
          <AddressField className={css.wide} optional {...named('link')} />
          {summary}
        </>
      )}
      {item.type === 'patent' && (
        <>
          <LineField {...named('number')} />
          <LineField optional placeholder="DJKI" {...named('organization')} />
          <LineField optional placeholder="Terdaftar" {...named('subtitle')} />
          <MonthField {...named('startDate')} />
          {link}
          {summary}
        </>
      )}
      {item.type === 'testScore' && (
        <>
          <LineField {...named('score')} />
          <LineField optional {...named('organization')} />
          <MonthField {...named('startDate')} />
          <MonthField optional after={item.startDate} {...named('endDate')} />
          {link}
          {summary}
        </>
      )}
    </>
  );
}
