import { z } from 'zod';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

const LONGEST = 20_000;
const small = (value: object) => JSON.stringify(value).length < LONGEST;
const options = z.object({ step: z.literal('options') });

/** What the browser's authenticator answered, checked by @simplewebauthn/server; here only that it is of that shape. */
const signed = z
  .looseObject({ id: z.string().max(1500), rawId: z.string(), response: z.looseObject({}) })
  .refine(small);

export const passkeyRequest = z.discriminatedUnion('step', [
  options,
  z.object({
    step: z.literal('verify'),
    response: signed.transform((value) => value as unknown as AuthenticationResponseJSON),
  }),
]);

export const passkeyRegistration = z.discriminatedUnion('step', [
  options,
  z.object({
    step: z.literal('verify'),
    name: z.string().trim().min(1).max(60),
    response: signed.transform((value) => value as unknown as RegistrationResponseJSON),
  }),
]);
