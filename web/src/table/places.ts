/** Places by name: whose they are and what they are for the eye. A name that is not known is a pile in the centre. */

export type PlaceKind = "hand" | "trick" | "won" | "aside" | "pile";

export interface Place {
  index: number;
  name: string;
  kind: PlaceKind;
  seat: number; // -1: nobody's
}

const OWNED = /^(hand|won|aside)(\d+)$/;

export function readPlaces(names: readonly string[]): Place[] {
  return names.map((name, index) => {
    const owned = OWNED.exec(name);
    if (owned) return { index, name, kind: owned[1] as PlaceKind, seat: Number(owned[2]) };
    return { index, name, kind: name === "trick" ? "trick" : "pile", seat: -1 };
  });
}

/** How many get cards. */
export const seatsOf = (places: readonly Place[]): number => places.filter((p) => p.kind === "hand").length;
