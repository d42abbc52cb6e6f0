/** Parts of the table that only some games or screens have: loaded with the first deal that needs them. */
export const loadAuction = () => import("./Auction.svelte");
export const loadMelds = () => import("./Melds.svelte");
export const loadStakes = () => import("./Stakes.svelte");
