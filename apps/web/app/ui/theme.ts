/** Whether the product looks as by day, as by night, or as the device does. */
export const themes = ['device', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeLabels: Record<Theme, string> = {
  device: 'Ikuti perangkat',
  light: 'Terang',
  dark: 'Gelap',
};

const YEAR = 365 * 24 * 3600;
/** The colour of the browser's own bar above the page. */
const barColors = { light: '#1d2d5e', dark: '#0c1228' };

/** The choice of a person, kept in the browser that it was made in, so that the server paints the first byte right. */
export function themeOf(cookie: string | null): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1];
  return (chosen as Theme | undefined) ?? 'device';
}

/** @returns the `Set-Cookie` line that keeps it; following the device needs none */
export function themeCookie(theme: Theme): string {
  const kept = theme === 'device' ? 'theme=; Max-Age=0' : `theme=${theme}; Max-Age=${YEAR}`;
  return `${kept}; Path=/; SameSite=Lax; HttpOnly`;
}

export function parseTheme(value: unknown): Theme | undefined {
  return themes.find((theme) => theme === value);
}

/** The page that is kept for offline is fetched without cookies: its address names the look. */
export function themeOfRequest({ url, headers }: Request): Theme {
  const { pathname, searchParams } = new URL(url);
  const named = pathname === '/offline' ? parseTheme(searchParams.get('theme')) : undefined;
  return named ?? themeOf(headers.get('cookie'));
}

/** What the `head` says of it before a style sheet has come. */
export function themeMetas(theme: Theme): { name: string; content: string; media?: string }[] {
  if (theme !== 'device')
    return [
      { name: 'color-scheme', content: theme },
      { name: 'theme-color', content: barColors[theme] },
    ];
  return [
    { name: 'color-scheme', content: 'light dark' },
    { name: 'theme-color', content: barColors.light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: barColors.dark, media: '(prefers-color-scheme: dark)' },
  ];
}
