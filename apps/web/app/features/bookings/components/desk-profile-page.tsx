import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { Form, useNavigation } from 'react-router';
import { industries, serviceLines, skills, type OwnProfileData } from '~/features/mentors/public.ts';
import type { FieldErrors } from '~/services/form.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './desk.module.css';
import { DeskTabs } from './desk-tabs.tsx';

interface DeskProfilePageProps {
  profile: OwnProfileData;
  outcome:
    | { tone: 'success' | 'warning' | 'error'; text: string; errors: FieldErrors; seen?: string }
    | undefined;
}

/** What customers see of a mentor, as far as it is the mentor's own to change. */
export function DeskProfilePage({ profile, outcome }: DeskProfilePageProps) {
  const { name, photoUrl, bookable, needsLook, waits, waitingPhoto, values, seen } = profile;
  const busy = useNavigation().state === 'submitting';
  const { errors, ...form } = useFormErrors({ fromServer: outcome?.errors });
  useKeptForm(form.ref, 'mentor profile');
  const isWrong = Object.keys(outcome?.errors ?? {}).length > 0;
  return (
    <>
      <DeskTabs current="profile" />
      <div className={css.page}>
        {outcome && (
          <Banner key={outcome.text} tone={outcome.tone} focusOnMount={!isWrong}>
            {outcome.text}
          </Banner>
        )}
        {waits && <Banner tone="info">Perubahanmu menunggu dilihat tim kami sebelum tampil.</Banner>}
        <Card as="section" className={css.section}>
          <h2>Menerima sesi</h2>
          <p>{bookable ? 'Mentee bisa memesan sesi baru.' : 'Kamu sedang jeda menerima sesi.'}</p>
          <Form method="post">
            <input type="hidden" name="intent" value={bookable ? 'pause' : 'resume'} />
            <Button type="submit" variant="secondary">
              {bookable ? 'Jeda menerima sesi' : 'Terima sesi lagi'}
            </Button>
          </Form>
        </Card>
        <Card as="section" className={css.section}>
          <h2>Foto</h2>
          <Avatar name={name} src={photoUrl} size={104} />
          {waitingPhoto && (
            <p className={css.hint}>
              Foto barumu menunggu dilihat: <Avatar name={name} src={waitingPhoto} size={56} />
            </p>
          )}
          <Form method="post" encType="multipart/form-data" className={css.actions}>
            <input type="hidden" name="intent" value="photo" />
            <FileField
              label="Foto baru"
              name="photo"
              accept="image/jpeg,image/png,image/webp"
              hint="JPG, PNG, atau WebP, paling besar 5 MB. Wajah di tengah."
            />
            <Button type="submit" variant="secondary">
              {needsLook ? 'Kirim foto' : 'Pasang foto'}
            </Button>
          </Form>
        </Card>
        <Form method="post" noValidate {...form}>
          <input type="hidden" name="intent" value="profile" />
          <input type="hidden" name="seen" value={outcome?.seen ?? seen} />
          <Card as="section" className={css.section}>
            <h2>Profil</h2>
            <TextField label="Jabatan" name="title" defaultValue={values.title} error={errors['title']} />
            <TextArea
              label="Tentangmu"
              name="description"
              rows={8}
              defaultValue={values.description}
              error={errors['description']}
            />
            <Choices
              legend="Topik yang kamu bantu"
              name="serviceLine"
              all={serviceLines}
              chosen={values.serviceLine}
              error={errors['serviceLine']}
            />
            <Choices legend="Industri" name="industry" all={industries} chosen={values.industry} />
            <Choices legend="Keahlian" name="skills" all={skills} chosen={values.skills} />
            <TextField
              label="Harga per jam (rupiah)"
              name="price"
              inputMode="numeric"
              defaultValue={values.price}
              error={errors['price']}
            />
            <TextField
              label="Jadwal dalam kata-kata"
              optional
              name="schedule"
              defaultValue={values.schedule}
              error={errors['schedule']}
            />
            <TextField
              label="LinkedIn"
              optional
              name="linkedin"
              defaultValue={values.linkedin ?? ''}
              error={errors['linkedin']}
            />
            <TextField
              label="Video perkenalan"
              optional
              name="videoUrl"
              defaultValue={values.videoUrl ?? ''}
              error={errors['videoUrl']}
              hint="Alamat video perkenalanmu, misalnya di YouTube. Tombol putar di halamanmu membukanya."
            />
            <Button type="submit" loading={busy}>
              Simpan profil
            </Button>
          </Card>
        </Form>
      </div>
    </>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  all: readonly string[];
  chosen: readonly string[];
  error?: string | undefined;
}

function Choices({ legend, name, all, chosen, error }: ChoicesProps) {
  return (
    <fieldset className={css.choices}>
      <legend className={css.dayName}>{legend}</legend>
      {all.map((value, index) => (
        <label key={value} className={css.choice}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={error && index === 0 ? true : undefined}
          />{' '}
          {value}
        </label>
      ))}
      {error && <span className={css.wrong}>{error}</span>}
    </fieldset>
  );
}
