import { isRecord } from '../guards.ts';
import type { Resume } from '../schema.ts';
import { fromHighlights } from './highlights.ts';
import { compact, first, type Fields, type JsonObject } from './json.ts';
import { splitName } from '../split-name.ts';
import { toBlock, toLine } from '../text.ts';

/** Header, objective and social links as JSON Resume's basics. */
export function toBasics(resume: Resume): JsonObject {
  const { profile, objective } = resume;
  const { address } = profile;
  return compact({
    name: [profile.firstName, profile.lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    label: profile.subtitle,
    image: profile.photograph,
    email: profile.email,
    phone: profile.phone,
    url: profile.website,
    summary: objective.visible ? objective.body.trim() : '',
    location: compact({
      address: [address.line1, address.line2].filter((part) => part.trim() !== '').join('\n'),
      postalCode: address.pincode,
      city: address.city,
      region: address.region,
      // The schema holds a code only; a country's name stands beside it, as the schema allows.
      ...(/^[A-Z]{2}$/.test(address.country)
        ? { countryCode: address.country }
        : { country: address.country }),
    }),
    profiles: toProfiles(resume),
  });
}

function toProfiles({ profile, social }: Resume): JsonObject[] {
  const linkedin = profile.linkedin.trim();
  const own = linkedin === '' ? [] : [linkedinProfile(linkedin)];
  const others = (social.visible ? social.items : []).filter((item) => item.isVisible);
  return [
    ...own,
    ...others.map((item) => compact({ network: item.network, username: item.username, url: item.link })),
  ];
}

function linkedinProfile(linkedin: string): JsonObject {
  if (!isLinkedinAddress(linkedin)) return { network: 'LinkedIn', username: linkedin };
  return compact({ network: 'LinkedIn', username: usernameIn(linkedin), url: linkedin });
}

/** Basics of any type and age as header, objective and social links. */
export function fromBasics(basics: Fields): { profile: Fields; objective: Fields; social: Fields[] } {
  const profiles = (Array.isArray(basics.profiles) ? basics.profiles : []).filter(isRecord);
  const linkedin = profiles.find(isPlainLinkedin);
  return {
    profile: {
      ...nameOf(basics),
      subtitle: first(basics, 'label', 'headline', 'title'),
      photograph: first(basics, 'image', 'picture'),
      email: basics.email,
      phone: basics.phone,
      website: addressOf(first(basics, 'url', 'website')),
      birthDate: first(basics, 'birthDate', 'dateOfBirth', 'birth'),
      linkedin: linkedin ? first(linkedin, 'url', 'username') : '',
      address: fromLocation(basics.location),
    },
    objective: { body: fromHighlights(basics.summary, undefined) },
    social: profiles
      .filter((profile) => profile !== linkedin)
      .map((profile) => ({
        network: profile.network,
        username: profile.username,
        link: first(profile, 'url', 'link'),
      })),
  };
}

/** Of the whole name, which is the standard's; of its parts where there is none. */
function nameOf(basics: Fields): { firstName: string; lastName: string } {
  const name = toLine(basics.name).trim();
  if (name !== '') return splitName(name);
  return {
    firstName: toLine(first(basics, 'firstName', 'givenName') ?? '').trim(),
    lastName: toLine(first(basics, 'lastName', 'familyName') ?? '').trim(),
  };
}

function fromLocation(location: unknown): Fields {
  if (!isRecord(location)) return { city: location };
  const [line1 = '', ...rest] = toBlock(location.address).split('\n');
  return {
    line1,
    line2: rest.join(', '),
    pincode: location.postalCode,
    city: location.city,
    region: location.region,
    country: first(location, 'country', 'countryCode'),
  };
}

function addressOf(value: unknown): unknown {
  return isRecord(value) ? first(value, 'href', 'url') : value;
}

/** A LinkedIn profile that one field can hold: address and user name say the same, or there is only one of them. */
function isPlainLinkedin(profile: Fields): boolean {
  const url = toLine(profile.url);
  const username = toLine(profile.username);
  if (!/linked-?in/i.test(toLine(profile.network)) && !isLinkedinAddress(url)) return false;
  if (url === '') return username !== '' && !isLinkedinAddress(username);
  return isLinkedinAddress(url) && (username === '' || usernameIn(url) === username);
}

function isLinkedinAddress(text: string): boolean {
  return /linkedin\.com/i.test(text);
}

function usernameIn(url: string): string {
  return /\/in\/([^/?#]+)/.exec(url)?.[1] ?? '';
}
