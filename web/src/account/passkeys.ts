/** Passkeys: what a browser is asked for, and what the server is told of it. */
import type { AskKey, KeyAsked, Me, NewPasskey, PasskeyInfo, PasskeyName, SignedByKey } from "../protocol";
import { problemText, request } from "../lib/api";
import { t } from "../lib/fluent.svelte";

const PATH = "/api/people/passkeys";

/** What a browser says of itself, as far as it matters here. */
export interface PasskeySupport {
  isSecureContext: boolean;
  PublicKeyCredential?: unknown;
  location: { hostname: string };
}

const ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Why there are no passkeys here, in words; "" where there are. */
export function noPasskeysText(browser: PasskeySupport = window): string {
  if (!browser.isSecureContext || ADDRESS.test(browser.location.hostname)) return t("problem-no-passkeys-here");
  return browser.PublicKeyCredential ? "" : t("people-keys-browser");
}

/** Base64url without its signs of equality, as both sides of WebAuthn write bytes in JSON. */
export const encodeBytes = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
export const decodeBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const fetchChallenge = (what: AskKey): Promise<KeyAsked> => request(`${PATH}/ask`, what);

async function sign(purpose: "enter" | "prove"): Promise<SignedByKey> {
  const challenge = await fetchChallenge({ purpose, password: "" });
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decodeBytes(challenge.challenge),
    rpId: challenge.site,
    allowCredentials: challenge.known.map((id) => ({ type: "public-key", id: decodeBytes(id) })),
    userVerification: "required",
  };
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response as AuthenticatorAssertionResponse;
  const handle = userHandle ? encodeBytes(userHandle) : challenge.handle; // a device need not say it where it was told which key
  return { key: encodeBytes(credential.rawId), client: encodeBytes(clientDataJSON), data: encodeBytes(authenticatorData), signature: encodeBytes(signature), handle };
}

/** Signs in with whatever passkey the browser's own window offers. */
export const signInWithPasskey = async (): Promise<Me> => request(`${PATH}/enter`, await sign("enter"));
/** What stands in place of the password. */
export const proveWithPasskey = (): Promise<SignedByKey> => sign("prove");

export async function addPasskey(name: string, password: string): Promise<PasskeyInfo> {
  const challenge = await fetchChallenge({ purpose: "add", password });
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decodeBytes(challenge.challenge),
    rp: { id: challenge.site, name: "Hláška" },
    user: { id: decodeBytes(challenge.handle), name: challenge.name, displayName: challenge.name },
    pubKeyCredParams: challenge.algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: challenge.known.map((id) => ({ type: "public-key", id: decodeBytes(id) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  };
  const { clientDataJSON, attestationObject } = ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).response as AuthenticatorAttestationResponse;
  return request(PATH, { name, client: encodeBytes(clientDataJSON), attestation: encodeBytes(attestationObject) } satisfies NewPasskey);
}

export const fetchPasskeys = (): Promise<PasskeyInfo[]> => request(PATH);
const path = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;
export const renamePasskey = (id: string, name: string): Promise<unknown> => request(path(id), { name } satisfies PasskeyName, "PUT");
export const removePasskey = (id: string): Promise<unknown> => request(path(id), undefined, "DELETE");

/** What is said of a passkey that failed: the browser itself tells no more than that nothing came of it. */
export function passkeyProblemText(error: unknown): string {
  if (!(error instanceof DOMException)) return problemText(error);
  return t(error.name === "InvalidStateError" ? "people-key-there" : "people-key-none");
}
