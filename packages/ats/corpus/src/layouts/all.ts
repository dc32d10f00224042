import { htmlLayouts } from './html-layouts.ts';
import type { Layout } from './layout.ts';

export const layouts: Layout[] = [...htmlLayouts];
