/** Parts of the table that only some games have: loaded with the first deal that needs them. */
export const bids = () => import("./Auction.svelte");
export const melding = () => import("./Melds.svelte");
