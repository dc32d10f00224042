/** What the server's job list runs. */
export { purgeDeletedCvs } from './purge-deleted-cvs.server.ts';
export { renderThumbnail } from './render-thumbnail.server.ts';
