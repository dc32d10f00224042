/** How the name of the session's cookie ends; over TLS `__Host-` stands before it. */
export const SESSION_COOKIE = 'setapak.session_token';
