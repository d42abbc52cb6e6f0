/** Friends, and what one may do about somebody who has a chair at a table. */
import type { AskFriend, Done, Enlist, FriendInfo, InviteFriend, NewReport } from "../protocol";
import { request } from "./api";
export { addToList } from "../table/chat.svelte";

export const fetchFriends = (): Promise<FriendInfo[]> => request("/api/lobby/friends");
export const befriend = (person: AskFriend): Promise<Done> => request("/api/people/friends", person);
export const acceptFriend = (id: string): Promise<Done> => request(`/api/people/friends/${encodeURIComponent(id)}`, {});
export const unfriend = (id: string): Promise<Done> => request(`/api/people/friends/${encodeURIComponent(id)}`, undefined, "DELETE");
export const inviteFriend = (table: string, invitation: InviteFriend): Promise<Done> => request(`/api/tables/${encodeURIComponent(table)}/invite`, invitation);
export const reportPerson = (report: NewReport): Promise<Done> => request("/api/people/reports", report);

export const LIST_KINDS: readonly Enlist["kind"][] = ["mute", "avoid", "block"];

