import { useRouteLoaderData } from 'react-router';
import type { Theme } from '../theme.ts';

/** What every page may know of the person who looks at it; null for a visitor. */
export interface Viewer {
  id: string;
  name: string;
  image?: string | null | undefined;
  role?: string | null | undefined;
}

interface RootData {
  user: Viewer | null;
  year: number;
  theme: Theme;
  isShell: boolean;
}

/** The signed-in person, from the root loader; null also where that loader failed. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<RootData>('root')?.user ?? null;
}

/** The current year as the server knows it, so that both renderings agree. */
export function useYear(): number | undefined {
  return useRouteLoaderData<RootData>('root')?.year;
}

/** The look that was chosen, as the root loader read it; the device's where that loader failed. */
export function useTheme(): Theme {
  return useRouteLoaderData<RootData>('root')?.theme ?? 'device';
}

/** The page was opened without a network, so nobody knows yet who is signed in. */
export function useIsShell(): boolean {
  return useRouteLoaderData<RootData>('root')?.isShell ?? false;
}
