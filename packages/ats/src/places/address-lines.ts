import { findDates } from '../dates/find-dates.ts';

const STREET = /^(?:jalan|jln?)(?:\.\s*|\s+)\p{L}/iu;
const POSTCODE = /(?:^|\s)\d{5}\.?$/;
const PART_OF_TOWN =
  /(?:^|[\s,])(?:rt|rw|kec|kel|kab|kota|desa|kecamatan|kelurahan|kabupaten|provinsi)(?=[\s.])/iu;

/** `Jalan Mayor Zen, Kalidoni` */
export function isStreet(text: string): boolean {
  return STREET.test(text);
}

/** `Kemuning, Kec. Kemuning Kota Palembang` and `30128` below the street from which a line's end broke them off. */
export function goesOnWithAddress(above: string, text: string): boolean {
  if (POSTCODE.test(above) || findDates(text).length > 0) return false;
  return POSTCODE.test(text) || PART_OF_TOWN.test(text);
}
