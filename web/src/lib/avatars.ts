/** Pictures of players. What they look like is drawn by `scripts/make_avatars.py` and loaded when the first is shown. */
import drawingsUrl from "../avatars.svg?url";
import type { Chair } from "../protocol";
import { storage } from "./settings.svelte";

/** In this order where nobody has chosen: neighbours do not look alike. */
export const AVATARS: readonly string[] = ["king", "fox", "queen", "owl", "over", "cat", "under", "hare", "host", "grandmother", "student", "tramp"];

const KEY = "hlaska.avatar";
export const readOwnAvatar = (): string => checkAvatar(storage.get(KEY) ?? "");
export const rememberAvatar = (name: string): void => storage.set(KEY, name);

const checkAvatar = (name: string | undefined): string => (name && AVATARS.includes(name) ? name : "");

/** A number of a name, the same for whoever looks. */
const hashName = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7);

/** The picture of each chair: the one chosen, else one by the name that nobody else has. */
export function assignAvatars(chairs: readonly Chair[]): string[] {
  const free = AVATARS.filter((name) => !chairs.some((chair) => chair.avatar === name));
  return chairs.map((chair) => (chair.kind === "open" ? "" : checkAvatar(chair.avatar) || free.splice(hashName(chair.name) % Math.max(1, free.length), 1)[0] || AVATARS[0]!));
}

let isRequested = false;

/** Puts the drawings into the page, once; without them a place stays empty. */
export function loadAvatars(): void {
  if (isRequested) return;
  isRequested = true;
  fetch(drawingsUrl)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then(
      (symbols) => {
        const drawings = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        for (const [name, value] of Object.entries({ width: "0", height: "0", "aria-hidden": "true", focusable: "false" })) drawings.setAttribute(name, value);
        drawings.innerHTML = symbols;
        drawings.style.position = "absolute";
        document.body.prepend(drawings);
      },
      () => (isRequested = false),
    );
}
