/** Made by `npm run train -w @setapak/ats`; one for each of `PAPER_FEATURES`. */
export const PAPER_WEIGHTS: readonly number[] = [
  -2, 2.12, 1.89, -1.45, -0.21, 0.04, 0.17, 1.28, 2.1, 1.85, -0.19, 1.39, 1.89, 2.98, 0.42, 2.89, -0.07,
  -1.74, -0.86, -2.96, -1.26, -0.39, -3.61, -1.09, -0.72, -1.38, -2.19, -1.86, -1.93, -0.83, -2.32, -2.82,
];
