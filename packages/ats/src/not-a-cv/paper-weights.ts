/** Made by `npm run train -w @setapak/ats`; one for each of `PAPER_FEATURES`. */
export const PAPER_WEIGHTS: readonly number[] = [
  -0.77, 1.82, 1.07, -0.58, 0.05, -0.11, -0.49, 1.22, 2.12, 1.92, -0.03, 1.3, 1.29, 2.14, 0.2, 2.42, -0.03,
  -1.86, -0.08, -3.47, -1.86, -0.49, -4.09, -1.32, -0.95, -1.5, -2.48, -2.73, -2.62, -1.09, -2.71,
];
