import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { PressField } from '~/ui/forms/press-field.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { NewApplicationOutcome } from '../handle-new-application.server.ts';
import { ApplicationFieldset } from './application-fieldset.tsx';
import css from './new-application-page.module.css';

/** A new one: from a pasted ad, whose fields are shown for correction, or from a title that is typed. */
export function NewApplicationPage({ outcome }: { outcome: NewApplicationOutcome | null }) {
  const { values = {}, isRead = false, intent = '', errors = {}, error = null } = outcome ?? {};
  const busy = useNavigation().formData?.get('intent');
  const reading = intent === 'read' && !isRead ? errors : {};
  const { errors: fieldErrors, ...form } = useFormErrors({
    fromServer: intent === 'create' ? errors : undefined,
  });
  const pasted = useRef<HTMLFormElement>(null);
  useKeptForm(pasted, 'ad');
  useKeptForm(form.ref, isRead ? 'application read' : 'application');
  return (
    <div className={css.page}>
      {!isRead && intent !== 'create' && (
        <Card as="section" aria-labelledby="paste">
          <Form ref={pasted} method="post" className={css.form} noValidate>
            <input type="hidden" name="intent" value="read" />
            <h2 id="paste" className={css.heading}>
              Tempel isi lowongan
            </h2>
            <TextArea
              label="Teks lowongan"
              name="ad"
              rows={7}
              defaultValue={values['ad'] ?? ''}
              error={reading['ad']}
              hint="Salin seluruh isinya dari situs lowongan. Posisi, perusahaan, tempat, gaji, batas waktu, dan kontaknya kami isikan untukmu, lalu kamu periksa."
            />
            <TextField
              label="Tautan lowongan"
              name="link"
              inputMode="url"
              optional
              placeholder="https://"
              defaultValue={values['link'] ?? ''}
              error={reading['link']}
            />
            <Button type="submit" loading={busy === 'read'}>
              Baca lowongan
            </Button>
          </Form>
        </Card>
      )}
      {isRead && (
        <Banner tone="success" title="Lowongan terbaca" focusOnMount>
          Periksa isiannya dulu. Yang tidak disebut di lowongan kami biarkan kosong.
        </Banner>
      )}
      <Card as="section" aria-labelledby="typed">
        <Form
          // What was read takes the place of what stood in the fields.
          key={isRead ? `${values['title']} ${values['company']}` : 'typed'}
          method="post"
          className={css.form}
          noValidate
          {...form}
        >
          <input type="hidden" name="intent" value="create" />
          <PressField />
          {(isRead || intent === 'create') && <input type="hidden" name="ad" value={values['ad'] ?? ''} />}
          <h2 id="typed" className={css.heading}>
            {isRead ? 'Periksa, lalu simpan' : 'Isi sendiri'}
          </h2>
          {error && (
            <Banner tone="error" focusOnMount>
              {error}
            </Banner>
          )}
          <ApplicationFieldset
            values={isRead || intent === 'create' ? values : {}}
            errors={fieldErrors}
            isShort={!isRead && intent !== 'create'}
          />
          <Button type="submit" loading={busy === 'create'}>
            Simpan lamaran
          </Button>
        </Form>
      </Card>
    </div>
  );
}
