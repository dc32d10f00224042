export { CvPromo } from './components/cv-promo.tsx';
export { PromoBanner } from './components/promo-banner.tsx';
