import { expect, test } from 'vitest';
import { supportFor } from './model.ts';

const visitor = { chatUrl: undefined, chatToken: undefined, cookie: null, signedIn: false };

test('a visitor sees the help panel', () => {
  expect(supportFor(visitor)).toEqual({ widget: { kind: 'panel' }, shown: true });
});

test('support chat: hidden from signed-in people until it is toggled on', () => {
  expect(supportFor({ ...visitor, signedIn: true }).shown).toBe(false);
  expect(supportFor({ ...visitor, signedIn: true, cookie: 'a=b; chat=on' }).shown).toBe(true);
  expect(supportFor({ ...visitor, signedIn: true, cookie: 'nochat=on; chat=only' }).shown).toBe(false);
});

test('Chatwoot comes only with its address and its token', () => {
  const chatUrl = 'https://chat.example/';
  expect(supportFor({ ...visitor, chatUrl }).widget.kind).toBe('panel');
  expect(supportFor({ ...visitor, chatUrl, chatToken: 'abc' }).widget).toEqual({
    kind: 'chatwoot',
    baseUrl: 'https://chat.example',
    token: 'abc',
  });
});
