import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const FAILED = 'Passkey belum berhasil dipakai. Coba lagi, atau pakai cara lain.';

/** A refusal of ours, with its sentence. */
class Refusal extends Error {}

/** Asks the device for a signature and shows it to the server. @returns where to go, or why not */
export async function requestPasskey(): Promise<{ to: string } | { to: null; text: string }> {
  try {
    const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/login/passkey', {
      step: 'options',
    });
    const response = await startAuthentication({ optionsJSON });
    return await post<{ to: string }>('/login/passkey', { step: 'verify', response });
  } catch (error) {
    return { to: null, text: error instanceof Refusal ? error.message : FAILED };
  }
}

/** Makes a passkey on this device and has the server keep its public key. @returns why not, or null */
export async function makePasskey(name: string): Promise<string | null> {
  try {
    const path = '/app/profile/passkeys';
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(path, { step: 'options' });
    const response = await startRegistration({ optionsJSON });
    await post(path, { step: 'verify', name, response });
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.message : FAILED;
  }
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const refusal = (await answer.json().catch(() => ({}))) as { text?: string };
  throw new Refusal(refusal.text ?? FAILED);
}
