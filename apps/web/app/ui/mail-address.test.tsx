import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailAddress } from './mail-address.tsx';

test('mail address: may break behind @ and dots, and a part with hyphens stays whole', () => {
  expect(renderToStaticMarkup(<MailAddress address="rani-k@mail.example" />)).toBe(
    '<span class="mail-address"><span>rani-k@</span><wbr/>mail.<wbr/>example</span>',
  );
});
