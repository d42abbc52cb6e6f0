/** The page's own version: the one of its package. */
export { version } from "../package.json";
