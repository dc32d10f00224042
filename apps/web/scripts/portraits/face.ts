import type { Person } from './people.ts';

/** Head, ears, eyes, nose and mouth, on a canvas of 200 × 200. */
export function face(person: Person): string {
  const { skin, shade, hair, beard, smile = 'closed', older, earrings } = person;
  const ears =
    hair === 'hijab'
      ? ''
      : `<ellipse cx="66" cy="98" rx="7" ry="10" fill="${shade}"/><ellipse cx="134" cy="98" rx="7" ry="10" fill="${shade}"/>`;
  const head = `<path d="M66 88c0-28 14-42 34-42s34 14 34 42c0 30-15 50-34 50S66 118 66 88z" fill="${skin}"/>`;
  const brows =
    '<g fill="none" stroke="#2a1d1a" stroke-width="3.2" stroke-linecap="round">' +
    '<path d="M77 81c4-3.500 9-3.500 13-1M110 80c4-2.500 9-2.500 13 1"/></g>';
  const eyes =
    '<g fill="#1b1a24"><ellipse cx="84" cy="93" rx="3.300" ry="4"/><ellipse cx="116" cy="93" rx="3.300" ry="4"/></g><g fill="#fff"><circle cx="85.300" cy="91.400" r="1.100"/><circle cx="117.300" cy="91.400" r="1.100"/></g>';
  const nose = `<path d="M100 95c-1 5-3.500 8-3 10 .6 1.800 3.600 2 6 1.200" fill="none" stroke="${shade}" stroke-width="2.600" stroke-linecap="round"/>`;
  const cheeks =
    '<g fill="#e8663f" opacity=".2"><ellipse cx="77" cy="107" rx="7" ry="4.500"/><ellipse cx="123" cy="107" rx="7" ry="4.500"/></g>';
  return (
    ears +
    (earrings ? studs(earrings) : '') +
    head +
    (beard === true || beard === 'stubble' ? jaw(beard === true ? 0.78 : 0.3) : '') +
    cheeks +
    brows +
    eyes +
    nose +
    (older ? lines(shade) : '') +
    mouth(smile) +
    (beard === 'moustache' || beard === 'goatee' ? whiskers(beard, person.colour) : '')
  );
}

function mouth(smile: 'closed' | 'open'): string {
  if (smile === 'closed') {
    return '<path d="M89 118c6 6 16 6 22 0" fill="none" stroke="#7c2f2a" stroke-width="3" stroke-linecap="round"/>';
  }
  return (
    '<path d="M87 115.500c7 3 19 3 26 0 0 8-5.500 13.500-13 13.500s-13-5.500-13-13.500z" fill="#7c2430"/>' +
    '<path d="M88.500 116.200c7 2.400 16 2.400 23 0-.2 2-.6 3.400-1.200 4.600-6 1.800-14.600 1.800-20.600 0-.6-1.200-1-2.600-1.200-4.600z" fill="#fff"/>'
  );
}

function jaw(opacity: number): string {
  return (
    `<path d="M67 98c2 26 14 42 33 42s31-16 33-42c-4 12-9 15-15 13-8-3-28-3-36 0-6 2-11-1-15-13z" fill="#20202c" opacity="${String(opacity).slice(1)}"/>` +
    '<path d="M86 117c8-5 20-5 28 0 0 9-6 13-14 13s-14-4-14-13z" fill="#c98a63" opacity=".55"/>'
  );
}

function whiskers(kind: 'moustache' | 'goatee', colour: string): string {
  const lip = `<path d="M84 115c3-7 12-8 16-4 4-4 13-3 16 4-6-1-11-1-16 1-5-2-10-2-16-1z" fill="${colour}"/>`;
  const chin = `<path d="M90 128c6 3 14 3 20 0 1 7-4 13-10 13s-11-6-10-13z" fill="${colour}"/>`;
  return kind === 'goatee' ? lip + chin : lip;
}

function lines(shade: string): string {
  return `<g fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" opacity=".75"><path d="M81 108c-3 3-4 7-4 11M119 108c3 3 4 7 4 11"/><path d="M84 67c10-3 22-3 32 0"/><path d="M70 89l-3-2M70 94l-3.500 1M130 89l3-2M130 94l3.500 1"/></g>`;
}

function studs(colour: string): string {
  return `<circle cx="63" cy="108" r="3.400" fill="${colour}"/><circle cx="137" cy="108" r="3.400" fill="${colour}"/>`;
}
