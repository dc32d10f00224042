import { formatDay, safeUrl, telUrl, type Language, type Resume } from '@setapak/resume';
import { linkView } from './link-view.ts';
import { splitWords } from './split-words.ts';
import type { ContactView } from './view.ts';
import { wordings } from './wordings.ts';

/** How to reach the person, in the order in which recruiters look for it. */
export function contactsOf(resume: Resume): ContactView[] {
  const { profile, metadata } = resume;
  const contacts: ContactView[] = [];
  const add = (kind: ContactView['kind'], text: string, href?: string) => {
    if (text !== '') contacts.push({ kind, words: splitWords(text), ...(href && { href }) });
  };
  const email = profile.email.trim();
  add('email', email, safeUrl(`mailto:${email}`));
  add('phone', profile.phone.trim(), telUrl(profile.phone.trim()));
  add('place', placeOf(profile.address, metadata.language));
  if (profile.linkedin.trim())
    contacts.push({ kind: 'linkedin', ...linkView(linkedinAddress(profile.linkedin.trim())) });
  if (profile.website.trim()) contacts.push({ kind: 'website', ...linkView(profile.website) });
  const born = formatDay(profile.birthDate, metadata.language);
  add('birth', born && `${wordings[metadata.language].born} ${born}`);
  return contacts;
}

/** `Jalan Melati 5, Bandung, Jawa Barat 40132, Indonesia`; a city that is its country stands once. */
function placeOf(address: Resume['profile']['address'], language: Language): string {
  const { line1, line2, city, region, pincode, country } = address;
  // The postal code stands behind the last part of the place, as on an envelope.
  const parts = region.trim()
    ? [line1, line2, city, `${region} ${pincode}`]
    : [line1, line2, `${city} ${pincode}`];
  return [...parts, countryName(country, language)]
    .map((part) => part.trim())
    .filter((part, index, all) => part !== '' && part !== all[index - 1])
    .join(', ');
}

/** `ID` → `Indonesia`: JSON Resume holds countries as codes. */
function countryName(country: string, language: Language): string {
  const code = country.trim();
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
    : code;
}

/** A bare LinkedIn name (`budi-santoso`, `@budi`) is given its address. */
function linkedinAddress(text: string): string {
  return /^@?[\p{L}\p{N}_-]{3,100}$/u.test(text) ? `linkedin.com/in/${text.replace(/^@/, '')}` : text;
}
