/** The terms of a job and nothing else: `Full-time`, `(Magang)`. */
export const KIND_OF_WORK =
  /^\(?(?:(?:full|part)[- ]?time|(?:penuh|paruh) waktu|kontrak|contract|freelance|lepas|magang|internship|remote|hybrid|on-?site|wfh|wfo|tetap|permanent|temporary|jarak jauh|musiman|seasonal|self-employed|purnawaktu|paruhwaktu)\)?$/i;
