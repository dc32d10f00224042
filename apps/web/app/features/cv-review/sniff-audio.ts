import { fileTypeFromBuffer } from 'file-type';

/** So much of a file tells what it is: headers and the list of its tracks. */
export const HEAD_BYTES = 64 * 1024;

/** What file-type calls it → what we say that it is when we send it. */
const types: Record<string, string> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/flac': 'audio/flac',
  'audio/x-flac': 'audio/flac',
  'audio/aac': 'audio/aac',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
  'video/matroska': 'audio/webm',
};

const WEBM_VIDEO = ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG', 'V_MS', 'V_THEORA'];

/**
 * What kind of sound a file is, by its first bytes. Recorders write WebM and MP4 for sound too, and there only the tracks
 * tell whether there is a picture as well.
 * @returns the media type to send it as; undefined where it is no sound
 */
export async function sniffAudio(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head);
  const type = found && types[found.mime];
  if (!type) return undefined;
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (type === 'audio/webm') return isWebmSound(text) ? type : undefined;
  if (type === 'audio/mp4') return text.includes('vide') ? undefined : type;
  return type;
}

function isWebmSound(text: string): boolean {
  const hasPicture = WEBM_VIDEO.some((codec) => text.includes(codec));
  return !hasPicture && /A_(OPUS|VORBIS|PCM|AAC)/.test(text);
}
