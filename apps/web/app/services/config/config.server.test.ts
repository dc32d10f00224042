import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.server.ts';

test('the demo needs no configuration', () => {
  expect(readConfig({})).toMatchObject({ SETAPAK_MODE: 'demo', PORT: 3000, SETAPAK_DATA_DIR: './data' });
});

test('an empty value counts as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
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
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
  ];
  for (const name of names) expect(boot).toThrow(`  ${name}: `);
});

test('an unknown mode stops the program instead of falling back to the demo', () => {
  expect(() => readConfig({ SETAPAK_MODE: 'prod' })).toThrow('SETAPAK_MODE');
});
