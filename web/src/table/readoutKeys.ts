/** The letter keys that read the table out; what they say is made by `readouts.ts`, loaded when it is wanted. */
export const READOUT_KEYS = ["H", "T", "L", "C", "P", "R", "D", "M", "B", "W"] as const;
export type ReadoutKey = (typeof READOUT_KEYS)[number];
