import { mkdir, writeFile } from 'node:fs/promises';
import { mentors } from './portraits/mentors.ts';
import { people, type Person } from './portraits/people.ts';
import { hairBehind, hairInFront, hijab, hijabBehind } from './portraits/hair.ts';
import { face } from './portraits/face.ts';

/**
 * Draws the invented people of the sample content into public/people. No photographs, and all in one style.
 * Run: `node apps/web/scripts/draw-portraits.ts`.
 */
const folder = new URL('../public/people/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const person of [...people, ...mentors])
  await writeFile(new URL(`${person.id}.svg`, folder), portrait(person));

await writeFile(new URL('placeholder.svg', folder), placeholder());

/** For a mentor without a picture. */
function placeholder(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#e2e8f6"/>' +
    '<circle cx="150" cy="52" r="66" fill="#fff" opacity=".28"/><g fill="#a9b6d6"><circle cx="100" cy="88" r="36"/>' +
    '<path d="M28 204c2-42 34-62 72-62s70 20 72 62z"/></g></svg>\n'
  );
}

function portrait(person: Person): string {
  const parts = [
    `<rect width="200" height="200" fill="${person.ground}"/>`,
    `<circle cx="150" cy="52" r="66" fill="#fff" opacity=".28"/>`,
    person.hair === 'hijab' ? hijabBehind(person) : hairBehind(person),
    clothes(person),
    neck(person),
    face(person),
    person.hair === 'hijab' ? hijab(person) : hairInFront(person),
    person.glasses ? glasses(person.glasses) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${parts.join('')}</svg>\n`;
}

function neck({ skin, shade, hair }: Person): string {
  if (hair === 'hijab') return '';
  return (
    `<path d="M84 116h32v30c0 9-7 16-16 16s-16-7-16-16z" fill="${skin}"/>` +
    `<path d="M84 124c8 10 24 10 32 0v10c-9 8-23 8-32 0z" fill="${shade}" opacity=".55"/>`
  );
}

function clothes({ clothes: cloth, collar, style }: Person): string {
  const shoulders = `<path d="M16 204c2-38 34-50 62-54h44c28 4 60 16 62 54z" fill="${cloth}"/>`;
  if (style === 'tee')
    return `${shoulders}<path d="M78 150c4 14 40 14 44 0l6 1c-5 22-51 22-56 0z" fill="${collar}"/>`;
  if (style === 'shirt') {
    return (
      `${shoulders}<path d="M82 149l18 26 18-26 10 3-18 32-10-9-10 9-18-32z" fill="${collar}"/>` +
      `<path d="M100 176v28" stroke="${collar}" stroke-width="2" opacity=".8"/>`
    );
  }
  return (
    `${shoulders}<path d="M80 149l20 55 20-55 4 1-8 54H84l-8-54z" fill="${collar}"/>` +
    `<path d="M78 150l22 54h-16L66 162zM122 150l-22 54h16l18-42z" fill="#000" opacity=".16"/>`
  );
}

function glasses(shape: true | 'round'): string {
  const lenses =
    shape === 'round'
      ? '<circle cx="84" cy="93" r="11.500"/><circle cx="116" cy="93" r="11.500"/>'
      : '<rect x="73" y="84" width="22" height="18" rx="8"/><rect x="105" y="84" width="22" height="18" rx="8"/>';
  return (
    `<g fill="#fff" fill-opacity=".18" stroke="#1b2440" stroke-width="2.6">${lenses}` +
    '<path d="M95 91c3-2 7-2 10 0" fill="none"/></g>'
  );
}
