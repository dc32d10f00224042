import { useCallback, useEffect, useId, useRef, type ToggleEvent } from 'react';
import { useLocation } from 'react-router';
import { forgetPlace, placeBelow } from './place-below.ts';

/**
 * A popover of the browser: opened by its button without script, closed by Esc or a click elsewhere, the focus given back.
 * This adds what the browser leaves out: it closes when the page changes (unless the navigation's state has `keepsPopovers`), and stays where it opened while the page moves.
 */
export function usePopover<E extends HTMLElement = HTMLDivElement>() {
  const id = useId();
  const ref = useRef<E>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key, state } = useLocation();
  const stays = (state as { keepsPopovers?: boolean } | null)?.keepsPopovers === true;

  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);
  const lastKey = useRef(key);
  useEffect(() => {
    if (key !== lastKey.current && !stays) close();
    lastKey.current = key;
  }, [key, stays, close]);

  const place = useCallback((event: ToggleEvent<E>) => {
    if (event.newState === 'closed') forgetPlace(event.currentTarget);
    else if (button.current) placeBelow(event.currentTarget, button.current);
  }, []);

  return { id, ref, button, close, place };
}
