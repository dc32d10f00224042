import { parseResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { changedParts, withParts } from './changed-parts.ts';

const base = parseResume({ profile: { firstName: 'Rani', photograph: 'data:image/webp;base64,AAAA' } });
const named = (firstName: string) => ({ ...base, profile: { ...base.profile, firstName } });

test('parts: what changed, without the photograph beside it', () => {
  expect(changedParts(named('Dewi'), [base])).toEqual({ 'profile.firstName': 'Dewi' });
  const { work } = parseResume({ work: [{ id: 'a', company: 'Nusa' }] });
  expect(Object.keys(changedParts({ ...base, work }, [base]))).toEqual(['work']);
  expect(changedParts(base, [base])).toEqual({});
});

test('parts: whichever of two documents is stored, they make it the same', () => {
  // The save that may have arrived changed what was changed back since.
  const pending = named('Dewi');
  const { skills } = parseResume({ skills: ['SQL'] });
  const document = { ...base, skills };
  const parts = changedParts(document, [base, pending]);
  expect(withParts(base, parts)).toEqual(document);
  expect(withParts(pending, parts)).toEqual(document);
});

test('parts: a stranger’s places reach no prototype', () => {
  const whole = withParts(base, JSON.parse('{"__proto__": {"evil": 1}, "profile.__proto__": {"evil": 1}}'));
  expect(parseResume(whole)).toEqual(base);
  expect(({} as { evil?: number }).evil).toBeUndefined();
});
