import { postsOf } from '@setapak/ats/ad';

/** An ad that offers several posts with the one that somebody applies for; as it is where it offers no such post. */
export function choosePost(ad: string, post: string): string {
  return postsOf(ad).find(({ name }) => name === post)?.ad ?? ad;
}
