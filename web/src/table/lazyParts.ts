/** Parts of the table that only some games have: loaded with the first deal that needs them. */
export const loadAuction = () => import("./Auction.svelte");
export const loadMelds = () => import("./Melds.svelte");
