/** The browser's authenticator. Turns the house's questions into its terms, and its answers back. */

type Json = Record<string, unknown>;

/** Whether passkeys can be used at this address: authenticators know names, not numbers. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return 'PublicKeyCredential' in window && window.isSecureContext && !isNumber;
}

/** A new passkey; null when the person would rather not. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const given = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...given,
    challenge: bytesOf(given.challenge),
    user: { ...given.user, id: bytesOf(given.user.id) },
    excludeCredentials: (given.excludeCredentials ?? []).map(described),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    attestationObject: textOf(response.attestationObject),
    clientDataJSON: textOf(response.clientDataJSON),
    transports: response.getTransports(),
  });
}

/** The answer of a passkey the person chose; null when none was chosen. */
export async function usePasskey(options: Json): Promise<Json | null> {
  const given = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...given,
    challenge: bytesOf(given.challenge),
    allowCredentials: (given.allowCredentials ?? []).map(described),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    authenticatorData: textOf(response.authenticatorData),
    clientDataJSON: textOf(response.clientDataJSON),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function answer(made: PublicKeyCredential, response: Json): Json {
  return { id: made.id, rawId: made.id, type: made.type, response };
}

function described(one: { id: string; type: string }): { id: Uint8Array; type: string } {
  return { id: bytesOf(one.id), type: one.type };
}

export function bytesOf(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
