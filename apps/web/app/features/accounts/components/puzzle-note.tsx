import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Puzzle } from '~/services/puzzles/puzzles.server.ts';
import { Banner } from '~/ui/banner.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

interface PuzzleNoteProps {
  puzzle: Puzzle;
  /** What is said where this browser cannot solve it. */
  otherwise: string;
  /** The button that sends the form, as it is called on the screen. */
  button: string;
  className?: string | undefined;
}

/**
 * Stands in a form that was refused because of too many tries: solves the puzzle beside the page and sends the form once
 * more, with the solution as `solved`. No click is needed.
 */
export function PuzzleNote({ puzzle, otherwise, button, className }: PuzzleNoteProps) {
  const field = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<'working' | 'solved' | 'failed'>('working');
  const hydrated = useHydrated();

  const solved = useEffectEvent((solution: string | null) => {
    const form = field.current?.form;
    if (!field.current || !form || solution === null) return setStep('failed');
    field.current.value = solution;
    setStep('solved');
    // A page that came whole has forgotten the password.
    const password = form.elements.namedItem('password');
    if (password instanceof HTMLInputElement && password.value !== '') form.requestSubmit();
  });
  useEffect(() => {
    let current = true;
    const solve = async () => {
      const { solvePuzzle } = await import('~/services/puzzles/solve.ts');
      const solution = await solvePuzzle(puzzle);
      if (current) solved(solution);
    };
    void solve();
    return () => {
      current = false;
    };
  }, [puzzle]);

  const refused = !hydrated || step === 'failed';
  return (
    <>
      <input ref={field} type="hidden" name="solved" />
      <Banner tone={refused ? 'error' : 'info'} className={className ?? ''}>
        {refused && otherwise}
        {!refused && step === 'working' && (
          <>
            Ada banyak percobaan dari jaringan ini. Sebentar, ya: kami pastikan dulu kamu bukan robot, lalu
            kami lanjutkan sendiri.
          </>
        )}
        {!refused && step === 'solved' && (
          <>
            Sudah beres. Ketik <span className="unbroken">password-mu</span>, lalu tekan {button}.
          </>
        )}
      </Banner>
    </>
  );
}
