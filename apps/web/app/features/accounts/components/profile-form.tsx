import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { Profile } from '../load-profile.server.ts';
import { educationLevels } from '../model.ts';
import css from './profile-page.module.css';
import { RegencyField } from './regency-field.tsx';
import { StatusFields } from './status-fields.tsx';

interface ProfileFormProps {
  profile: Profile;
  errors: FieldErrors | undefined;
}

const loadRules = () => import('../profile-schema.ts').then((rules) => rules.validateProfile);

export function ProfileForm({ profile, errors: fromServer }: ProfileFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer, loadRules });
  useKeptForm(form.ref, 'profile');
  const saving = useNavigation().formData?.get('intent') === 'save-profile';
  return (
    <Card as="section" aria-labelledby="about-you">
      <Form method="post" noValidate className={css.card} {...form}>
        <h2 id="about-you" className={css.heading}>
          Data diri
        </h2>
        <input type="hidden" name="intent" value="save-profile" />
        <div className={css.two}>
          <TextField
            label="Nama Lengkap"
            name="name"
            autoComplete="name"
            defaultValue={profile.name}
            error={errors['name']}
            required
          />
          <TextField
            label="Email"
            type="email"
            value={profile.email}
            readOnly
            hint="Email tidak bisa diubah"
          />
          <PhoneField name="phone" optional defaultValue={profile.phone} error={errors['phone']} />
          <RegencyField defaultValue={profile.domicile} error={errors['domicile']} />
        </div>
        <SelectField
          label="Pendidikan Terakhir"
          name="education"
          placeholder="Pilih pendidikan"
          options={educationLevels}
          defaultValue={profile.education}
          error={errors['education']}
        />
        <StatusFields values={profile} errors={errors} />
        <TextField
          label="LinkedIn"
          name="linkedin"
          type="url"
          inputMode="url"
          optional
          placeholder="https://www.linkedin.com/in/namamu"
          defaultValue={profile.linkedin}
          error={errors['linkedin']}
        />
        <TextArea
          label="Ringkasan diri"
          name="summary"
          optional
          maxLength={1000}
          placeholder="Dua atau tiga kalimat tentang kamu dan karier yang kamu tuju"
          defaultValue={profile.summary}
          error={errors['summary']}
        />
        <Button type="submit" size="lg" full loading={saving}>
          Simpan profil
        </Button>
      </Form>
    </Card>
  );
}
