import type { Reading } from '@setapak/ats';
import type { Resume } from '@setapak/resume';
import { mapReading } from './map-reading.ts';
import { reviewFields, SURE } from './review-fields.ts';

/** Something that was read, and may be wrong. */
interface UnsureValue {
  /** What it is: `Perusahaan`, `Keahlian`. */
  label: string;
  /** What it belongs to: a job, a school; empty for the person. */
  group: string;
  value: string;
}

/** What was read of a file as a CV, with the values that the reader was not sure of, in the order of the builder. */
export function resumeOfReading(reading: Reading): { document: Resume; unsure: UnsureValue[] } {
  const document = mapReading(reading);
  const { evidence, result } = reading;
  const isUnsure = (path: string) => (evidence[path]?.confidence ?? 0) < SURE;
  const fields = reviewFields(document, evidence)
    .filter(
      ({ id, uncertain, kind, value }) =>
        uncertain && kind !== 'list' && value !== '' && !id.startsWith('certifications.'),
    )
    .map(({ label, group, value }) => ({ label, group, value }));
  const listed = (label: string, values: readonly string[], pathOf: (at: number) => string) =>
    values.filter((_, at) => isUnsure(pathOf(at))).map((value) => ({ label, group: '', value }));
  return {
    document,
    unsure: [
      ...fields,
      ...listed(
        'Keahlian',
        result.skills.map(({ name }) => name),
        (at) => `skills.${at}.name`,
      ),
      ...listed('Sertifikasi', result.certifications, (at) => `certifications.${at}`),
      ...listed('Bahasa', result.languages, (at) => `languages.${at}`),
    ],
  };
}
