import type { TemplateName } from '@setapak/resume';

export interface RenderOptions {
  /** `multi`: pages of the document's paper. `single`: one page as long as the content. */
  pages: 'multi' | 'single';
  /** In place of the document's own template. */
  template?: TemplateName;
  /** What the CV is called: the file's title where no person's name stands in it. */
  title?: string;
  /** Where the QR code leads of a document that wants one; without it none is printed. */
  codeTo?: string;
}
