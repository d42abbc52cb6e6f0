/** Screens away from the table. That they are listed here, and not where the page begins, keeps their names and all their
 *  parts out of what everybody loads first. */
export const AWAY = {
  Clubs: () => import("./Clubs.svelte"),
  Club: () => import("./Club.svelte"),
  ClubPart: () => import("./ClubPart.svelte"),
  Ratings: () => import("./Ratings.svelte"),
  Archive: () => import("./Archive.svelte"),
  Dealt: () => import("./Dealt.svelte"),
  Person: () => import("./Person.svelte"),
  ReplayText: () => import("./ReplayText.svelte"),
  LearnHome: () => import("./LearnHome.svelte"),
  Learn: () => import("./Learn.svelte"),
  LearnFirst: () => import("./LearnFirst.svelte"),
  LearnBid: () => import("./LearnBid.svelte"),
  LearnTactics: () => import("./LearnTactics.svelte"),
  LearnShort: () => import("./LearnShort.svelte"),
  LearnTricks: () => import("./LearnTricks.svelte"),
  LearnDrill: () => import("./LearnDrill.svelte"),
  ScoreSheets: () => import("./ScoreSheets.svelte"),
  Score: () => import("./Score.svelte"),
  Stats: () => import("./Stats.svelte"),
  Admin: () => import("./Admin.svelte"),
  Account: () => import("./Account.svelte"),
  Edit: () => import("./Edit.svelte"),
  Settings: () => import("./Settings.svelte"),
  Usual: () => import("./Usual.svelte"),
};
export type Away = keyof typeof AWAY;
