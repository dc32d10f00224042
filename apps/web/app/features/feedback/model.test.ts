import { expect, test } from 'vitest';
import { dueFeedback, type FeedbackPast } from './model.ts';

const now = new Date('2026-11-21T05:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const due = (past: Partial<FeedbackPast>) =>
  dueFeedback(['atsc', 'general'], { given: [], laterAt: {}, ...past }, now);

test('due feedback: the first of the types', () => expect(due({})).toBe('atsc'));

test('due feedback: answered types are never due again', () => {
  expect(due({ given: ['atsc'] })).toBe('general');
  expect(due({ given: ['general', 'atsc'] })).toBeNull();
});

test('"later" means not within a week, and nothing else in its place', () => {
  expect(due({ laterAt: { atsc: daysAgo(6.99) } })).toBeNull();
  expect(due({ laterAt: { atsc: daysAgo(7) } })).toBe('atsc');
});

test('putting one thing off does not touch another', () =>
  expect(due({ laterAt: { cvmaker: daysAgo(1) } })).toBe('atsc'));
