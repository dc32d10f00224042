import { business } from './business.ts';
import { engineering } from './engineering.ts';
import type { Family } from './family.ts';
import { peopleWork } from './people.ts';
import { technology } from './technology.ts';

export const families: Family[] = [...technology, ...business, ...engineering, ...peopleWork];
