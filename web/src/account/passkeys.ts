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
export function whyNoPasskeys(around: PasskeySupport = window): string {
  if (!around.isSecureContext || ADDRESS.test(around.location.hostname)) return t("problem-no-passkeys-here");
  return around.PublicKeyCredential ? "" : t("people-keys-browser");
}

/** Base64url without its signs of equality, as both sides of WebAuthn write bytes in JSON. */
export const toText = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
export const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const challenge = (what: AskKey): Promise<KeyAsked> => request(`${PATH}/ask`, what);

async function signed(purpose: "enter" | "prove"): Promise<SignedByKey> {
  const asked = await challenge({ purpose, password: "" });
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: toBytes(asked.challenge),
    rpId: asked.site,
    allowCredentials: asked.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
    userVerification: "required",
  };
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  const handle = userHandle ? toText(userHandle) : asked.handle; // a device need not say it where it was told which key
  return { key: toText(found.rawId), client: toText(clientDataJSON), data: toText(authenticatorData), signature: toText(signature), handle };
}

/** Signs in with whatever passkey the browser's own window offers. */
export const signInWithPasskey = async (): Promise<Me> => request(`${PATH}/enter`, await signed("enter"));
/** What stands in place of the password. */
export const proveWithPasskey = (): Promise<SignedByKey> => signed("prove");

export async function addPasskey(name: string, password: string): Promise<PasskeyInfo> {
  const asked = await challenge({ purpose: "add", password });
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: toBytes(asked.challenge),
    rp: { id: asked.site, name: "Hláška" },
    user: { id: toBytes(asked.handle), name: asked.name, displayName: asked.name },
    pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  };
  const { clientDataJSON, attestationObject } = ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).response as AuthenticatorAttestationResponse;
  return request(PATH, { name, client: toText(clientDataJSON), attestation: toText(attestationObject) } satisfies NewPasskey);
}

export const fetchPasskeys = (): Promise<PasskeyInfo[]> => request(PATH);
const path = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;
export const renamePasskey = (id: string, name: string): Promise<unknown> => request(path(id), { name } satisfies PasskeyName, "PUT");
export const removePasskey = (id: string): Promise<unknown> => request(path(id), undefined, "DELETE");

/** What is said of a passkey that failed: the browser itself tells no more than that nothing came of it. */
export function passkeyProblem(error: unknown): string {
  if (!(error instanceof DOMException)) return problemText(error);
  return t(error.name === "InvalidStateError" ? "people-key-there" : "people-key-none");
}
