/** Made by `npm run calibrate -w @setapak/ats -- --unseen …`: what is added to a value's log-odds, and what they are multiplied by before. */
export const UNSEEN: readonly [shift: number, slope: number] = [0.554, 0.445];
