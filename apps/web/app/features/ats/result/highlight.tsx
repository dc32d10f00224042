import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Box, Evidence } from '@setapak/ats';

export type PageBox = Box & { page: number };

/** What of the CV is pointed at: values by their paths, and where they stand on the paper. */
interface Pointed {
  paths: readonly string[];
  boxes: readonly PageBox[];
}

interface Highlight {
  pointed: Pointed | null;
  /** New with each request to show something in the CV, on a screen that has no room beside the result. */
  shown: Pointed | null;
  evidence: Evidence;
  point: (pointed: Pointed | null) => void;
  show: (pointed: Pointed | null) => void;
}

const HighlightContext = createContext<Highlight | null>(null);

/** Lets the fields of a result and the places of its PDF point at each other. */
export function HighlightProvider({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  const [pointed, point] = useState<Pointed | null>(null);
  const [shown, show] = useState<Pointed | null>(null);
  const value = useMemo(() => ({ pointed, shown, evidence, point, show }), [pointed, shown, evidence]);
  return <HighlightContext value={value}>{children}</HighlightContext>;
}

export function useHighlight(): Highlight {
  const context = use(HighlightContext);
  if (!context) throw new Error('useHighlight needs a HighlightProvider above it');
  return context;
}

export function boxesOf(evidence: Evidence, paths: readonly string[]): PageBox[] {
  return paths.flatMap((path) => evidence[path]?.boxes ?? []);
}

/** Whether something that stands at these paths is pointed at now, from either side. */
export function usePointed(paths: readonly string[]): boolean {
  const { pointed } = useHighlight();
  return pointed?.paths.some((path) => paths.includes(path)) ?? false;
}
