/** Sets a cookie in the browser; over TLS it travels over TLS alone. */
export function putCookie(line: string): void {
  document.cookie = window.location.protocol === 'https:' ? `${line}; Secure` : line;
}
