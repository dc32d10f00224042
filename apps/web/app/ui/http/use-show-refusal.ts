import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSnackbar } from '../snackbar.tsx';
import type { ShownRefusal } from './refusal-text.tsx';

/** Why the server refused, at the bottom of the page, with the way to sign in where that is what is missing. */
export function useShowRefusal(): (refusal: ShownRefusal) => void {
  const { show } = useSnackbar();
  const navigate = useNavigate();
  return useCallback(
    ({ text, login }) =>
      show({
        text,
        tone: 'error',
        ...(login && { action: { label: 'Masuk', onClick: () => void navigate(login) } }),
      }),
    [show, navigate],
  );
}
