import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { TemplatePicker } from './template-picker.tsx';

test('template picker: without script a starter can be chosen and sent', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <TemplatePicker cvId="a" filled={false} template="onyx" /> },
  ]);
  const html = renderToString(<Page />);
  expect(html).toContain('Next Step');
  expect(html).not.toMatch(/<button type="submit"[^>]* disabled/);
  expect(html).toMatch(/<input[^>]* required="" name="role"/);
});
