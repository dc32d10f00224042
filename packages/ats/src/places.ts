/** The places of Indonesia, for forms as for the reader: one list. Safe for browsers. */
export { regencies, type Regency } from './places/regencies.ts';
