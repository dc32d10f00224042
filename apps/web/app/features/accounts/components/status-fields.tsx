import type { FieldErrors } from '~/services/form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { jobTypes, statuses, workDurations } from '../model.ts';
import { ChoiceGroup } from './choice-group.tsx';
import css from './status-fields.module.css';

interface StatusFieldsProps {
  values: {
    status: string | null;
    college: string;
    jobType: string;
    workDuration: string;
    wantedJobTypes: readonly string[];
  };
  errors: FieldErrors;
}

const statusOptions = Object.entries(statuses).map(([value, label]) => ({ value, label }));

/**
 * The status and the fields that belong to it. All are in the page and the stylesheet shows those of the chosen status,
 * so this works without script; the server takes only what the status asks for.
 */
export function StatusFields({ values, errors }: StatusFieldsProps) {
  return (
    <div className={css.fields}>
      <ChoiceGroup
        legend="Status"
        name="status"
        type="radio"
        options={statusOptions}
        chosen={values.status ? [values.status] : []}
        error={errors['status']}
      />
      <div className={css.ofStudent}>
        <TextField
          label="Universitas/Sekolah"
          name="college"
          autoComplete="organization"
          defaultValue={values.college}
          error={errors['college']}
        />
      </div>
      <div className={css.ofWorking}>
        <SelectField
          label="Tipe Pekerjaan"
          name="jobType"
          placeholder="Pilih tipe pekerjaan"
          options={jobTypes}
          defaultValue={values.jobType}
          error={errors['jobType']}
        />
      </div>
      <div className={css.ofExperienced}>
        <SelectField
          label="Lama Tahun Kerja"
          name="workDuration"
          placeholder="Pilih lama kerja"
          options={workDurations}
          defaultValue={values.workDuration}
          error={errors['workDuration']}
        />
      </div>
      <div className={css.ofSeeking}>
        <ChoiceGroup
          legend="Tipe Pekerjaan yang Diinginkan*"
          hint="Boleh lebih dari satu"
          name="wantedJobTypes"
          type="checkbox"
          options={jobTypes.map((value) => ({ value, label: value }))}
          chosen={values.wantedJobTypes}
          error={errors['wantedJobTypes']}
        />
      </div>
    </div>
  );
}
