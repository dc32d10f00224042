/** Value of the local key `bannerCv`: shown, or closed by the person. */
export type BannerState = '1' | '0';

/** The CV tools and the pages that show a CV. */
export function isCvPage(path: string): boolean {
  return /^\/(app\/cv|r|rd)(\/|$)/.test(path);
}

/** Where the strip would lead to where one is already, stand in the way of a form, or lead nowhere, without a network. */
const WITHOUT =
  /^\/(login|register|forgot-password|reset-password|profile|assessment|demo|admin|reviewer|mentor|session|refund|verify-email|offline|term-and-condition|privacy-policy|developers|app\/(profile|mentoring|mentor|book|booking|success|checkout|lamaran))(\/|$)/;

export function showsBanner(path: string, state: BannerState): boolean {
  return state === '1' && !isCvPage(path) && !WITHOUT.test(path);
}
