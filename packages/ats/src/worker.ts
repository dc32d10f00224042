import { serve } from '@setapak/worker-pool/worker';
import { attachedXml } from './pages/attached-xml.ts';
import { bareCopy } from './pages/bare-copy.ts';
import { describePages } from './pages/describe-pages.ts';
import { paintPage, type PaintOptions } from './pages/paint-page.ts';
import { readDocument } from './read-document.ts';
import { readResume, type ReadOptions } from './read-resume.ts';

/** The process in which files of strangers are read; `createReaderPool` starts and kills it. */
serve({
  read: (bytes: Uint8Array, options: ReadOptions) => readResume(bytes, options),
  readDocument: (bytes: Uint8Array, options: ReadOptions) => readDocument(bytes, options),
  describe: (bytes: Uint8Array) => describePages(bytes),
  paint: (bytes: Uint8Array, options: PaintOptions) => paintPage(bytes, options),
  bareCopy: (bytes: Uint8Array) => bareCopy(bytes),
  attachedXml: (bytes: Uint8Array) => attachedXml(bytes),
});
