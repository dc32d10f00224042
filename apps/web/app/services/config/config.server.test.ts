import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.server.ts';

test('the demo needs no configuration', () => {
  expect(readConfig({})).toMatchObject({ SETAPAK_MODE: 'demo', PORT: 3000, SETAPAK_DATA_DIR: './data' });
});

test('an empty value counts as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('white space around a value is no part of it, but of the keys that seal and sign', () => {
  const secret = `${'s'.repeat(32)}\n`;
  const gateway = { PAYMENT_GATEWAY: 'xendit', XENDIT_SECRET_KEY: ' xnd_x\n', AUTH_SECRET: secret };
  expect(
    readConfig({ ...gateway, XENDIT_CALLBACK_TOKEN: 'token-of-xendit-1\r\n', PORT: ' \n' }),
  ).toMatchObject({
    PAYMENT_GATEWAY: 'xendit',
    XENDIT_SECRET_KEY: 'xnd_x',
    XENDIT_CALLBACK_TOKEN: 'token-of-xendit-1',
    AUTH_SECRET: secret,
    PORT: 3000,
  });
});

test('production lists every missing and bad name at once', () => {
  const boot = () => readConfig({ SETAPAK_MODE: 'production', PORT: 'x', APP_URL: 'http://setapak.example' });
  expect(boot).toThrow(ConfigError);
  const names = [
    'PORT',
    'APP_URL',
    'AUTH_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'PAYMENT_GATEWAY',
  ];
  for (const name of names) expect(boot).toThrow(`  ${name}: `);
});

test('an unknown mode stops the program instead of falling back to the demo', () => {
  expect(() => readConfig({ SETAPAK_MODE: 'prod' })).toThrow('SETAPAK_MODE');
});

test('PostHog is configured whole or not at all', () => {
  expect(() => readConfig({ POSTHOG_HOST: 'https://posthog.example' })).toThrow('POSTHOG_KEY');
  expect(() => readConfig({ POSTHOG_KEY: 'phc_x' })).toThrow('POSTHOG_HOST');
  expect(readConfig({ POSTHOG_HOST: 'https://posthog.example', POSTHOG_KEY: 'phc_x' })).toMatchObject({
    POSTHOG_KEY: 'phc_x',
  });
});

test('writing assistant: address, key and model are given together, budget and prices too', () => {
  const assistant = { AI_BASE_URL: 'http://127.0.0.1:8080/v1/', AI_API_KEY: 'sk-x', AI_MODEL: 'small' };
  expect(readConfig({}).AI_BASE_URL).toBeUndefined();
  expect(readConfig(assistant)).toMatchObject({
    AI_BASE_URL: 'http://127.0.0.1:8080/v1',
    AI_DAILY_LIMIT: 20,
  });
  for (const name of Object.keys(assistant))
    expect(() => readConfig({ ...assistant, [name]: '' })).toThrow(
      `  ${name}: AI_BASE_URL, AI_API_KEY and AI_MODEL go together`,
    );
  const budget = {
    AI_MONTHLY_BUDGET_RUPIAH: '500000',
    AI_INPUT_RUPIAH_PER_MILLION: '2400',
    AI_OUTPUT_RUPIAH_PER_MILLION: '9600.5',
  };
  expect(readConfig({ ...assistant, ...budget })).toMatchObject({ AI_OUTPUT_RUPIAH_PER_MILLION: 9600.5 });
  for (const name of Object.keys(budget))
    expect(() => readConfig({ ...assistant, ...budget, [name]: '' })).toThrow(
      `  ${name}: AI_MONTHLY_BUDGET_RUPIAH, AI_INPUT_RUPIAH_PER_MILLION and AI_OUTPUT_RUPIAH_PER_MILLION go together`,
    );
  expect(() => readConfig(budget)).toThrow('  AI_MONTHLY_BUDGET_RUPIAH: there is nothing to spend it on');
});

test('a chosen gateway needs its keys, in the demo too', () => {
  const boot = (PAYMENT_GATEWAY: string) => () => readConfig({ PAYMENT_GATEWAY });
  for (const name of ['MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY'])
    expect(boot('midtrans')).toThrow(`  ${name}: midtrans needs it`);
  for (const name of ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'])
    expect(boot('xendit')).toThrow(`  ${name}: xendit needs it`);
});

test('sandbox gateway: refused in production', () => {
  const boot = () => readConfig({ SETAPAK_MODE: 'production', PAYMENT_GATEWAY: 'sandbox' });
  expect(boot).toThrow('  PAYMENT_GATEWAY: ');
});

test('a demo that others can reach, or on a database of its own, starts only where that is meant', () => {
  const databaseUrl = 'postgres://localhost/setapak';
  expect(readConfig({}).HOST).toBe('127.0.0.1');
  expect(readConfig({ HOST: 'localhost' }).HOST).toBe('localhost');
  for (const HOST of ['0.0.0.0', '::', '192.168.1.20', '127.0.0.1.evil.example'])
    expect(() => readConfig({ HOST })).toThrow('  HOST: the demo has passwords that everybody knows');
  expect(() => readConfig({ DATABASE_URL: databaseUrl })).toThrow('  DATABASE_URL: the demo has passwords');
  expect(readConfig({ HOST: '0.0.0.0', DATABASE_URL: databaseUrl, SETAPAK_DEMO: 'public' })).toMatchObject({
    HOST: '0.0.0.0',
    DATABASE_URL: databaseUrl,
  });
});
