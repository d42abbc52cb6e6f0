/** A piece of a rule's text; `rule`: the id of the rule that it names. */
export interface RuleTextPiece {
  text: string;
  rule?: string;
}

/** `scored by MG.SCORE.3.` of `mariage:MG.CLAIM.1`, with the rules it names told apart: a name without a document is of the same one. */
export function splitReferences(rule: string, text: string): RuleTextPiece[] {
  const own = rule.slice(0, rule.indexOf(":") + 1);
  return text
    .split(/((?:\b[a-z]+:)?\b[A-Z][A-Z0-9]*\.[A-Z]+\.\d+\b)/)
    .map((part, i) => (i % 2 ? { text: part, rule: part.includes(":") ? part : own + part } : { text: part }))
    .filter((piece) => piece.text);
}
