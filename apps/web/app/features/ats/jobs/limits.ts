/** The longest job ad that is looked at, in characters. */
export const LONGEST_AD = 20_000;
/** Ads that one person may keep. */
export const MOST_JOBS = 50;
export const LONGEST_NAME = 160;
