import { serve } from '@setapak/worker-pool/worker';
import { encodeAvatar, encodePhotograph, encodePicture } from './encode-avatar.ts';
import { encodePage, encodeSocialCard } from './encode-page.ts';

serve({ encodeAvatar, encodePhotograph, encodePicture, encodePage, encodeSocialCard });
