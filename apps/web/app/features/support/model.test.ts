import { expect, test } from 'vitest';
import { supportFor } from './model.ts';

const nobody = { chatUrl: undefined, chatToken: undefined, cookie: null, signedIn: false };

test('a visitor sees the help panel', () => {
  expect(supportFor(nobody)).toEqual({ widget: { kind: 'panel' }, shown: true });
});

test('who is signed in sees nothing until the chat is toggled on', () => {
  expect(supportFor({ ...nobody, signedIn: true }).shown).toBe(false);
  expect(supportFor({ ...nobody, signedIn: true, cookie: 'a=b; chat=on' }).shown).toBe(true);
  expect(supportFor({ ...nobody, signedIn: true, cookie: 'nochat=on; chat=only' }).shown).toBe(false);
});

test('Chatwoot comes only with its address and its token', () => {
  const chatUrl = 'https://chat.example/';
  expect(supportFor({ ...nobody, chatUrl }).widget.kind).toBe('panel');
  expect(supportFor({ ...nobody, chatUrl, chatToken: 'abc' }).widget).toEqual({
    kind: 'chatwoot',
    baseUrl: 'https://chat.example',
    token: 'abc',
  });
});
