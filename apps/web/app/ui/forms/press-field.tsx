import { useRouteLoaderData } from 'react-router';

/** Names the next press of a form; another one once a form was taken. Empty where the root loader failed. */
export function usePress(): string {
  return useRouteLoaderData<{ press: string }>('root')?.press ?? '';
}

/** In every form that makes, sends or costs something: sent twice it does so once (`services/press.server.ts`). */
export function PressField() {
  return <input type="hidden" name="press" value={usePress()} />;
}
