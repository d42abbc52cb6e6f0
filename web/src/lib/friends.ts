/** Friends, and what one may do about somebody who has a chair at a table. */
import type { AskFriend, Done, Enlist, FriendInfo, InviteFriend, Listed, NewReport } from "../protocol";
import { ask } from "./api";
import { mute } from "./talk.svelte";

export const friends = (): Promise<FriendInfo[]> => ask("/api/lobby/friends");
export const befriend = (who: AskFriend): Promise<Done> => ask("/api/people/friends", who);
export const accept = (id: string): Promise<Done> => ask(`/api/people/friends/${encodeURIComponent(id)}`, {});
export const unfriend = (id: string): Promise<Done> => ask(`/api/people/friends/${encodeURIComponent(id)}`, undefined, "DELETE");
export const inviteFriend = (table: string, asked: InviteFriend): Promise<Done> => ask(`/api/tables/${encodeURIComponent(table)}/invite`, asked);
export const report = (what: NewReport): Promise<Done> => ask("/api/people/reports", what);

export const KINDS: readonly Enlist["kind"][] = ["mute", "avoid", "block"];

/** Puts somebody on a list; who is muted is not heard on this device either. */
export async function enlist(who: Enlist): Promise<void> {
  const listed: Listed = await ask("/api/people/lists", who);
  if (listed.who) mute(listed.who, true);
}
