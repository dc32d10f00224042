import { expect, test } from 'vitest';
import { KEPT_LIMIT, surplusVersions } from './model.ts';

const now = new Date('2026-11-21T10:00:00Z');
const MINUTE = 60_000;
const ago = (minutes: number) => ({
  id: `v${minutes}`,
  createdAt: new Date(now.getTime() - minutes * MINUTE),
});

test('of the last hour everything stays', () => {
  expect(surplusVersions([ago(1), ago(11), ago(21), ago(59)], now)).toEqual([]);
});

test('of the last day one an hour stays, the newest', () => {
  expect(surplusVersions([ago(65), ago(75), ago(115), ago(125)], now)).toEqual(['v75', 'v115']);
});

test('of the last month one a day stays, before that one a week', () => {
  const DAY = 1440;
  expect(surplusVersions([ago(3 * DAY), ago(3 * DAY + 60)], now)).toEqual([`v${3 * DAY + 60}`]);
  expect(surplusVersions([ago(40 * DAY), ago(41 * DAY)], now)).toEqual([`v${41 * DAY}`]);
});

test('of each span one stays when time goes on, the one just kept always, and there are never more than the cap', () => {
  let versions: { id: string; createdAt: Date }[] = [];
  for (let minute = 100 * 1440; minute >= 0; minute -= 20) {
    const at = new Date(now.getTime() - minute * MINUTE);
    versions = [{ id: `v${minute}`, createdAt: at }, ...versions];
    const gone = surplusVersions(versions, at);
    versions = versions.filter(({ id }) => !gone.includes(id));
    expect(versions[0]?.id).toBe(`v${minute}`);
    expect(versions.length).toBeLessThanOrEqual(KEPT_LIMIT);
  }
  const weeks = new Set(
    versions.map(({ createdAt }) => Math.floor(createdAt.getTime() / (7 * 1440 * MINUTE))),
  );
  expect(weeks.size).toBe(15);
});
