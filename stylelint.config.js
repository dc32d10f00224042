/**
 * CSS is written with the theme's tokens (apps/web/app/ui/theme.css): a size, weight, radius, space or breakpoint of its own is
 * refused, and so is a colour that is no token of the theme (it would not change at night). What is printed keeps its points; hairlines of up to 3 px, room of 100 px and more, fluid `clamp()`s and sums of tokens are fine.
 */
const tokens = (name) => new RegExp(String.raw`^var\(--${name}-[a-z0-9]+\)$`);
const part = String.raw`(?:-?[0-3]px|0|auto|\d{3,}px|-?[\d.]+(?:em|%|vw|vh|pt)|(?:var|calc|clamp|min|max|env)\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\))`;
const spaces = new RegExp(String.raw`^(?:inherit|${part}(?:\s+${part})*)$`);
const widths = ['400px', '480px', '640px', '768px', '960px', '1024px', '1280px', '1920px'];

export default {
  ignoreFiles: ['**/theme.css', '**/fonts.css'],
  rules: {
    'declaration-property-value-allowed-list': {
      'font-size': [tokens('size'), 'inherit', '0', /^[\d.]+pt$/],
      'font-weight': [tokens('weight'), 'inherit'],
      'letter-spacing': [tokens('tracking'), 'normal', 'inherit'],
      '/radius$/': [/^(?:(?:0|50%|inherit|var\(--radius-[a-z]+\)|var\(--[a-z-]+\)|calc\(.+\))\s*)+$/],
      '/^(?:padding|margin|gap|row-gap|column-gap)/': [spaces],
    },
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'light-dark',
    ],
    'declaration-property-value-disallowed-list': {
      '/.*/': [/var\(--(?:navy|yellow|sky|dimmed|error)[a-z-]*\)/],
    },
    'media-feature-name-value-allowed-list': { '/width$/': widths },
    'media-feature-name-disallowed-list': ['min-width', 'max-width'],
  },
};
