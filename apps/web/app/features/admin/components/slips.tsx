import { Banner } from '~/ui/banner.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';

/** What may be a slip in a form, with the box that says that it is meant. */
export function Slips({ warnings }: { warnings: readonly string[] | undefined }) {
  if (!warnings || warnings.length === 0) return null;
  return (
    <Banner tone="warning" focusOnMount>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <CheckboxField name="meant" label="Sudah benar, simpan saja" />
    </Banner>
  );
}
