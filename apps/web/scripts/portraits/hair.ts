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
  crop: () => '',
  quiff: () => '',
  receding: () => '',
  cap: (colour) =>
    `<path d="M64 96c-2-14 0-26 4-34h64c4 8 6 20 4 34z" fill="#20202c"/><path d="M62 62h76v-6H62z" fill="${colour}"/>`,
  afro: (colour) =>
    blobs(colour, [
      [100, 62, 46],
      [60, 84, 20],
      [140, 84, 20],
      [64, 60, 22],
      [136, 60, 22],
      [82, 36, 20],
      [118, 36, 20],
    ]),
  pixie: (colour) =>
    `<path d="M59 92c-5-38 14-56 41-56s46 18 41 56c-2 10-4 18-8 24-4-14-4-26-2-36H69c2 10 2 22-2 36-4-6-6-14-8-24z" fill="${colour}"/>`,
  wavy: (colour) =>
    `<path d="M56 96c-8-42 16-60 44-60s52 18 44 60c-1 12 10 20 6 34-3 10 6 16 2 28-6 14-24 6-30 10H78c-6-4-24 4-30-10-4-12 5-18 2-28-4-14 7-22 6-34z" fill="${colour}"/>`,
  tail: (colour) =>
    `<path d="M60 100c-6-42 14-60 40-60s46 18 40 60c-2 8-4 12-8 14H68c-4-2-6-6-8-14z" fill="${colour}"/><path d="M132 62c24 4 30 34 22 62-3 12-10 22-18 26 4-14 2-24-2-34-6-18-8-36-2-54z" fill="${colour}"/>`,
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
  crop: (colour) =>
    `<path d="M64 88c-3-32 12-47 36-47s39 15 36 47c-2-8-4-15-8-20-18-5-38-5-56 0-4 5-6 12-8 20z" fill="${colour}"/>`,
  quiff: (colour) =>
    `<path d="M64 90c-5-26 2-42 18-46 4-10 24-16 40-8 18 4 20 26 14 54-2-9-4-16-8-21-16 1-34-2-44-9-4 4-9 8-12 10-4 5-6 12-8 20z" fill="${colour}"/>`,
  receding: (colour) =>
    `<path d="M63 94c-5-22-2-36 8-44-1 8 0 14 2 20-5 6-8 14-10 24zM137 94c5-22 2-36-8-44 1 8 0 14-2 20 5 6 8 14 10 24z" fill="${colour}"/><path d="M68 58c6-15 18-20 32-20s26 5 32 20c-8-9-18-11-32-11s-24 2-32 11z" fill="${colour}"/>`,
  cap: (colour) =>
    `<path d="M61 68c0-30 10-44 39-44s39 14 39 44c-24-6-54-6-78 0z" fill="${colour}"/><path d="M61 68c24-7 54-7 78 0v-9c-24-7-54-7-78 0z" fill="#000" opacity=".22"/>`,
  afro: (colour) =>
    blobs(colour, [
      [74, 58, 15],
      [90, 50, 16],
      [110, 50, 16],
      [126, 58, 15],
      [66, 72, 9],
      [134, 72, 9],
    ]),
  pixie: (colour) =>
    `<path d="M62 94c-6-36 12-54 40-54 26 0 40 18 36 54-3-10-6-16-10-20-8 0-14-2-18-5-12 8-28 8-38 5-4 5-8 11-10 20z" fill="${colour}"/>`,
  wavy: (colour) =>
    `<path d="M63 100c-6-38 10-60 37-60s43 22 37 60c-2-16-8-30-22-40-5-3-10-4-15-8-5 4-10 5-15 8-14 10-20 24-22 40z" fill="${colour}"/>`,
  tail: (colour) =>
    `<path d="M64 92c-4-34 12-52 36-52s40 18 36 52c-5-14-12-24-24-28-14 4-30 4-36-2-6 8-10 18-12 30z" fill="${colour}"/>`,
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
