/** Made by `npm run train -w @setapak/ats`; one for each of `PAPER_FEATURES`. */
export const PAPER_WEIGHTS: readonly number[] = [
  -0.77, 1.82, 1.07, -0.59, 0.04, -0.11, -0.48, 1.21, 2.12, 1.92, -0.02, 1.32, 1.29, 2.13, 0.2, 2.42, -0.04,
  -1.85, -0.08, -3.47, -1.85, -0.49, -4.09, -1.32, -0.94, -1.5, -2.48, -2.73, -2.62, -1.09, -2.71,
];
