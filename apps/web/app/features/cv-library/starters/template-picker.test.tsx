import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { TemplatePicker } from './template-picker.tsx';

test('template picker: without script a starter can be chosen and sent', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <TemplatePicker cvId="a" filled={false} template="onyx" /> },
  ]);
  const html = renderToString(<Page />);
  expect(html).toMatch(/<button type="submit"/);
  expect(html).not.toMatch(/<button type="submit"[^>]* disabled/);
  const roles = html.match(/<input[^>]*name="role"[^>]*>/g) ?? [];
  expect(roles.length).toBeGreaterThan(1);
  expect(roles.filter((role) => !role.includes('required'))).toEqual([]);
});
