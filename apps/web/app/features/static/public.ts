export { organizationJsonLd } from './organization-json-ld.ts';
