/** What other features and the routes know of mentors. */
export { inviteMentor, joinDesk, loadInvitation } from './invite-mentor.server.ts';
export { importMentors, type ImportReport } from './import-mentors.server.ts';
export { readMentorFile } from './read-mentor-file.ts';
export { findLowestPrice } from './find-lowest-price.server.ts';
export { forgetReviewer } from './forget-reviewer.server.ts';
export { listIntroduced } from './list-introduced.server.ts';
export { listMentorPaths } from './list-mentor-paths.server.ts';
export { listReviews } from './list-reviews.server.ts';
export { loadMentor } from './load-mentor.server.ts';
export { loadMentorForSale } from './load-mentor-for-sale.server.ts';
export {
  decideDraft,
  loadOwnProfile,
  ownProfile,
  saveOwnPhoto,
  saveOwnProfile,
  seenDraft,
  setBookable,
  setNeedsLook,
} from './own-profile.server.ts';
export { relistMentor } from './relist-mentor.server.ts';
export { renewMentorWords } from './renew-words.server.ts';
export { mentorRow } from './schema.ts';
export { saveMentors } from './save-mentors.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { mentorData } from './account-data.server.ts';
/** What a demo starts with. */
export { mentorsSeed } from './seed-mentors.server.ts';
