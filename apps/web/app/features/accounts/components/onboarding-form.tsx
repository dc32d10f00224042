import { Form, Link, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { OnboardingAnswers } from '../load-profile.server.ts';
import { educationLevels } from '../model.ts';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { RegencyField } from './regency-field.tsx';
import { StatusFields } from './status-fields.tsx';

interface OnboardingFormProps {
  profile: OnboardingAnswers & { email?: string };
  /** Null for a visitor, who can look but not save. */
  person: { firstName: string; emailVerified: boolean } | null;
  errors: FieldErrors | undefined;
  /** Where to go from here: what was wanted before registering. */
  next: string;
}

const loadRules = () => import('../profile-schema.ts').then((rules) => rules.validateOnboarding);

/** The form that a new account fills in once. */
export function OnboardingForm({ profile, person, errors: fromServer, next }: OnboardingFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer, loadRules });
  const sending = useNavigation().state !== 'idle';
  return (
    <AccountPage
      title={person ? `Halo, ${person.firstName}!` : 'Halo!'}
      lead="Ceritakan sedikit tentang dirimu, supaya saran kami pas. Semuanya bisa kamu ubah nanti di profil."
      other={<Link to={next}>Nanti saja</Link>}
      terms={false}
    >
      {!person && (
        <Banner className={css.banner}>
          <Link to="/login">Masuk</Link> atau <Link to="/register">daftar</Link> dulu, supaya jawabanmu bisa
          disimpan.
        </Banner>
      )}
      {person && !person.emailVerified && profile.email && (
        <Banner className={css.banner}>
          Cek emailmu juga: tautan verifikasinya kami kirim ke <MailAddress address={profile.email} />.
        </Banner>
      )}
      <Form method="post" noValidate className={css.fields} {...form}>
        <StatusFields values={profile} errors={errors} />
        <SelectField
          label="Pendidikan Terakhir"
          name="education"
          placeholder="Pilih pendidikan"
          options={educationLevels}
          defaultValue={profile.education}
          error={errors['education']}
        />
        <RegencyField defaultValue={profile.domicile} error={errors['domicile']} />
        <Button type="submit" variant="accent" size="lg" full loading={sending}>
          Simpan dan lanjutkan
        </Button>
      </Form>
    </AccountPage>
  );
}
