export interface Person {
  id: string;
  ground: string;
  skin: string;
  /** The skin in shadow: ears, nose, neck. */
  shade: string;
  hair:
    | 'short'
    | 'side'
    | 'curly'
    | 'long'
    | 'bob'
    | 'bun'
    | 'hijab'
    | 'crop'
    | 'quiff'
    | 'afro'
    | 'pixie'
    | 'wavy'
    | 'tail'
    | 'receding'
    | 'cap';
  /** Of hair or headscarf. */
  colour: string;
  clothes: string;
  collar: string;
  style: 'tee' | 'shirt' | 'blazer';
  glasses?: boolean | 'round';
  beard?: boolean | 'moustache' | 'goatee' | 'stubble';
  /** Lines beside mouth and eyes. */
  older?: boolean;
  earrings?: string;
  smile?: 'closed' | 'open';
}

export const tan = { skin: '#d99a6c', shade: '#b9774b' };
export const brown = { skin: '#b97a50', shade: '#975b37' };
export const light = { skin: '#efbf95', shade: '#d2976a' };
export const deep = { skin: '#8f5a3a', shade: '#6f4228' };

const navy = '#1d2d5e';
const yellow = '#facd11';
const sky = '#5bc0eb';
const black = '#20202c';
const dark = '#3a2620';

export const people: Person[] = [
  {
    id: 'nadia',
    ground: '#ffe68a',
    ...tan,
    hair: 'hijab',
    colour: navy,
    clothes: '#fff',
    collar: '#dfe6f6',
    style: 'blazer',
    smile: 'open',
  },
  {
    id: 'bima',
    ground: '#bfe6f8',
    ...brown,
    hair: 'short',
    colour: black,
    clothes: navy,
    collar: '#fff',
    style: 'shirt',
  },
  {
    id: 'clara',
    ground: '#dde4f5',
    ...light,
    hair: 'long',
    colour: dark,
    clothes: yellow,
    collar: '#fff6d1',
    style: 'tee',
    smile: 'open',
  },
  {
    id: 'yosef',
    ground: '#fff0b8',
    ...deep,
    hair: 'short',
    colour: black,
    clothes: sky,
    collar: '#e6f6fd',
    style: 'tee',
    smile: 'open',
  },
  {
    id: 'rani',
    ground: '#cdecfa',
    ...brown,
    hair: 'hijab',
    colour: '#e8b64c',
    clothes: navy,
    collar: '#fff',
    style: 'blazer',
    glasses: true,
  },
  {
    id: 'dimas',
    ground: '#ffe68a',
    ...tan,
    hair: 'side',
    colour: black,
    clothes: '#2f6f9f',
    collar: '#fff',
    style: 'blazer',
    beard: true,
    smile: 'open',
  },
  {
    id: 'melati',
    ground: '#e2e8f6',
    ...tan,
    hair: 'bob',
    colour: black,
    clothes: navy,
    collar: '#fff',
    style: 'blazer',
  },
  {
    id: 'arif',
    ground: '#bfe6f8',
    ...light,
    hair: 'short',
    colour: dark,
    clothes: '#f4f6fb',
    collar: '#d3daea',
    style: 'shirt',
    glasses: true,
    smile: 'open',
  },
  {
    id: 'siska',
    ground: '#ffedaa',
    ...light,
    hair: 'bun',
    colour: dark,
    clothes: sky,
    collar: '#fff',
    style: 'shirt',
    smile: 'open',
  },
  {
    id: 'hana',
    ground: '#d6e0f4',
    ...light,
    hair: 'hijab',
    colour: '#8ecfec',
    clothes: '#27427f',
    collar: '#fff',
    style: 'blazer',
    smile: 'open',
  },
  {
    id: 'made',
    ground: '#fff0b8',
    ...brown,
    hair: 'side',
    colour: black,
    clothes: navy,
    collar: yellow,
    style: 'tee',
    beard: true,
  },
  {
    id: 'putri',
    ground: '#cdecfa',
    ...deep,
    hair: 'curly',
    colour: '#2a1c18',
    clothes: yellow,
    collar: '#fff',
    style: 'blazer',
    smile: 'open',
  },
];
