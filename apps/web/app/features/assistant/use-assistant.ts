import { useRouteLoaderData } from 'react-router';

/** Whether the operator has set up a model; without one nothing of the assistant is shown. */
export function useAssistant(): boolean {
  return useRouteLoaderData<{ assistant: boolean }>('root')?.assistant ?? false;
}
