import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { isTemplateName, parseResume, ResumeError, type Resume } from '@setapak/resume';
import type { Engine } from './engine/engine.ts';
import { loadEngine } from './engine/load-engine.ts';
import { RenderError } from './error.ts';
import { photoFrame } from './looks.ts';
import { withoutShortLastPage } from './short-last-page.ts';
import { readPhoto } from './photo.ts';
import type { RenderOptions } from './render-options.ts';
import { resumeView } from './view/resume-view.ts';

const PHOTO = '/photo.jpg';

/** An archive's file that fails its standard is at least one for readers of the screen. */
const STANDARDS = { accessible: ['ua-1'], archive: ['a-2a', 'ua-1'] } as const;

/**
 * Sets a CV as PDF in this process. The same document gives the same bytes. Compiling blocks the process (10 to 40 ms for
 * a usual CV, more for a huge one), so a server uses `createRendererPool`.
 *
 * @throws RenderError
 */
export async function render(resume: Resume, options: RenderOptions): Promise<Uint8Array> {
  return renderWith(await loadEngine(), resume, options);
}

/** The same on a given engine. */
export async function renderWith(
  engine: Engine,
  resume: Resume,
  options: RenderOptions,
): Promise<Uint8Array> {
  // The name becomes a file's path.
  if (options.template !== undefined && !isTemplateName(options.template)) {
    throw new RenderError('bad_resume', 'there is no such template');
  }
  const whole = wholeResume(resume);
  const { photograph, photoShape } = whole.profile;
  const template = options.template ?? whole.metadata.template;
  const photo = await readPhoto(photograph, photoFrame(template, photoShape).shape);
  const view = resumeView(whole, options, photo && PHOTO);
  const files: Record<string, Uint8Array> = photo ? { [PHOTO]: photo } : {};
  // Without a turn of the event loop between compiles, the engine's memory is not given back (1 to 3 MB each).
  await nextMacrotask();
  return withoutShortLastPage(view, (setting) =>
    engine.compile({
      main: `${setting.template}.typ`,
      data: JSON.stringify(setting),
      files,
      standards: STANDARDS[whole.metadata.standard],
    }),
  );
}

/** Callers in JavaScript, and documents from a database, may hold anything: types are not trusted here. */
function wholeResume(resume: Resume): Resume {
  try {
    return parseResume(resume);
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new RenderError(error.code.startsWith('too_') ? 'too_large' : 'bad_resume', error.message);
  }
}
