/** An address or a number under which somebody is reached. */
export const REACHES =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+|linkedin\.com\/|(?:\+62|\b0)8\d[\d\s.-]{7,}|^\+?\(?\d[\d\s().-]{8,}$/iu;

/** A web address and nothing else. */
export const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,12}(?:\/\S*)?$/u;
