import { fromHighlights } from './highlights.ts';
import { compact, first } from './json.ts';
import type { Mapping } from './mappings.ts';

export const skillMapping: Mapping<'skills'> = {
  key: 'skills',
  section: 'skills',
  toJson: (item) => compact({ name: item.name, level: item.level, keywords: item.keywords }),
  fromJson: (json) => ({ name: first(json, 'name', 'skill'), level: json.level, keywords: json.keywords }),
};

export const certificateMapping: Mapping<'certifications'> = {
  key: 'certificates',
  section: 'certifications',
  toJson: (item) => compact({ name: item.title, date: item.date, url: item.link, issuer: item.issuer }),
  fromJson: (json) => ({
    title: first(json, 'name', 'title'),
    date: first(json, 'date', 'startDate'),
    expiryDate: first(json, 'expiryDate', 'endDate', 'expires'),
    link: first(json, 'url', 'website'),
    issuer: json.issuer,
    summary: fromHighlights(json.summary, json.highlights),
  }),
};

export const awardMapping: Mapping<'awards'> = {
  key: 'awards',
  section: 'awards',
  toJson: (item) =>
    compact({ title: item.title, date: item.date, awarder: item.awarder, summary: item.summary.trim() }),
  fromJson: (json) => ({
    title: first(json, 'title', 'name'),
    date: json.date,
    awarder: json.awarder,
    summary: fromHighlights(json.summary, json.highlights),
  }),
};

export const languageMapping: Mapping<'languages'> = {
  key: 'languages',
  section: 'languages',
  toJson: (item) => compact({ language: item.name, fluency: item.fluency }),
  fromJson: (json) => ({ name: first(json, 'language', 'name'), fluency: first(json, 'fluency', 'level') }),
};

export const interestMapping: Mapping<'hobbies'> = {
  key: 'interests',
  section: 'hobbies',
  toJson: (item) => compact({ name: item.name, keywords: item.keywords }),
  fromJson: (json) => ({ name: first(json, 'name', 'title'), keywords: json.keywords }),
};

export const referenceMapping: Mapping<'references'> = {
  key: 'references',
  section: 'references',
  toJson: (item) => compact({ name: item.name, reference: item.summary.trim() }),
  fromJson: (json) => ({
    name: json.name,
    position: json.position,
    company: json.company,
    email: json.email,
    phone: json.phone,
    summary: fromHighlights(json.reference ?? json.summary, undefined),
  }),
};
