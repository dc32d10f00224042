import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose query only says what of them is shown: moving within the page asks the server for nothing, so it works offline. */
export function revalidateElsewhere({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false;
}
