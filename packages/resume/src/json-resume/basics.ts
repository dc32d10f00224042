import { isRecord } from '../guards.ts';
import type { Resume } from '../schema.ts';
import { fromHighlights } from './highlights.ts';
import { compact, first, type Fields, type JsonObject } from './json.ts';
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
  const [firstName, lastName] = splitName(basics);
  const profiles = (Array.isArray(basics.profiles) ? basics.profiles : []).filter(isRecord);
  const linkedin = profiles.find(isPlainLinkedin);
  return {
    profile: {
      firstName,
      lastName,
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

/** The last word is the family name: joined again, the two are the name. */
function splitName(basics: Fields): [string, string] {
  const given = toLine(first(basics, 'firstName', 'givenName') ?? '').trim();
  const family = toLine(first(basics, 'lastName', 'familyName') ?? '').trim();
  const words = toLine(basics.name).trim().split(/\s+/);
  if (words.length === 1) return words[0] === '' ? [given, family] : [words[0] ?? '', ''];
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
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
