import { expect, test } from 'vitest';
import { sniffAudio } from './sniff-audio.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

/** The head of a WebM file as recorders write it, with one track of this codec. */
const webm = (...codecs: string[]) => {
  const header = bytes(
    [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4],
    [0x42, 0xf3, 0x81, 8, 0x42, 0x82, 0x84],
    'webm',
    [0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2],
  );
  return Buffer.concat([header, ...codecs.map((codec) => Buffer.from(`....${codec}....`)), Buffer.alloc(64)]);
};
const mp4 = (handler: string) =>
  bytes(
    [0, 0, 0, 0x18],
    'ftypisom',
    [0, 0, 2, 0],
    'isomiso2',
    [0, 0, 0, 0x20],
    `hdlr....${handler}`,
    'x'.repeat(64),
  );
const wav = bytes('RIFF', [0x24, 0, 0, 0], 'WAVEfmt ', [16, 0, 0, 0, 1, 0, 1, 0], 'x'.repeat(32));

test('sound is known by its bytes', async () => {
  expect(await sniffAudio(webm('A_OPUS'))).toBe('audio/webm');
  expect(await sniffAudio(mp4('soun'))).toBe('audio/mp4');
  expect(await sniffAudio(wav)).toBe('audio/wav');
  expect(
    await sniffAudio(bytes('ID3', [3, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x64], 'x'.repeat(64))),
  ).toBe('audio/mpeg');
});

test('films, pages, pictures and programs are no sound', async () => {
  expect(await sniffAudio(webm('V_VP9', 'A_OPUS'))).toBeUndefined();
  expect(await sniffAudio(webm())).toBeUndefined();
  expect(await sniffAudio(mp4('vide....hdlr....soun'))).toBeUndefined();
  expect(await sniffAudio(bytes('%PDF-1.7\n%%EOF'))).toBeUndefined();
  expect(await sniffAudio(bytes('<!doctype html><script>alert(1)</script>'))).toBeUndefined();
  expect(await sniffAudio(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(await sniffAudio(bytes('MZ', 'x'.repeat(128)))).toBeUndefined();
  expect(await sniffAudio(new Uint8Array())).toBeUndefined();
});
