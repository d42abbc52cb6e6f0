/** Friends, and what one may do about somebody who has a chair at a table. */
import type { AskFriend, Done, Enlist, FriendInfo, InviteFriend, NewReport } from "../protocol";
import { ask } from "./api";
export { addToList } from "../table/chat.svelte";

export const friends = (): Promise<FriendInfo[]> => ask("/api/lobby/friends");
export const befriend = (who: AskFriend): Promise<Done> => ask("/api/people/friends", who);
export const accept = (id: string): Promise<Done> => ask(`/api/people/friends/${encodeURIComponent(id)}`, {});
export const unfriend = (id: string): Promise<Done> => ask(`/api/people/friends/${encodeURIComponent(id)}`, undefined, "DELETE");
export const inviteFriend = (table: string, asked: InviteFriend): Promise<Done> => ask(`/api/tables/${encodeURIComponent(table)}/invite`, asked);
export const report = (what: NewReport): Promise<Done> => ask("/api/people/reports", what);

export const KINDS: readonly Enlist["kind"][] = ["mute", "avoid", "block"];

