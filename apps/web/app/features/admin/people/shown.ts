/** How many of each kind a person's page shows, the newest first. */
export const SHOWN = 20;
