import type { Person } from './people.ts';

type Style = Exclude<Person['hair'], 'hijab'>;

const behind: Record<Style, (colour: string) => string> = {
  short: () => '',
  side: () => '',
  curly: (colour) =>
    blobs(colour, [
      [62, 74, 22],
      [76, 52, 24],
      [102, 44, 26],
      [126, 54, 24],
      [139, 76, 21],
      [62, 98, 16],
      [139, 98, 16],
    ]),
  long: (colour) =>
    `<path d="M56 98c-6-44 16-62 44-62s50 18 44 62c-2 22 8 44 10 66-18 8-90 8-108 0 2-22 12-44 10-66z" fill="${colour}"/>`,
  bob: (colour) =>
    `<path d="M56 98c-4-42 16-61 44-61s48 19 44 61c-1 15 2 30-2 40-22 6-62 6-84 0-4-10-1-25-2-40z" fill="${colour}"/>`,
  bun: (colour) =>
    `<circle cx="100" cy="32" r="20" fill="${colour}"/><path d="M60 100c-6-42 14-60 40-60s46 18 40 60c-2 10-6 14-8 18H68c-2-4-6-8-8-18z" fill="${colour}"/>`,
};

const inFront: Record<Style, (colour: string) => string> = {
  short: (colour) =>
    `<path d="M63 92c-6-36 12-52 37-52s43 14 37 52c-2-8-4-14-8-19-10 2-22 0-32-5-8 6-18 8-26 7-4 5-6 10-8 17z" fill="${colour}"/>`,
  side: (colour) =>
    `<path d="M63 94c-7-38 12-56 42-56 24 0 38 20 32 56-2-9-4-15-8-20-20 0-38-4-48-16-4 10-8 14-12 18-3 5-5 11-6 18z" fill="${colour}"/><path d="M74 50c8-12 30-18 46-8 6 4 8 8 8 12-18-10-36-10-54-4z" fill="${colour}"/>`,
  curly: (colour) =>
    blobs(colour, [
      [72, 60, 15],
      [88, 52, 15],
      [106, 50, 15],
      [122, 57, 15],
      [132, 70, 10],
      [66, 74, 10],
    ]),
  long: (colour) =>
    `<path d="M64 96c-4-34 10-54 38-54 26 0 38 20 34 54-4-16-12-28-26-38-8 12-28 22-40 24-3 4-5 8-6 14z" fill="${colour}"/>`,
  bob: (colour) =>
    `<path d="M62 98c-5-38 12-57 38-57s43 19 38 57c-3-12-6-20-10-25-18 4-40 4-56 0-4 5-7 13-10 25z" fill="${colour}"/>`,
  bun: (colour) =>
    `<path d="M64 94c-4-34 12-52 36-52s40 18 36 52c-4-18-14-30-36-34-22 4-32 16-36 34z" fill="${colour}"/>`,
};

export function hairBehind({ hair, colour }: Person): string {
  return hair === 'hijab' ? '' : behind[hair](colour);
}

export function hairInFront({ hair, colour }: Person): string {
  return hair === 'hijab' ? '' : inFront[hair](colour);
}

export function hijabBehind({ colour }: Person): string {
  return `<path d="M52 96c0-38 20-62 48-62s48 24 48 62c0 24 6 40 14 58-20 16-104 16-124 0 8-18 14-34 14-58z" fill="${colour}"/>`;
}

/** The scarf around the face and across the chest, with the shadows of its folds. */
export function hijab({ colour }: Person): string {
  return (
    `<path fill-rule="evenodd" d="M52 98c0-40 20-65 48-65s48 25 48 65c0 14 2 26 8 38-6 26-26 52-56 58-30-6-50-32-56-58 6-12 8-24 8-38zM100 52c-20 0-31 15-31 38 0 27 13 46 31 46s31-19 31-46c0-23-11-38-31-38z" fill="${colour}"/>` +
    '<g fill="none" stroke="#000" stroke-opacity=".14" stroke-width="3" stroke-linecap="round">' +
    '<path d="M60 78c5-20 18-34 40-34"/><path d="M58 132c14 16 34 22 66 16"/><path d="M64 152c14 12 30 16 50 13"/><path d="M136 116c2 10 6 18 12 24"/></g>' +
    '<path d="M69 90c0-23 11-38 31-38s31 15 31 38c-3-18-13-29-31-29s-28 11-31 29z" fill="#000" opacity=".12"/>'
  );
}

function blobs(colour: string, circles: [x: number, y: number, radius: number][]): string {
  return circles
    .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`)
    .join('');
}
